import { css } from '@emotion/react';
import { Calculator } from '../../../src/screens/pricing/Calculator';
import { CostPanel } from '../../../src/screens/pricing/CostPanel';
import { calculatePrice } from '../../../src/screens/pricing/price';
import { PriceTable } from '../../../src/screens/pricing/PriceTable';
import { SalesCard } from '../../../src/screens/pricing/SalesCard';
import { Specimen, State } from '../Specimen';

/** Components of the pricing page. */
export function Pricing() {
  return (
    <>
      <Specimen file="src/screens/pricing/Calculator.tsx">
        <State name="as it opens" wide>
          <Calculator />
        </State>
      </Specimen>
      <Specimen file="src/screens/pricing/CostPanel.tsx">
        {['10', '250', '1000'].map((accounts) => (
          <State key={accounts} name={`${accounts} accounts`}>
            <div css={narrow}>
              <CostPanel price={calculatePrice(accounts)} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen file="src/screens/pricing/PriceTable.tsx">
        <State name="all sizes" wide>
          <PriceTable id="gallery-prices" />
        </State>
      </Specimen>
      <Specimen file="src/screens/pricing/SalesCard.tsx">
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
