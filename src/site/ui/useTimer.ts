import { useEffect, useState } from 'react';

/** Returns a timeout: `after` replaces the pending action, `cancel` and unmounting drop it. */
export function useTimer() {
  const [timer] = useState(() => {
    let pending: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(pending);
    const after = (milliseconds: number, action: () => void) => {
      cancel();
      pending = setTimeout(action, milliseconds);
    };
    return { after, cancel };
  });
  useEffect(() => timer.cancel, [timer]);
  return timer;
}
