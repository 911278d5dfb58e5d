import {
  editingPaths,
  tokenHeader,
  type EditableText,
  type EditingError,
  type EnglishPage,
  type NewPage,
  type PageChange,
  type PageResult,
  type SaveResult,
  type TextChange,
  type UndoResult,
} from '../../model/editing';
import type { Problem } from '../../model/problem';
import { workPaths } from '../../model/work';

/** The texts of a page (`/features/qms`), or all of a language, most visible first. */
export function getTexts(language: string, page?: string): Promise<readonly EditableText[]> {
  return request(
    page === undefined
      ? `${workPaths.texts}?${new URLSearchParams({ language })}`
      : `${editingPaths.texts}?${new URLSearchParams({ language, page })}`,
  );
}

/** What the checks say of a new text, which is not written. */
export function checkText(change: TextChange, signal: AbortSignal): Promise<readonly Problem[]> {
  return request(editingPaths.check, { body: change, signal });
}

/** Writes a new text into its file. */
export function saveText(change: TextChange): Promise<SaveResult> {
  return request(editingPaths.save, { body: change });
}

/** Takes the last save back. */
export function undoSave(): Promise<UndoResult> {
  return request(editingPaths.undo, { body: {} });
}

/** An English MDX page with its blocks. */
export function getPage(page: string): Promise<EnglishPage> {
  return request(`${editingPaths.page}?${new URLSearchParams({ page })}`);
}

/** Changes the blocks of an English page, or its whole file. */
export function changePage(change: PageChange): Promise<PageResult> {
  return request(editingPaths.page, { body: change });
}

/** Starts a new English page, a draft. */
export function startPage(page: NewPage): Promise<PageResult> {
  return request(editingPaths.newPage, { body: page });
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
