import { useEffect, useRef, type RefObject } from 'react';

/**
 * Alt+T goes to the notifications (specification, section 9). It asks for the key's place, not its character: Option+T
 * types † on a Mac. What it returns brings the focus back to where it came from.
 */
export function useToastHotkey(region: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) return;
      cameFrom.current = document.activeElement;
      region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
  return () => {
    if (!region.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  };
}
