import { useEffect, type RefObject } from 'react';

/** Calls `dismiss` on Escape, and on a press or focus outside `root`, while `open` (WCAG 1.4.13, 2.4.11). */
export function useDismiss(open: boolean, root: RefObject<HTMLElement>, dismiss: (by: 'escape' | 'outside') => void) {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('escape');
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss('outside');
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    return () => listening.abort();
  }, [open, root, dismiss]);
}
