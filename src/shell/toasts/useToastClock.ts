import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ToastHold } from './ToastHold';

/** How long a toast stays (specification, section 9). */
const lifetime = 4000;

/** Calls back when the toast has been in sight for its time; held toasts and hidden tabs stop the clock (WCAG 2.2.1). */
export function useToastClock(onTimeUp: () => void): void {
  const held = use(ToastHold);
  const hidden = useHiddenTab();
  const left = useRef(lifetime);
  const end = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (held || hidden) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [held, hidden]);
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
