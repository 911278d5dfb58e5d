import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { buttonPrimary, buttonRow } from '../../ui/button';
import { ledeStyle } from '../../ui/SectionHeading';
import { useWordBreaks } from '../../ui/wordBreaks';
import { words } from './sectionStyles';

/** Specialist training, with links to its page and to the academy. */
export function SpecialistTraining({ partners }: { partners: readonly Pick<Partner, 'name' | 'url' | 'role'>[] }) {
  const { t } = useTranslation('home');
  const withBreaks = useWordBreaks();
  const academy = partners.find(({ role }) => role === 'academy');
  const certifier = partners.find(({ role }) => role === 'certifier');
  if (!academy || !certifier) return null;
  return (
    <section aria-labelledby="specialist" css={words}>
      <h2 id="specialist">{withBreaks(t('specialist.title'))}</h2>
      <p css={ledeStyle}>{t('specialist.text', { academy: academy.name, certifier: certifier.name })}</p>
      <div css={buttonRow}>
        <LocaleLink to="/specialist/courses" css={buttonPrimary}>
          {t('specialist.link')}
        </LocaleLink>
        <ExternalLink href={academy.url} css={visit}>
          {t('specialist.visit', { name: academy.name })}
        </ExternalLink>
      </div>
    </section>
  );
}

const visit = css({ paddingBlock: 10, fontWeight: 640 });
