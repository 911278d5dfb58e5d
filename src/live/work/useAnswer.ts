import { useEffect, useState } from 'react';
import { request } from '../edit/requests';

/** What an endpoint answers; undefined until then. */
export function useAnswer<Answer>(path: string): { readonly answer: Answer | undefined; readonly error: string } {
  const [state, setState] = useState<{ answer: Answer | undefined; error: string }>({ answer: undefined, error: '' });
  useEffect(() => {
    const loading = new AbortController();
    request<Answer>(path, { signal: loading.signal }).then(
      (answer) => setState({ answer, error: '' }),
      (reason: unknown) => {
        if (!loading.signal.aborted)
          setState({ answer: undefined, error: reason instanceof Error ? reason.message : String(reason) });
      },
    );
    return () => loading.abort();
  }, [path]);
  return state;
}
