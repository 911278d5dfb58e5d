import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `dismiss` on Escape and on a press outside `root` while `open` (WCAG 1.4.13). */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  dismiss: (by: 'escape' | 'press') => void,
) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss('press');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, root]);
}
