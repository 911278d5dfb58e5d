import { useState } from 'react';

/**
 * Returns a function that copies a text, and the result of its last call as long as that text is the one that would be copied
 * now. The number tells a second result from the first: it is said again.
 */
export function useClipboard(text: string) {
  const [last, setLast] = useState<{ text: string; result: 'copied' | 'failed'; count: number }>();
  const copy = async (): Promise<void> => {
    const finish = (result: 'copied' | 'failed') =>
      setLast((before) => ({ text, result, count: (before?.count ?? 0) + 1 }));
    try {
      // Without HTTPS, `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(text);
      finish('copied');
    } catch {
      finish('failed');
    }
  };
  return [last?.text === text ? last : undefined, copy] as const;
}
