import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PartnerMark } from '../../scenes/PartnerMark';
import { below, from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { halves, words } from './sectionStyles';

/** The training partners. */
export function Partners({ partners }: { partners: readonly Pick<Partner, 'id' | 'name' | 'hue'>[] }) {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="partners">
      <div css={halves}>
        <div css={words}>
          <h2 id="partners">{t('partners.title')}</h2>
          <p css={ledeStyle}>{t('partners.text')}</p>
          <LocaleLink to="/partners" css={buttonSecondary}>
            {t('partners.link')}
            <Icon name="arrow-right" />
          </LocaleLink>
        </div>
        <ul role="list" css={marks}>
          {partners.map(({ id, name, hue }) => (
            <li key={id} data-hue={hue}>
              <PartnerMark id={id} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const marks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: 'var(--space-xs)',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'clamp(72px, 10vw, 124px)',
    padding: '12px var(--space-sm)',
    [below.medium]: { '& > span': { fontSize: 'var(--text-body)' } },
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-lg)',
  },
});
