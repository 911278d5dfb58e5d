import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns a ref for an element, and whether the element has come within a screen of the window. */
export function useInView(): [RefObject<HTMLDivElement>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || isInView) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isInView]);
  return [element, isInView];
}
