import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for a part that is closed with `hidden`: find in page and links to a text find what is in it, and then it
 * is opened. Give the part `data-findable` as well: before the scripts run, `browser/findable.ts` does the same.
 */
export function useFindable(isOpen: boolean, open: () => void): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);
  const onFound = useRef(open);
  const startedOpen = useRef(isOpen);
  useEffect(() => {
    onFound.current = open;
  });
  useEffect(() => {
    const part = element.current;
    // The browser has found something in it before hydration, and has removed the attribute.
    if (!startedOpen.current && part && !part.hasAttribute('hidden')) onFound.current();
    const onMatch = () => onFound.current();
    part?.addEventListener('beforematch', onMatch);
    return () => part?.removeEventListener('beforematch', onMatch);
  }, []);
  // React supports `hidden` as a boolean only.
  useEffect(() => {
    if (!isOpen) element.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  return element;
}
