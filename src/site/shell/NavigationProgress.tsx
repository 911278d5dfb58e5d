import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTimer } from '../ui/useTimer';

/** A bar at the top of the window while the next page loads, if that takes more than 300 ms (`followLinks`). */
export function NavigationProgress() {
  const [isSlow, setIsSlow] = useState(false);
  const timer = useTimer();
  useEffect(() => {
    const start = () => timer.after(300, () => setIsSlow(true));
    const end = () => {
      timer.cancel();
      setIsSlow(false);
    };
    window.addEventListener('camre:navigate', start);
    window.addEventListener('camre:navigated', end);
    return () => {
      window.removeEventListener('camre:navigate', start);
      window.removeEventListener('camre:navigated', end);
    };
  }, [timer]);
  return isSlow ? <div css={bar} data-progress="" /> : null;
}

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

const bar = css({
  position: 'fixed',
  zIndex: 60,
  insetBlockStart: 0,
  insetInline: 0,
  height: 3,
  background: 'var(--fern)',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  animation: `${advance} 8s cubic-bezier(0, .6, .2, 1) both`,
});
