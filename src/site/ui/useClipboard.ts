import { useState } from 'react';

/** Returns a function that copies a text, and the result of its last call. */
export function useClipboard() {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = async (text: string) => {
    try {
      // Without HTTPS, `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return [result, copy] as const;
}
