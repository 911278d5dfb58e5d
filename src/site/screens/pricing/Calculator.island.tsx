import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CostPanel } from '../../shell/price/CostPanel';
import { calculatePrice, hintFor, sliderValue } from '../../shell/price/price';
import { PriceAnnouncement } from '../../shell/price/PriceAnnouncement';
import { PrintedHead } from '../../shell/price/PrintedHead';
import { ShareActions } from '../../shell/price/ShareActions';
import { usePriceText } from '../../shell/price/usePriceText';
import { useQueryString, withOwnParameters } from '../../shell/queryString';
import { from } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CalculatorControls } from './CalculatorControls';
import { quoteParameters } from './quoteQuery';
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
  const priceText = usePriceText(price);
  const query = withOwnParameters(useQueryString(), quoteParameters({ accounts: typed, reseller: quote.reseller }));
  return (
    <section aria-labelledby="calculator">
      <H2 id="calculator" css={visuallyHidden}>
        {t('calculator.title')}
      </H2>
      <PrintedHead title={t('quote.title')} priceText={priceText} />
      <div ref={controls} css={parts}>
        <div css={card} data-print="hide">
          <CalculatorControls
            accounts={quote.accounts}
            onType={(accounts) => change(accounts, false)}
            onSlide={(accounts) => change(accounts, true)}
            sliderAt={sliderValue(typed)}
            hint={hintFor(quote.accounts, typed)}
            priceText={priceText}
            isReseller={quote.reseller}
            onReseller={(reseller) => changeQuote({ reseller })}
          />
        </div>
        <CostPanel price={price} isReseller={quote.reseller} />
        <ShareActions query={query} copyLabel={t('share.copy')} printLabel={t('share.print')} />
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
    gridTemplate: 'auto 1fr / minmax(0, 1.35fr) minmax(0, 1fr)',
    '& > [data-tone]': { gridColumn: 2, gridRow: '1 / span 2' },
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
