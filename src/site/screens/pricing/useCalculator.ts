import { useEffect, useRef, useState, type RefObject } from 'react';
import { accountRange } from '../../brand';
import { useFormat } from '../../i18n/useFormat';
import { changeQueryString, currentQueryString, onThisPage, useQueryString } from '../../shell/queryString';
import { useTimer } from '../../ui/useTimer';
import { parseQuote, quoteParameters } from './quoteQuery';

/**
 * Returns the calculator's quote, with the accounts as typed, and a function that changes it and then the URL. The quote
 * follows the URL: a link to the page, and Back.
 */
export function useCalculator(controls: RefObject<HTMLElement>) {
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
    const now = currentQueryString();
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
    const write = onThisPage(() => {
      // A link or Back has changed the address, and the quote follows it in a moment.
      if (currentQueryString() !== shown.current) return;
      changeQueryString(quoteParameters({ accounts, reseller: quote.reseller }), 'replaceState');
      shown.current = currentQueryString();
    });
    timer.after(300, write);
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
