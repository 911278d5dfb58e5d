import { useSyncExternalStore } from 'react';
import { followStored } from '../../../site/shell/followStored';
import { readStored, store } from '../../../site/shell/start/storage';
import type { TextChange } from '../../texts/editing';

/** Returns a value of this tab, which is kept while the tab is open, also when the page is loaded again. */
function useTabItem(name: string): string | null {
  return useSyncExternalStore(followStored, () => readStored('sessionStorage', name));
}

function setTabItem(name: string, value: string | null): void {
  store('sessionStorage', name, value);
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
}

type TextName = Pick<TextChange, 'language' | 'id'>;

/** A text that is not saved yet, and the text of the file that it was made from. */
type UnsavedText = Pick<TextChange, 'text' | 'before'>;

export function useUnsaved(text: TextName): UnsavedText | undefined {
  return parse(useTabItem(itemOf(text)));
}

export function readUnsaved(text: TextName): UnsavedText | undefined {
  return parse(readStored('sessionStorage', itemOf(text)));
}

/** Keeps what is typed into a text, or removes it. */
export function setUnsaved(text: TextName, unsaved: UnsavedText | undefined): void {
  setTabItem(itemOf(text), unsaved ? JSON.stringify(unsaved) : null);
}

function itemOf({ language, id }: TextName): string {
  return `camre:unsaved:${language}:${id}`;
}

function parse(stored: string | null): UnsavedText | undefined {
  return stored === null ? undefined : JSON.parse(stored);
}

/** Returns whether the texts of pages can be edited in this tab: `?keys` or the button Edit turns it on. */
export function useEditMode(): boolean {
  return useTabItem(modeItem) !== null;
}

export function setEditMode(isOn: boolean): void {
  setTabItem(modeItem, isOn ? 'on' : null);
}

/** Returns the text that the address named, as `?keys=home:hero.title`, once. */
export function takeTextOfAddress(): string | undefined {
  const id = named;
  named = undefined;
  return id;
}

const modeItem = 'camre:edit';
let named: string | undefined;

// Gatsby’s live server stores a page under its address with the query, and would not find it again when a file is saved.
// So `?keys` leaves the address before Gatsby’s router, which gatsby-browser imports after this, has read it.
if (process.env.NODE_ENV === 'development') {
  const address = new URL(window.location.href);
  const keys = address.searchParams.get('keys');
  if (keys !== null) {
    setEditMode(true);
    named = keys;
    address.searchParams.delete('keys');
    window.history.replaceState(window.history.state, '', address);
  }
}
