import { useCallback, useRef } from 'react';

/** Returns the focus to where it was before a panel was opened (WCAG 2.4.3). */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  /** Notes what has the focus, unless it is in the open panel. */
  const rememberOpener = useCallback(() => {
    const focused = document.activeElement;
    if (focused?.closest('[data-live="open"]')) return;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
  }, []);
  /** Focuses it again; another element where it is gone. */
  const focusOpener = (otherwise: HTMLElement | null) =>
    (opener.current?.isConnected ? opener.current : otherwise)?.focus();
  return { rememberOpener, focusOpener };
}
