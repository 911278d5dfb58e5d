import { useEffect, useMemo } from 'react';

/** A timeout: `after` replaces the pending action, `cancel` and unmounting drop it. */
export function useTimer() {
  const timer = useMemo(() => createTimer(), []);
  useEffect(() => timer.cancel, [timer]);
  return timer;
}

function createTimer() {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(pending);
  const after = (milliseconds: number, action: () => void) => {
    cancel();
    pending = setTimeout(action, milliseconds);
  };
  return { after, cancel };
}
