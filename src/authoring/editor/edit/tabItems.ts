import { useSyncExternalStore } from 'react';
import type { TextChange } from '../../texts/editing';

/** Returns a value of this tab, which is kept while the tab is open, also when the page is loaded again. */
export function useTabItem(name: string): string | null {
  return useSyncExternalStore(subscribe, () => sessionStorage.getItem(name));
}

/** Keeps a value of this tab, or removes it. */
export function setTabItem(name: string, value: string | undefined): void {
  if (value === undefined) sessionStorage.removeItem(name);
  else sessionStorage.setItem(name, value);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type TextName = Pick<TextChange, 'language' | 'id'>;

/** A text that is not saved yet, and the text of the file that it was made from. */
type UnsavedText = Pick<TextChange, 'text' | 'before'>;

/** Returns what is typed into a text and not saved. */
export function useUnsaved(text: TextName): UnsavedText | undefined {
  return parse(useTabItem(itemOf(text)));
}

/** Returns what is typed into a text and not saved, as it is now. */
export function readUnsaved(text: TextName): UnsavedText | undefined {
  return parse(sessionStorage.getItem(itemOf(text)));
}

/** Keeps what is typed into a text, or removes it. */
export function setUnsaved(text: TextName, unsaved: UnsavedText | undefined): void {
  setTabItem(itemOf(text), unsaved && JSON.stringify(unsaved));
}

function itemOf({ language, id }: TextName): string {
  return `camre:unsaved:${language}:${id}`;
}

function parse(stored: string | null): UnsavedText | undefined {
  return stored === null ? undefined : JSON.parse(stored);
}
