import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls back once, when the element comes within a screen of the window. */
export function useInView<E extends Element>(onInView: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const inView = useEffectEvent(onInView);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        inView();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
