import { useEffect } from 'react';
import { endWaiting } from './start/awaitAnswers';

/** Shows what waits for the answer to a part of the address, once it is there or has failed. */
export function useAnswered(part: 'search' | 'plan' | 'query', isAnswered: boolean): void {
  useEffect(() => {
    if (!isAnswered) return;
    // At hydration the address is that of the HTML, which asks for nothing; its own is rendered before this frame.
    const frame = requestAnimationFrame(() => endWaiting(`awaits-${part}`));
    return () => cancelAnimationFrame(frame);
  }, [part, isAnswered]);
}
