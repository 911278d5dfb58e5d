import { atMost, patience } from './atMost';

/** Returns whether the site answers in time, whatever it says; `navigator.onLine` is false on some networks that work. */
export function isReachable(address: string): Promise<boolean> {
  return atMost(patience, fetch(address, { method: 'HEAD', cache: 'no-store' }), address).then(
    () => true,
    () => false,
  );
}
