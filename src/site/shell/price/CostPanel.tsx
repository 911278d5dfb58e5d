import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minimumCharge, pricePerAccount } from '../../brand';
import { pounds } from '../../i18n/format';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { useFormat } from '../../i18n/useFormat';
import { from } from '../../ui/breakpoints';
import { buttonAccent, buttonOnSlate, buttonRow } from '../../ui/button';
import { ContactLink, type ContactLinkProps } from '../ContactLink';
import { ShareActions } from './ShareActions';
import { isFurtherCharged, yearlyPrice, type Price } from './price';

interface CostPanelProps {
  price: Price;
  /** Whether the price is that of a reseller, whose year is agreed, as the month is. */
  isReseller?: boolean;
  /** What of it the visitor has said, which goes along to the contact form. A plan is empty until it has roles. */
  said: Pick<ContactLinkProps, 'plan' | 'accounts'>;
  /** That of its page, which is copied; undefined where there is nothing to share. */
  query: string | undefined;
  /** What is above the cost. */
  children?: ReactNode;
}

/** The cost of a month, of twelve and of one more person, or an invitation to get in touch for bespoke prices. */
export function CostPanel({ price, isReseller = false, said, query, children }: CostPanelProps) {
  const { t } = useTranslation(['pricing', 'courses']);
  const { money } = useFormat();
  const { accounts, pounds: cost } = price;
  const isEmpty = said.plan === '' && accounts === 0;
  const year = isReseller ? undefined : yearlyPrice(price);
  const sales = { topic: 'pricing', label: t('bespoke.sales') } as const;
  const trial = { topic: 'trial', label: t(said.plan ? 'courses:plan.trial' : 'calculator.trial') } as const;
  const demo = { topic: 'demo', label: t('calculator.demo') } as const;
  const [first, second] = cost === undefined ? [sales, trial] : [trial, demo];
  return (
    <div data-tone="slate" css={panel}>
      {children}
      <div css={!isEmpty && result}>
        <p css={{ color: 'var(--ink2)' }}>{t('calculator.cost')}</p>
        {said.plan !== undefined && accounts === 0 ? (
          <p>{t('table.note', prices)}</p>
        ) : cost === undefined ? (
          <>
            <p css={[figure, { fontSize: 'var(--text-h2)' }]}>{t('calculator.bespoke.title')}</p>
            <p>{t('calculator.bespoke.text', prices)}</p>
          </>
        ) : (
          <>
            <p css={figure}>{money(cost)}</p>
            {accounts > 0 && <p>{t('calculator.sum', { count: accounts, accounts, ...prices })}</p>}
            {accounts * pricePerAccount < minimumCharge && <p css={small}>{t('calculator.minimumApplies', prices)}</p>}
            {year !== undefined && (
              <p css={{ marginBlockStart: 8 }}>
                {t('calculator.year', {
                  cost: year,
                  each: year / accounts,
                  formatParams: { cost: pounds, each: pounds },
                })}
              </p>
            )}
          </>
        )}
      </div>
      {!isEmpty && (
        <>
          <div css={buttonRow} data-print="hide">
            <ContactLink topic={first.topic} {...said} css={buttonAccent}>
              {first.label}
            </ContactLink>
            <ContactLink topic={second.topic} {...said} css={buttonOnSlate}>
              {second.label}
            </ContactLink>
            <p css={[small, { flexBasis: '100%' }]}>
              {t('calculator.trialNote')} {t('calculator.currency')}
            </p>
          </div>
          <ul role="list" css={further}>
            {isFurtherCharged(accounts) && <li>{t('calculator.further', prices)}</li>}
            <li data-print="hide">
              <LocaleLink to="/pricing#estimate">{t('estimate.title')}</LocaleLink>
            </li>
            {said.plan !== undefined && (
              <li data-print="hide">
                <LocaleLink to={`/pricing${said.accounts ? `?accounts=${said.accounts}` : ''}#included`}>
                  {t('included.title')}
                </LocaleLink>
              </li>
            )}
            {query !== undefined && (
              <li>
                <ShareActions query={query} />
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-sm)',
  padding: 'var(--space-lg)',
  // In the dark theme slate is darker than the page.
  border: '2px solid var(--gorse)',
  borderRadius: 'var(--radius-xl)',
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { marginBlockStart: 'auto' },
  '@media print': {
    padding: 0,
    border: 0,
    // The sums of a plan, and what they cost next to them: its roles have room on the same sheet.
    '&:has(> dl)': { display: 'grid', gridTemplateColumns: '1fr 1fr', alignContent: 'start' },
    '& > dl ~ div': { gridArea: '1 / 2 / span 2' },
    '& > ul': { gridColumn: '1 / -1', paddingBlockStart: 4 },
    '& summary > svg': { display: 'none' },
  },
});

// Next to the controls its height is the same for every price, so that the buttons do not move.
const result = css({ [from.wide]: { minHeight: '13rem' } });
const small = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });

const further = css({
  display: 'grid',
  gap: 4,
  paddingBlockStart: 12,
  borderBlockStart: '1px solid var(--slate-line)',
  '& a': { display: 'inline-block', paddingBlock: 10, color: 'inherit' },
});

const figure = css({
  marginBlock: '2px 4px',
  fontSize: 'clamp(2.75rem, 2rem + 3vw, 4rem)',
  fontWeight: 700,
  fontVariationSettings: '"FLAR" 100',
  letterSpacing: 'var(--tracking-heading)',
  lineHeight: 1.1,
  '@media print': { fontSize: '2rem' },
});
