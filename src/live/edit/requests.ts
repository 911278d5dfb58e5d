import {
  editingPaths,
  type EditableText,
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

/** Sends a request with the token of this run of the live server. */
export async function request<Answer>(
  path: string,
  { body, signal }: { readonly body?: object; readonly signal?: AbortSignal } = {},
): Promise<Answer> {
  const send = async () => {
    token ??= getToken();
    return fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: { 'X-Camre-Token': await token, ...(body && { 'Content-Type': 'application/json' }) },
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
  if (!response.ok) throw new Error(`The live server answered ${response.status}: ${await response.text()}`);
  return response.json();
}

let token: Promise<string> | undefined;

async function getToken(): Promise<string> {
  const { token: answer }: { token: string } = await (await fetch(editingPaths.token)).json();
  return answer;
}
