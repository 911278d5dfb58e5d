import { setTabItem, useTabItem } from './tabItems';

/** Returns whether the texts of pages can be edited in this tab: `?keys` or the button Edit turns it on. */
export function useEditMode(): boolean {
  return useTabItem(modeItem) !== null;
}

/** Turns the edit mode of this tab on or off. */
export function setEditMode(isOn: boolean): void {
  setTabItem(modeItem, isOn ? 'on' : undefined);
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
