import { queryOptions } from '@tanstack/react-query';
import { editingPaths, tokenHeader } from '../../texts/editing';

/** Returns the query of an endpoint with its parameters, for `useQuery`. */
export function queryOf<Answer>(path: string, parameters: Readonly<Record<string, string>>) {
  const address = `${path}?${new URLSearchParams(parameters)}`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => request<Answer>(address, { signal }) });
}

/** Sends a request with the token of the live server, which is asked for each time: it may have been started again. */
export async function request<Answer>(path: string, { body, signal }: { body?: object; signal?: AbortSignal }) {
  const { token } = await fetchJson<{ token: string }>(editingPaths.token, { signal });
  return fetchJson<Answer>(path, {
    method: body ? 'POST' : 'GET',
    headers: { [tokenHeader]: token, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
    signal,
  });
}

async function fetchJson<Answer>(path: string, options: RequestInit): Promise<Answer> {
  const response = await fetch(path, options);
  if (response.ok) return response.json();
  const { error }: { error: string } = await response.json();
  throw new Error(`The live server answered: ${error}`);
}
