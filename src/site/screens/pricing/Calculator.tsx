import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pounds } from '../../i18n/format';
import { sideBySide } from '../../ui/sideBySide';
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
      <h2 id="calculator" css={visuallyHidden}>
        {t('calculator.title')}
      </h2>
      <PrintedQuote priceText={priceText} yearText={yearText} />
      <div ref={controls}>
        <div css={sides}>
          <div css={card} data-print="hide">
            <CalculatorControls
              accounts={quote.accounts}
              onChange={(accounts) => changeQuote({ accounts })}
              sliderAt={sliderValue(typed)}
              hint={hintFor(quote.accounts, typed)}
              priceText={priceText}
            />
          </div>
          <CostPanel price={price} yearText={yearText} />
        </div>
        <ResellerLine checked={quote.reseller} onChange={(reseller) => changeQuote({ reseller })} />
      </div>
      <PriceAnnouncement text={priceText} />
      <QuoteActions />
    </section>
  );
}

const sides = css(sideBySide([1.35, 1], 'var(--space-sm)', 'stretch'), {
  '@media print': { display: 'block' },
});

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  padding: 'var(--space-lg)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  'html:not(.js) &': { alignContent: 'center', padding: 0, background: 'none', border: 0 },
});
