import { useSyncExternalStore } from 'react';
import type { EditableText, TextChange } from '../editing';

/** A text that is not saved yet, and the text of the file that it was made from. */
type Draft = Pick<TextChange, 'text' | 'before'>;

/** Returns the draft of a text; it is kept while the tab is open, also when the page is loaded again. */
export function useDraft({ language, id }: EditableText): Draft | undefined {
  return parse(useSyncExternalStore(subscribe, () => sessionStorage.getItem(itemOf(language))))[id];
}

/** Returns the drafts of a language as they are now, by the texts' ids. */
export function readDrafts(language: string): Readonly<Record<string, Draft>> {
  return parse(sessionStorage.getItem(itemOf(language)));
}

/** Keeps a draft, or removes it. */
export function setDraft(language: string, id: string, draft: Draft | undefined): void {
  // JSON leaves out what is undefined.
  sessionStorage.setItem(itemOf(language), JSON.stringify({ ...readDrafts(language), [id]: draft }));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function itemOf(language: string): string {
  return `camre:edit:drafts:${language}`;
}

function parse(stored: string | null): Readonly<Record<string, Draft>> {
  return JSON.parse(stored ?? '{}');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
