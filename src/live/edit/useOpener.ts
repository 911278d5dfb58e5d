import { useCallback, useRef } from 'react';

interface Opener {
  /** Notes what has the focus, unless it is in the open panel. */
  readonly rememberOpener: () => void;
  /** Focuses it again; another element where it is gone. */
  readonly focusOpener: (otherwise: HTMLElement | null) => void;
}

/** Returns the focus to where it was before a panel was opened (WCAG 2.4.3). */
export function useOpener(): Opener {
  const opener = useRef<HTMLElement>(null);
  const rememberOpener = useCallback(() => {
    const focused = document.activeElement;
    if (focused?.closest('[data-live="open"]')) return;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
  }, []);
  const focusOpener = useCallback((otherwise: HTMLElement | null) => {
    (opener.current?.isConnected ? opener.current : otherwise)?.focus();
  }, []);
  return { rememberOpener, focusOpener };
}
