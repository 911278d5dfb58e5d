import { queryOptions } from '@tanstack/react-query';
import { editingPaths, tokenHeader } from '../../texts/editing';

/** Returns the query of an endpoint with its parameters, for `useQuery`. */
export function queryOf<Answer>(path: string, parameters: Readonly<Record<string, string>>) {
  const address = `${path}?${new URLSearchParams(parameters)}`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => request<Answer>(address, { signal }) });
}

/** Sends a request with the token of this run of the live server. */
export async function request<Answer>(
  path: string,
  { body, signal }: { readonly body?: object; readonly signal?: AbortSignal },
): Promise<Answer> {
  const send = async () => {
    token ??= await getToken();
    return fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: { [tokenHeader]: token, ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal,
    });
  };
  let response = await send();
  if (response.status === 403) {
    // The live server was started again since.
    token = undefined;
    response = await send();
  }
  if (!response.ok) {
    const { error }: { error: string } = await response.json();
    throw new Error(`The live server answered: ${error}`);
  }
  return response.json();
}

let token: string | undefined;

async function getToken(): Promise<string> {
  const answer: { token: string } = await (await fetch(editingPaths.token)).json();
  return answer.token;
}
