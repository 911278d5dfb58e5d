import { useEffect, useState } from 'react';

/** Returns what prints the page; nothing where the browser cannot, as in Firefox for Android and in apps. */
export function usePrint(): (() => void) | undefined {
  const [canPrint, setCanPrint] = useState(true);
  useEffect(() => setCanPrint('print' in window && typeof window.print === 'function'), []);
  return canPrint ? () => window.print() : undefined;
}
