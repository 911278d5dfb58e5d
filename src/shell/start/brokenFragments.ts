/**
 * Forgets a fragment that cannot be decoded (`#%`), now and later: Gatsby's scroll handler would throw, and the page be gone.
 * To be called before Gatsby's router reads the address.
 */
export function forgetBrokenFragments(): void {
  const look = () => {
    try {
      decodeURIComponent(window.location.hash);
    } catch {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    }
  };
  look();
  window.addEventListener('popstate', look);
}
