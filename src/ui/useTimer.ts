import { useEffect, useMemo } from 'react';

/** One pending action at a time: `after` replaces the one before, `cancel` drops it, and so does unmounting. */
export function useTimer() {
  const timer = useMemo(() => createTimer(), []);
  useEffect(() => timer.cancel, [timer]);
  return timer;
}

function createTimer() {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(pending);
  const start = (milliseconds: number, action: () => void) => {
    cancel();
    pending = setTimeout(action, milliseconds);
  };
  return { after: start, cancel };
}
