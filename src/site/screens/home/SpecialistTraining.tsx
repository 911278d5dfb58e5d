import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { buttonPrimary, buttonRow } from '../../ui/button';
import { H2 } from '../../ui/elements';
import { ledeStyle } from '../../ui/SectionHeading';
import { words } from './sectionStyles';

/** Specialist training, with links to its page and to the academy. */
export function SpecialistTraining({ partners }: { partners: readonly Pick<Partner, 'name' | 'url' | 'role'>[] }) {
  const { t } = useTranslation('home');
  const academy = partners.find(({ role }) => role === 'academy');
  const certifier = partners.find(({ role }) => role === 'certifier');
  if (!academy || !certifier) return null;
  return (
    <section aria-labelledby="specialist" css={words}>
      <H2 id="specialist">{t('specialist.title')}</H2>
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
