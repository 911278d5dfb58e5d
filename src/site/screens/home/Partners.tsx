import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PartnerMark } from '../../scenes/PartnerMark';
import { buttonSecondary } from '../../ui/button';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { ledeStyle } from '../../ui/SectionHeading';
import { words } from './sectionStyles';

/** The training partners. */
export function Partners({ partners }: { partners: readonly Pick<Partner, 'id' | 'name' | 'hue'>[] }) {
  const { t } = useTranslation('home');
  return (
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
  );
}

const marks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: '0 var(--space-sm)',
  inlineSize: '100%',
  paddingBlock: 4,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    '& > span': { fontSize: '1.0625rem' },
  },
});
