import { css } from '@emotion/react';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { accountRange, bespokeFrom, minimumCharge, pricePerAccount } from '../../brand';
import { pounds } from '../../i18n/format';
import { useFormat } from '../../i18n/useFormat';
import { ContactLink } from '../../shell/ContactLink';
import { buttonAccent, buttonOnSlate, buttonRow } from '../../ui/button';
import type { Price } from './price';

/** The monthly cost, or an invitation to get in touch for bespoke prices. */
export function CostPanel({ price }: { price: Price }) {
  return (
    <div data-tone="slate" css={panel}>
      <div css={result}>{price.kind === 'cost' ? <Cost {...price} /> : <Bespoke accounts={price.accounts} />}</div>
      <NextSteps accounts={useDeferredValue(carriedAccounts(price.accounts))} />
    </div>
  );
}

const NextSteps = memo(function NextSteps({ accounts }: { accounts: number | undefined }) {
  const { t } = useTranslation('pricing');
  return (
    <>
      <div css={buttonRow} data-print="hide">
        <ContactLink topic="trial" accounts={accounts} css={buttonAccent}>
          {t('calculator.trial')}
        </ContactLink>
        <ContactLink topic="demo" accounts={accounts} css={buttonOnSlate}>
          {t('calculator.demo')}
        </ContactLink>
      </div>
      <p css={small} data-print="hide">
        {t('calculator.trialNote')}
      </p>
    </>
  );
});

function Cost({ accounts, pounds: cost }: { accounts: number; pounds: number }) {
  const { t } = useTranslation('pricing');
  const { money } = useFormat();
  const minimum = { minimum: minimumCharge, formatParams: { minimum: pounds } };
  const belowMinimum = accounts * pricePerAccount < minimumCharge;
  return (
    <>
      <p css={label}>{t('calculator.cost')}</p>
      <p css={figure}>{money(cost)}</p>
      <p>
        {t('calculator.sum', { count: accounts, accounts, price: pricePerAccount, formatParams: { price: pounds } })}
      </p>
      <p css={small}>{belowMinimum ? t('calculator.minimumApplies', minimum) : t('calculator.minimum', minimum)}</p>
    </>
  );
}

function Bespoke({ accounts }: { accounts: number }) {
  const { t } = useTranslation('pricing');
  return (
    <>
      <p css={label}>{t('calculator.cost')}</p>
      <p css={[figure, words]}>
        <ContactLink topic="pricing" accounts={carriedAccounts(accounts)}>
          {t('calculator.bespoke.title')}
        </ContactLink>
      </p>
      <p>{t('calculator.bespoke.text', { limit: bespokeFrom })}</p>
    </>
  );
}

/** The accounts that the contact form is told about: those that the visitor chose. */
function carriedAccounts(accounts: number): number | undefined {
  return Number.isFinite(accounts) && accounts > 0 && accounts !== accountRange.initial ? accounts : undefined;
}

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: 'clamp(22px, 3vw, 36px)',
  // In the dark theme slate is darker than the page.
  border: '2px solid var(--gorse)',
  borderRadius: 'var(--radius-xl)',
  '@media print': { padding: 0, border: 0 },
});

// A fixed height, so that the buttons do not move.
const result = css({ flex: 1, minHeight: '11.5rem', '@media print': { minHeight: 0 } });
const label = css({ color: 'var(--ink2)' });
const small = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });

const figure = css({
  marginBlock: '2px 10px',
  fontSize: 'clamp(2.75rem, 2rem + 3vw, 4rem)',
  fontWeight: 720,
  fontVariationSettings: '"FLAR" 100',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'var(--tracking-heading)',
  lineHeight: 1.1,
});

const words = css({ fontSize: 'var(--text-h1)', '& > a': { color: 'inherit', textDecorationColor: 'var(--gorse)' } });
