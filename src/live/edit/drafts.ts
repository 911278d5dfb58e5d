import { useMemo, useSyncExternalStore } from 'react';

/** A text that is not saved yet, and the text of the file that it was made from. */
export interface Draft {
  readonly text: string;
  readonly before: string;
}

/** The drafts of a language by the texts' ids; they are kept while the tab is open, also when the page is loaded again. */
export function useDrafts(language: string): Readonly<Record<string, Draft>> {
  const stored = useSyncExternalStore(subscribe, () => sessionStorage.getItem(itemOf(language)));
  return useMemo(() => JSON.parse(stored ?? '{}'), [stored]);
}

/** The drafts of a language as they are now. */
export function readDrafts(language: string): Readonly<Record<string, Draft>> {
  return JSON.parse(sessionStorage.getItem(itemOf(language)) ?? '{}');
}

/** Keeps a draft, or removes it. */
export function setDraft(language: string, id: string, draft: Draft | undefined): void {
  const others = Object.entries(readDrafts(language)).filter(([other]) => other !== id);
  const drafts = Object.fromEntries(draft ? [...others, [id, draft]] : others);
  sessionStorage.setItem(itemOf(language), JSON.stringify(drafts));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function itemOf(language: string): string {
  return `camre:edit:drafts:${language}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
