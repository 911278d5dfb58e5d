import { useState } from 'react';

type CopyResult = 'copied' | 'failed';

/** Returns a function that copies a text, and the result of its last call. */
export function useClipboard(): [result: CopyResult | undefined, copy: (text: string) => void] {
  const [result, setResult] = useState<CopyResult>();
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return [result, copy];
}
