/** Whether keys are shown: since the tab was opened with `?keys`, until it is opened with `?keys=off`. */
export function keysAreShown(): boolean {
  return sessionStorage.getItem(storage) !== null;
}

const storage = 'camre:keys';

// Gatsby’s live server files a page under its address with the query, and would not find it again when a file is saved.
// So `?keys` leaves the address before Gatsby's router, which gatsby-browser imports after this, has read it.
if (process.env.NODE_ENV === 'development') {
  const address = new URL(window.location.href);
  const keys = address.searchParams.get('keys');
  if (keys !== null) {
    if (keys === 'off') sessionStorage.removeItem(storage);
    else sessionStorage.setItem(storage, 'on');
    address.searchParams.delete('keys');
    window.history.replaceState(window.history.state, '', address);
  }
}
