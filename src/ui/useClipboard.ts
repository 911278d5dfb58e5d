import { useState } from 'react';

/** Returns a function that copies a text, and the result of its last call. */
export function useClipboard() {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return [result, copy] as const;
}
