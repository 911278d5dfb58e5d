import { useSyncExternalStore } from 'react';
import type { EditableText, TextChange } from '../../texts/editing';

/** A text that is not saved yet, and the text of the file that it was made from. */
type UnsavedText = Pick<TextChange, 'text' | 'before'>;

/** Returns what is typed into a text and not saved; it is kept while the tab is open, also when the page is loaded again. */
export function useUnsaved({ language, id }: EditableText): UnsavedText | undefined {
  return parse(useSyncExternalStore(subscribe, () => sessionStorage.getItem(itemOf(language))))[id];
}

/** Returns the unsaved texts of a language as they are now, by the texts' ids. */
export function readUnsaved(language: string): Readonly<Record<string, UnsavedText>> {
  return parse(sessionStorage.getItem(itemOf(language)));
}

/** Keeps an unsaved text, or removes it. */
export function setUnsaved(language: string, id: string, unsaved: UnsavedText | undefined): void {
  // JSON leaves out what is undefined.
  sessionStorage.setItem(itemOf(language), JSON.stringify({ ...readUnsaved(language), [id]: unsaved }));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function itemOf(language: string): string {
  return `camre:edit:unsaved:${language}`;
}

function parse(stored: string | null): Readonly<Record<string, UnsavedText>> {
  return JSON.parse(stored ?? '{}');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
