import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { accountRange } from '../../brand';
import { useTimer } from '../../ui/useTimer';
import { parseQuote, quoteUrl } from './quoteUrl';

/** The calculator's state, written to the URL after a change. */
export function useCalculator(controls: RefObject<HTMLElement>) {
  const [input, setInput] = useState(String(accountRange.initial));
  const [reseller, setReseller] = useState(false);
  const isChanged = useRef(false);
  const timer = useTimer();

  useEffect(() => {
    const shared = parseQuote(window.location.search);
    const initialInput = inputBeforeHydration(controls.current);
    const accounts = initialInput.accounts ?? shared.accounts;
    if (accounts !== undefined) setInput(accounts);
    setReseller(initialInput.reseller || shared.reseller);
    isChanged.current = initialInput.accounts !== undefined || initialInput.reseller;
  }, [controls]);

  useEffect(() => {
    if (!isChanged.current) return;
    timer.after(300, () =>
      window.history.replaceState(window.history.state, '', quoteUrl(window.location.href, input, reseller)),
    );
  }, [input, reseller, timer]);

  return {
    input,
    reseller,
    changeInput: (value: string) => {
      isChanged.current = true;
      setInput(value);
    },
    setReseller: useCallback((ticked: boolean) => {
      isChanged.current = true;
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
