import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pounds } from '../../i18n/format';
import { from } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CalculatorControls } from './CalculatorControls';
import { CostPanel } from './CostPanel';
import { calculatePrice, hintFor, sliderValue, yearlyPrice } from './price';
import { PriceAnnouncement } from './PriceAnnouncement';
import { PrintedQuote } from './PrintedQuote';
import { QuoteActions } from './QuoteActions';
import { ResellerLine } from './ResellerLine';
import { useCalculator } from './useCalculator';

/** The pricing calculator. */
export function Calculator() {
  const { t } = useTranslation('pricing');
  const controls = useRef<HTMLDivElement>(null);
  const { quote, accounts: typed, changeQuote } = useCalculator(controls);
  const [isFromSlider, setFromSlider] = useState(false);
  const change = (accounts: string, bySlider: boolean) => {
    setFromSlider(bySlider);
    changeQuote({ accounts });
  };
  const price = calculatePrice(typed);
  const { accounts, pounds: cost } = price;
  // As screen readers say it: “240 accounts, £600.00 a month”.
  const priceText =
    accounts === 0
      ? t('calculator.emptyHint')
      : cost === undefined
        ? t('calculator.valueTextBespoke', { count: accounts, accounts })
        : t('calculator.valueText', { count: accounts, accounts, cost, formatParams: { cost: pounds } });
  // A reseller's year is agreed, as the month is.
  const year = quote.reseller ? undefined : yearlyPrice(price);
  const yearText =
    year === undefined ? undefined : t('calculator.year', { cost: year, formatParams: { cost: pounds } });
  return (
    <section aria-labelledby="calculator">
      <H2 id="calculator" css={visuallyHidden}>
        {t('calculator.title')}
      </H2>
      <PrintedQuote priceText={priceText} />
      <div ref={controls} css={parts}>
        <div css={card} data-print="hide">
          <CalculatorControls
            accounts={quote.accounts}
            onType={(accounts) => change(accounts, false)}
            onSlide={(accounts) => change(accounts, true)}
            sliderAt={sliderValue(typed)}
            hint={hintFor(quote.accounts, typed)}
            priceText={priceText}
          />
        </div>
        <CostPanel price={price} yearText={yearText} />
        <ResellerLine checked={quote.reseller} onChange={(reseller) => changeQuote({ reseller })} />
        <QuoteActions accounts={typed} reseller={quote.reseller} />
      </div>
      <PriceAnnouncement text={priceText} isSaid={isFromSlider} />
    </section>
  );
}

// The price is between the controls and the rest; on wide screens, next to all of it.
const parts = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  '& > *': { minWidth: 0 },
  [from.wide]: {
    gridTemplate: 'auto auto 1fr / minmax(0, 1.35fr) minmax(0, 1fr)',
    '& > [data-tone]': { gridColumn: 2, gridRow: '1 / span 3' },
  },
  '@media print': { display: 'block' },
});

const card = css({
  display: 'grid',
  alignContent: 'center',
  gap: 20,
  padding: 'var(--space-lg)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  'html:not(.js) &': { padding: 0, background: 'none', border: 0 },
});
