import { css } from '@emotion/react';
import { Calculator } from '../../../src/site/screens/pricing/Calculator';
import { CostPanel } from '../../../src/site/screens/pricing/CostPanel';
import { calculatePrice } from '../../../src/site/screens/pricing/price';
import { PriceTable } from '../../../src/site/screens/pricing/PriceTable';
import { SalesCard } from '../../../src/site/screens/pricing/SalesCard';
import { Specimen, State } from '../Specimen';

/** Components of the pricing page. */
export function Pricing() {
  return (
    <>
      <Specimen file="src/site/screens/pricing/Calculator.tsx">
        <State name="as it opens" wide>
          <Calculator />
        </State>
      </Specimen>
      <Specimen file="src/site/screens/pricing/CostPanel.tsx">
        {['10', '250', '1000'].map((accounts) => (
          <State key={accounts} name={`${accounts} accounts`}>
            <div css={narrow}>
              <CostPanel price={calculatePrice(accounts)} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen file="src/site/screens/pricing/PriceTable.tsx">
        <State name="all sizes" wide>
          <PriceTable id="gallery-prices" />
        </State>
      </Specimen>
      <Specimen file="src/site/screens/pricing/SalesCard.tsx">
        <State name="as on the page">
          <div css={narrow}>
            <SalesCard />
          </div>
        </State>
      </Specimen>
    </>
  );
}

const narrow = css({ width: 400, maxWidth: '100%' });
