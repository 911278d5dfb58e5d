import { useRef } from 'react';
import type { ContactRequest } from '../../../supabase/functions/_shared/contact';

/**
 * Returns a function that maps a request to its idempotency key: a retry has the same key, a changed request a new one.
 */
export function useIdempotencyKey(): (request: ContactRequest) => string {
  const last = useRef({ words: '', key: '' });
  return (request) => {
    const words = JSON.stringify(request);
    if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}
