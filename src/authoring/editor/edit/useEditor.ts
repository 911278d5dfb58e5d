import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { editingPaths, tokenHeader, type EditableText, type UndoResult } from '../../texts/editing';
import { setUnsaved } from './editMode';

export type EditorState = Readonly<ReturnType<typeof useEditor>>;

/** Returns the texts of a page or language, most visible first, what is open and undone, and what changes these. */
export function useEditor(language: string, page?: string) {
  const client = useQueryClient();
  const query = queryOf<readonly EditableText[]>(editingPaths.texts, { language, ...(page !== undefined && { page }) });
  const { data: texts = none, error, isPending } = useQuery(query);
  // What is open at the edge of the page: a text, or without one the list of texts; `count` is for the key of the panel.
  // The text is as it was when it was opened or saved: an English text that is changed in a text editor has another id.
  const [open, setOpen] = useState<{ readonly text?: EditableText; readonly count: number }>();
  const [status, setStatus] = useState('');
  const openPanel = useCallback(
    (text?: EditableText) => setOpen((last) => ({ text, count: (last?.count ?? 0) + 1 })),
    [],
  );
  /** Takes a text as its file now has it, and the id that it had before: that of an English page's text changes with it. */
  const onSaved = (text: EditableText, previousId: string) => {
    client.setQueryData(query.queryKey, (all) => all?.map((one) => (one.id === previousId ? text : one)));
    setOpen((last) => (last?.text?.id === previousId ? { ...last, text } : last));
  };
  const undo = async () => {
    const answer = await request<UndoResult>(editingPaths.undo, { body: {} });
    if (answer.result === 'nothing') return 'There is nothing to undo.';
    if (answer.result === 'changed') return `Not undone: ${answer.file} was changed since it was saved.`;
    setUnsaved({ language: answer.language, id: answer.idAfter }, undefined);
    await client.invalidateQueries({ queryKey: query.queryKey });
    const text = client.getQueryData(query.queryKey)?.find(({ id }) => id === answer.id);
    if (text) onSaved(text, answer.idAfter);
    return `Undone: ${answer.id}`;
  };
  return {
    texts,
    text: open?.text && (texts.find(({ id }) => id === open.text?.id) ?? open.text),
    open,
    openPanel,
    closePanel: () => setOpen(undefined),
    onSaved,
    undo: () => void undo().then(setStatus, (reason: unknown) => setStatus(String(reason))),
    status: error?.message ?? (isPending ? 'The texts are being read …' : status),
  };
}

const none: readonly EditableText[] = [];

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
