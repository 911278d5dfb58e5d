import { useEffect, type RefObject } from 'react';
import { isComposing } from './isComposing';

/** Calls `dismiss` on Escape, on a press or focus outside `root` and on a link, while `open` (WCAG 1.4.13, 2.4.11). */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement>,
  dismiss: (by: 'escape' | 'outside' | 'link') => void,
) {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) dismiss('escape');
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss('outside');
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) dismiss('link');
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [open, root, dismiss]);
}
