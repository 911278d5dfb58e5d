import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls back once, when the element is a screen away or nearer; from then on the visitor may see it any moment. */
export function useNear<E extends Element>(onNear: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
