import { css } from '@emotion/react';
import { useRef, useState, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { accountRange, minimumCharge } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { RichText } from '../../i18n/RichText';
import { useFormat } from '../../i18n/useFormat';
import { ContactLink } from '../../shell/ContactLink';
import { CostPanel } from '../../shell/price/CostPanel';
import { calculatePrice, hintFor, sliderValue } from '../../shell/price/price';
import { PriceAnnouncement } from '../../shell/price/PriceAnnouncement';
import { PrintedHead } from '../../shell/price/PrintedHead';
import { usePriceText } from '../../shell/price/usePriceText';
import { useQueryString, withOwnParameters, changeQueryString, type OwnParameters } from '../../shell/queryString';
import { below, from } from '../../ui/breakpoints';
import { textButton } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { Chips } from '../../ui/Chips';
import { H2 } from '../../ui/elements';
import { NumberField } from '../../ui/TextField';
import { RangeSlider } from '../../ui/RangeSlider';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { useTimer } from '../../ui/useTimer';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** The pricing calculator: a slider and a number field for the accounts, and the box of a reseller, which changes no price. */
export function Calculator() {
  const { t } = useTranslation('pricing');
  const { money, number, typed } = useFormat();
  const controls = useRef<HTMLDivElement>(null);
  const { quote, accounts, changeQuote } = useCalculator(controls);
  const [isFromSlider, setFromSlider] = useState(false);
  const changeAccounts = (text: string, bySlider: boolean) => {
    setFromSlider(bySlider);
    changeQuote({ accounts: text });
  };
  const price = calculatePrice(accounts);
  const priceText = usePriceText(price);
  const query = withOwnParameters(useQueryString(), quoteParameters({ accounts, reseller: quote.reseller }));
  const { min, max, step, initial } = accountRange;
  const said = accounts > 0 && accounts < Infinity && accounts !== initial ? accounts : undefined;
  const hint = hintFor(quote.accounts, accounts);
  return (
    <section aria-labelledby="calculator">
      <H2 id="calculator" css={visuallyHidden}>
        {t('calculator.title')}
      </H2>
      <PrintedHead title={t('quote.title')} priceText={priceText} />
      <div ref={controls} css={parts}>
        <div css={card} data-print="hide">
          <p css={withoutScripts}>{t('noScript')}</p>
          <div css={[fields, withScripts]}>
            <NumberField
              id="accounts"
              css={field}
              label={t('calculator.accounts')}
              hint={hint && hint !== 'invalid' ? t(`calculator.${hint}Hint`, { min, max }) : t('table.note', prices)}
              error={hint === 'invalid' && t('numberError', { example: max })}
              value={quote.accounts}
              onChange={(event) => changeAccounts(event.target.value, false)}
            />
            <p css={nearbyPrice} aria-hidden="true">
              {hint === 'empty' ? '\u00A0' : priceText}
            </p>
            <RangeSlider
              id="accounts-slider"
              label={t('calculator.slider')}
              min={min}
              max={max}
              step={step}
              value={sliderValue(accounts)}
              valueText={priceText}
              onChange={(value) => changeAccounts(typed(value), true)}
            />
            <p aria-hidden="true" css={ends}>
              {`${number(min)} · ${money(minimumCharge)}`}
              <span>{number(max)}</span>
            </p>
            <Chips
              legend={t('table.accounts')}
              options={[50, 100, 180, 250, 500].map((size) => ({ value: typed(size), label: number(size) }))}
              value={quote.accounts}
              onChange={(size) => changeAccounts(size, false)}
            />
          </div>
          <LocaleLink to={`/courses${said ? `?accounts=${said}` : ''}#roles`} css={textButton}>
            {t('plan.link')}
          </LocaleLink>
        </div>
        <CostPanel price={price} isReseller={quote.reseller} said={{ accounts: said }} query={query} />
        <div css={[card, withScripts]} data-print="hide">
          <Checkbox
            id="reseller"
            label={t('calculator.reseller')}
            // It is said when it changes.
            hint={
              <span role="status">
                {quote.reseller ? (
                  <RichText
                    text={t('calculator.resellerNote')}
                    tags={{ contact: (words) => <ContactLink topic="reseller">{words}</ContactLink> }}
                  />
                ) : (
                  t('calculator.resellerHint')
                )}
              </span>
            }
            checked={quote.reseller}
            onChange={(event) => changeQuote({ reseller: event.target.checked })}
          />
        </div>
      </div>
      <PriceAnnouncement text={priceText} isSaid={isFromSlider} />
    </section>
  );
}

/** Returns the quote with the accounts as typed, and what changes it and the URL, which it follows: links, Back. */
function useCalculator(controls: RefObject<HTMLElement>) {
  const format = useFormat();
  const initial = format.typed(accountRange.initial);
  const [quote, setQuote] = useState({ accounts: initial, reseller: false });
  const accounts = format.parse(quote.accounts);
  const isChanged = useRef(false);
  const search = useQueryString();
  // The query string that was followed or written last: what is typed, such as “1,000”, is not written anew from it.
  const shown = useRef<string>();
  const timer = useTimer();
  // The page's language never changes.
  const [start] = useState({ initial, typed: format.typed });

  useEffect(() => {
    // At hydration, `search` is that of the HTML, which has none.
    const now = window.location.search;
    if (shown.current === now) return;
    const shared = parseQuote(now);
    const entered = shown.current === undefined ? inputBeforeHydration(controls.current, start.initial) : nothing;
    shown.current = now;
    timer.cancel();
    const sharedAccounts = shared.accounts === undefined ? start.initial : start.typed(shared.accounts);
    setQuote({ accounts: entered.accounts ?? sharedAccounts, reseller: entered.reseller || shared.reseller });
    isChanged.current = entered.accounts !== undefined || entered.reseller;
  }, [search, controls, start, timer]);

  useEffect(() => {
    if (!isChanged.current) return;
    timer.after(300, () => {
      // A link or Back has changed the address, and the quote follows it in a moment.
      if (window.location.search !== shown.current) return;
      changeQueryString(quoteParameters({ accounts, reseller: quote.reseller }), 'replaceState');
      shown.current = window.location.search;
    });
  }, [accounts, quote.reseller, timer]);

  const changeQuote = (changes: Partial<typeof quote>) => {
    isChanged.current = true;
    setQuote((before) => ({ ...before, ...changes }));
  };
  return { quote, accounts, changeQuote };
}

const nothing = { accounts: undefined, reseller: false };

/** Returns what was entered before hydration, by hand or with the slider. */
function inputBeforeHydration(controls: HTMLElement | null, initial: string) {
  const value = (selector: string) => controls?.querySelector<HTMLInputElement>(selector)?.value;
  const slider = value('input[type="range"]');
  const typed = value('input[inputmode]');
  return {
    accounts: typed !== initial ? typed : slider !== String(accountRange.initial) ? slider : undefined,
    reseller: controls?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false,
  };
}

/** Parses `?accounts=240&reseller=1`; the accounts are undefined where they are no number. */
export function parseQuote(search: string) {
  const query = new URLSearchParams(search);
  const accounts = Number(query.get('accounts') || NaN);
  return { accounts: Number.isFinite(accounts) ? accounts : undefined, reseller: query.get('reseller') === '1' };
}

/** Returns the parameters of a quote: the number as every language reads it, none for what is no finite one. */
export function quoteParameters({ accounts, reseller }: { accounts: number; reseller: boolean }): OwnParameters {
  return { accounts: Number.isFinite(accounts) ? String(accounts) : undefined, reseller: reseller ? '1' : undefined };
}

// The price follows the number and comes before the rest; on wide screens, it is next to both.
const parts = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  '& > *': { minWidth: 0 },
  [from.wide]: {
    gridTemplate: '1fr auto / repeat(2, minmax(0, 1fr))',
    '& > [data-tone]': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > :last-child': { paddingBlock: 24 },
  },
  '@media print': { display: 'block' },
});

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 'var(--space-lg)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  'html:not(.js) &': { padding: 0, background: 'none', border: 0 },
});

const fields = css({
  display: 'grid',
  gap: 12,
  [from.wide]: { gap: 28 },
  '& legend': visuallyHidden,
  // One row on phones.
  [below.small]: { '& fieldset button': { justifyContent: 'center', minWidth: 44, paddingInline: 8 } },
});

const field = css({
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
    columnGap: 24,
    '& > input': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
    '& > p:last-child': { gridColumn: '1 / -1' },
  },
});

// The minimum charge covers the accounts at its start.
const ends = css({
  alignSelf: 'start',
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: -14,
  paddingInlineStart: 10,
  borderInlineStart: '3px solid var(--gorse)',
  color: 'var(--ink3)',
  fontSize: 'var(--text-small)',
  lineHeight: 1.3,
  [from.wide]: { marginBlockStart: -30 },
});

// It is shown where the keyboard covers the cost.
const nearbyPrice = css({ marginBlock: -4, fontWeight: 660, [from.wide]: { display: 'none' } });
