import { useEffect, useRef, useState, type RefObject } from 'react';
import { accountRange } from '../../brand';
import { useFormat } from '../../i18n/useFormat';
import { useTimer } from '../../ui/useTimer';
import { parseQuote, quoteUrl } from './quoteUrl';

/** Returns the calculator's quote, with the accounts as typed, and a function that changes it and then the URL. */
export function useCalculator(controls: RefObject<HTMLElement>) {
  const format = useFormat();
  const initial = format.typed(accountRange.initial);
  const [quote, setQuote] = useState({ accounts: initial, reseller: false });
  const accounts = format.parse(quote.accounts);
  const isChanged = useRef(false);
  const timer = useTimer();
  // The page's language never changes.
  const [start] = useState({ initial, typed: format.typed });

  useEffect(() => {
    const shared = parseQuote(window.location.search);
    const entered = inputBeforeHydration(controls.current, start.initial);
    const sharedAccounts = shared.accounts === undefined ? start.initial : start.typed(shared.accounts);
    setQuote({ accounts: entered.accounts ?? sharedAccounts, reseller: entered.reseller || shared.reseller });
    isChanged.current = entered.accounts !== undefined || entered.reseller;
  }, [controls, start]);

  useEffect(() => {
    if (!isChanged.current) return;
    timer.after(300, () => {
      const { href } = window.location;
      window.history.replaceState(window.history.state, '', quoteUrl(href, { accounts, reseller: quote.reseller }));
    });
  }, [accounts, quote.reseller, timer]);

  const changeQuote = (changes: Partial<typeof quote>) => {
    isChanged.current = true;
    setQuote((before) => ({ ...before, ...changes }));
  };
  return { quote, accounts, changeQuote };
}

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
