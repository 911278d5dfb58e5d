import { editingPaths, tokenHeader, type EditingError, type PageChange, type PageResult } from '../../model/editing';

/** Changes the blocks of an English page, or its whole file. */
export function changePage(change: PageChange): Promise<PageResult> {
  return request(editingPaths.page, { body: change });
}

/** Waits until nothing was typed for a time; rejects once what was typed is not wanted any more. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}

/** Sends a request with the token of this run of the live server. */
export async function request<Answer>(
  path: string,
  { body, signal }: { readonly body?: object; readonly signal?: AbortSignal } = {},
): Promise<Answer> {
  const send = async () => {
    token ??= getToken();
    return fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: { [tokenHeader]: await token, ...(body && { 'Content-Type': 'application/json' }) },
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
    const { error }: EditingError = await response.json();
    throw new Error(`The live server answered: ${error}`);
  }
  return response.json();
}

let token: Promise<string> | undefined;

async function getToken(): Promise<string> {
  const { token: answer }: { token: string } = await (await fetch(editingPaths.token)).json();
  return answer;
}
