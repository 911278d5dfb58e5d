import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { useFormatDate } from '../../i18n/useFormatDate';
import { siteUrl } from '../head/siteUrl';
import { SiteLogo } from '../SiteLogo';
import { usePhone } from '../usePhone';

/** The head of a price or a plan on paper. */
export function PrintedHead({ title, priceText }: { title: string; priceText: string }) {
  const { t } = useTranslation('pricing');
  const { date } = useFormatDate();
  const { phone } = usePhone();
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), [priceText]);
  return (
    <div css={printOnly} aria-hidden="true" data-letterhead="">
      <SiteLogo />
      <p>{[phone, brand.email, siteUrl].filter(Boolean).join(' · ')}</p>
      <p css={{ fontSize: 'var(--text-h2)', fontWeight: 700 }}>{title}</p>
      <p>{today && t('quote.date', { date: date(today) })}</p>
      <p css={{ fontSize: '8pt', overflowWrap: 'anywhere' }}>{today && window.location.href}</p>
      <p>{priceText}</p>
      <p>
        {t('quote.note')} {t('calculator.currency')}
      </p>
    </div>
  );
}

const printOnly = css({
  display: 'none',
  // Next to the logo is how to reach us.
  '@media print': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 6,
    marginBlockEnd: 12,
    '& > :nth-of-type(n + 2)': { gridColumn: '1 / -1' },
  },
});
