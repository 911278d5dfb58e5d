let missing: string | undefined;

/**
 * Makes the address one that Gatsby can hydrate. Gatsby hydrates a page at its own address only, and sends the visitor
 * there: a not-found page has it until `restoreAddress`.
 */
export function prepareAddress(): void {
  removeBrokenFragment();
  window.addEventListener('popstate', removeBrokenFragment);
  if (!window.pagePath?.endsWith('/404')) return;
  console.error(`404: ${window.location.pathname}`);
  missing = window.location.href;
  window.history.replaceState(window.history.state, '', window.pagePath);
  // Gatsby rejects where the page's data does not load.
  window.addEventListener('unhandledrejection', restoreAddress, { once: true });
}

/** Gives a not-found page the address that the visitor asked for. */
export function restoreAddress(): void {
  if (missing) window.history.replaceState(window.history.state, '', missing);
  missing = undefined;
}

/** Gatsby's scroll handler throws on a fragment that cannot be decoded (`#%`), and React would remove the page. */
function removeBrokenFragment(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
