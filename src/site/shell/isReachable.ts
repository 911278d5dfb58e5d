/** Returns whether the site answers, whatever it says; `navigator.onLine` is false on some networks that work. */
export function isReachable(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
