import { css } from '@emotion/react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sideBySide } from '../../ui/sideBySide';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CalculatorControls } from './CalculatorControls';
import { CostPanel } from './CostPanel';
import { calculatePrice } from './price';
import { PriceAnnouncement } from './PriceAnnouncement';
import { PrintedQuote } from './PrintedQuote';
import { QuoteActions } from './QuoteActions';
import { useCalculator } from './useCalculator';

/** The pricing calculator. */
export function Calculator() {
  const { t } = useTranslation('pricing');
  const controls = useRef<HTMLDivElement>(null);
  const calculator = useCalculator(controls);
  const price = calculatePrice(calculator.input);
  // Deferred for what is not visible at once, so that the price paints first.
  const deferredInput = useDeferredValue(calculator.input);
  const deferredPrice = useMemo(() => calculatePrice(deferredInput), [deferredInput]);
  return (
    <section aria-labelledby="calculator">
      <h2 id="calculator" css={visuallyHidden}>
        {t('calculator.title')}
      </h2>
      <PrintedQuote price={deferredPrice} />
      <div css={sides}>
        <div ref={controls} css={card} data-print="hide">
          <CalculatorControls {...calculator} price={price} />
        </div>
        <CostPanel price={price} />
      </div>
      <PriceAnnouncement price={deferredPrice} />
      <QuoteActions />
    </section>
  );
}

const sides = css(sideBySide([1.35, 1], 'clamp(14px, 1.8vw, 22px)', 'stretch'), {
  '@media print': { display: 'block' },
});

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  padding: 'clamp(22px, 3vw, 36px)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  'html:not(.js) &': { alignContent: 'center', padding: 0, background: 'none', border: 0 },
});
