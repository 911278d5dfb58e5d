import { useEffect, useRef, type RefObject } from 'react';

/** Calls back once, when the element comes within a screen of the window. The callback has to stay the same (`useCallback`). */
export function useInView<E extends Element>(onInView: () => void): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onInView();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onInView]);
  return element;
}
