import { useEffect, useRef, useState, type RefObject } from 'react';
import { accountRange } from '../../brand';
import { useTimer } from '../../ui/useTimer';
import { parseQuote, quoteUrl } from './quoteUrl';

/** Returns the calculator's quote, with the accounts as typed, and a function that changes it and then the URL. */
export function useCalculator(controls: RefObject<HTMLElement>) {
  const [quote, setQuote] = useState({ accounts: initial, reseller: false });
  const isChanged = useRef(false);
  const timer = useTimer();

  useEffect(() => {
    const shared = parseQuote(window.location.search);
    const typed = inputBeforeHydration(controls.current);
    setQuote({ accounts: typed.accounts ?? shared.accounts ?? initial, reseller: typed.reseller || shared.reseller });
    isChanged.current = typed.accounts !== undefined || typed.reseller;
  }, [controls]);

  useEffect(() => {
    if (!isChanged.current) return;
    timer.after(300, () =>
      window.history.replaceState(window.history.state, '', quoteUrl(window.location.href, quote)),
    );
  }, [quote, timer]);

  const changeQuote = (changes: Partial<typeof quote>) => {
    isChanged.current = true;
    setQuote((before) => ({ ...before, ...changes }));
  };
  return { quote, changeQuote };
}

const initial = String(accountRange.initial);

/** Returns what was entered before hydration. */
function inputBeforeHydration(controls: HTMLElement | null) {
  const values = ['input[type="number"]', 'input[type="range"]'].map(
    (selector) => controls?.querySelector<HTMLInputElement>(selector)?.value ?? initial,
  );
  return {
    accounts: values.find((value) => value !== initial),
    reseller: controls?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false,
  };
}
