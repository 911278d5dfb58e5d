import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PartnerMark } from '../../scenes/PartnerMark';
import { ExternalLink } from '../../shell/ExternalLink';
import { from } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { container } from '../../ui/container';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { ledeStyle } from '../../ui/SectionHeading';
import { words } from './sectionStyles';

interface TrainingBandProps {
  partners: readonly Pick<Partner, 'id' | 'name' | 'url' | 'hue' | 'role'>[];
}

/** Specialist training and the partners who give it: two sections of one band, with a rule between them. */
export function TrainingBand({ partners }: TrainingBandProps) {
  const { t } = useTranslation('home');
  const academy = partners.find(({ role }) => role === 'academy');
  const certifier = partners.find(({ role }) => role === 'certifier');
  return (
    <div data-tone="heather" css={band}>
      <div css={[container, parts]}>
        {academy && certifier && (
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
        )}
        <section aria-labelledby="partners" css={words}>
          <H2 id="partners">{t('partners.title')}</H2>
          <p css={ledeStyle}>{t('partners.text')}</p>
          <ul role="list" css={marks}>
            {partners.map(({ id, name, hue }) => (
              <li key={id} data-hue={hue}>
                <PartnerMark id={id} name={name} />
              </li>
            ))}
          </ul>
          <LocaleLink to="/partners" css={buttonSecondary}>
            {t('partners.link')}
            <Icon name="arrow-right" />
          </LocaleLink>
        </section>
      </div>
    </div>
  );
}

const band = css({
  paddingBlock: 'var(--section)',
  background: 'var(--heather-100)',
  '@media (forced-colors: active)': { borderBlock: '1px solid CanvasText' },
});

const rule = '1px solid var(--line-strong)';

const parts = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  '& > *': { minInlineSize: 0 },
  '& > :last-child': { borderBlockStart: rule, paddingBlockStart: 'var(--space-xl)' },
  [from.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :last-child': {
      borderBlockStart: 0,
      paddingBlockStart: 0,
      borderInlineStart: rule,
      paddingInlineStart: 'var(--space-xl)',
    },
  },
});

const visit = css({ paddingBlock: 10, fontWeight: 640 });

const marks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: '0 var(--space-sm)',
  inlineSize: '100%',
  paddingBlock: 4,
  '& > li': { display: 'flex', alignItems: 'center', minHeight: 52, '& > span': { fontSize: '1.0625rem' } },
});
