import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PartnerMark } from '../../scenes/PartnerMark';
import { buttonSecondary } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { headingRow } from './sectionStyles';

/** The training partners. */
export function Partners({ partners }: { partners: readonly Pick<Partner, 'id' | 'name' | 'hue'>[] }) {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="partners">
      <div css={headingRow}>
        <SectionHeading id="partners" title={t('partners.title')} lede={t('partners.text')} />
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
    </Section>
  );
}

/** One row of names; two rows on phones. */
const marks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: '0 var(--space-sm)',
  borderBlock: '1px solid var(--line)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'clamp(56px, 8vw, 104px)',
    '& > span': { fontSize: 'clamp(1rem, .8rem + .7vw, 1.375rem)' },
  },
});
