import { useCallback, useRef, useState } from 'react';

/** What is open at the edge of the page: the list of its texts, or the text of an id. */
interface Open {
  readonly kind: 'list' | 'text';
  readonly id?: string;
  /** Another number each time, for the key of the panel. */
  readonly count: number;
}

/** Returns what is open, and functions to open and close it. */
export function usePanel() {
  const [open, setOpen] = useState<Open>();
  const opener = useRef<HTMLElement | null>(null);
  const openPanel = useCallback((kind: Open['kind'], id?: string) => {
    const focused = document.activeElement;
    if (!focused?.closest('[data-live="open"]'))
      opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    setOpen((last) => ({ kind, id, count: (last?.count ?? 0) + 1 }));
  }, []);
  /** With an element, the focus returns to where it was before (WCAG 2.4.3), or to the element where that is gone. */
  const closePanel = (otherwise?: HTMLElement | null) => {
    setOpen(undefined);
    if (otherwise) (opener.current?.isConnected ? opener.current : otherwise).focus();
  };
  /** An English text of a page has another id once it is saved. */
  const followText = (from: string, to: string) => setOpen((last) => (last?.id === from ? { ...last, id: to } : last));
  return { open, openPanel, closePanel, followText };
}
