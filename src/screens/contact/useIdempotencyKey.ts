import { useRef } from 'react';
import type { ContactRequest } from '../../../supabase/functions/_shared/contact';

/**
 * Gives a filled form its idempotency key: the same for the same words, so that trying again after a failure is not
 * stored twice, and another one as soon as they change.
 */
export function useIdempotencyKey(): (request: ContactRequest) => string {
  const last = useRef({ words: '', key: '' });
  return (request) => {
    const words = JSON.stringify(request);
    if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}
