import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { Art } from '../../scenes/Art';
import { ExternalLink } from '../../shell/ExternalLink';
import { below } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow } from '../../ui/button';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { useWordBreaks } from '../../ui/wordBreaks';
import { halves, words } from './sectionStyles';

/** Specialist training, with links to its page and to the academy, and a fort (Welsh “caer”). */
export function SpecialistBand({ partners }: { partners: readonly Pick<Partner, 'name' | 'url' | 'role'>[] }) {
  const { t } = useTranslation('home');
  const withBreaks = useWordBreaks();
  const academy = partners.find(({ role }) => role === 'academy');
  const certifier = partners.find(({ role }) => role === 'certifier');
  if (!academy || !certifier) return null;
  return (
    <Section tone="heather" labelledBy="specialist">
      <div css={halves}>
        <div css={words}>
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
        </div>
        <Art name="fort" css={fort} />
      </div>
    </Section>
  );
}

const visit = css({ paddingBlock: 10, fontWeight: 640 });

const fort = css({
  width: '100%',
  aspectRatio: '480 / 280',
  maxWidth: 480,
  marginInline: 'auto',
  alignSelf: 'end',
  marginBlockEnd: 'calc(-1 * var(--section))',
  fill: 'var(--heather)',
  forcedColorAdjust: 'none',
  [below.wide]: { display: 'none' },
});
