import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { accountRange } from '../../brand';
import { useTimer } from '../../ui/useTimer';
import { parseQuote, quoteUrl } from './quoteUrl';

/** The calculator's state, written to the URL after a change. */
export function useCalculator(controls: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState(String(accountRange.initial));
  const [reseller, setReseller] = useState(false);
  const changed = useRef(false);
  const writing = useTimer();

  useEffect(() => {
    const shared = parseQuote(window.location.search);
    const initialInput = inputBeforeHydration(controls.current);
    const accounts = initialInput.accounts ?? shared.accounts;
    if (accounts !== undefined) setTyped(accounts);
    setReseller(initialInput.reseller || shared.reseller);
    changed.current = initialInput.accounts !== undefined || initialInput.reseller;
  }, [controls]);

  useEffect(() => {
    if (!changed.current) return;
    writing.after(300, () =>
      window.history.replaceState(window.history.state, '', quoteUrl(window.location.href, typed, reseller)),
    );
  }, [typed, reseller, writing]);

  return {
    typed,
    reseller,
    type: (value: string) => {
      changed.current = true;
      setTyped(value);
    },
    setReseller: useCallback((ticked: boolean) => {
      changed.current = true;
      setReseller(ticked);
    }, []),
  };
}

/** Returns what was entered before hydration. */
function inputBeforeHydration(controls: HTMLElement | null): { accounts: string | undefined; reseller: boolean } {
  const initial = String(accountRange.initial);
  const values = ['input[type="number"]', 'input[type="range"]'].map(
    (selector) => controls?.querySelector<HTMLInputElement>(selector)?.value ?? initial,
  );
  return {
    accounts: values.find((value) => value !== initial),
    reseller: controls?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false,
  };
}
