import { navigate } from 'gatsby';
import { languageOf } from './languageOf';

/** What Gatsby gives to the functions of gatsby-browser, beyond its types. */
export interface PageLoader {
  /** Loads a page's data and scripts. */
  loadPage(path: string): Promise<unknown>;
  /** The page, where it is loaded. */
  loadPageSync(path: string): unknown;
}

/**
 * Navigates to other pages of the same language without loading a document, and prefetches a page when its link is pointed
 * at, focused or touched. One listener for the whole document: links are plain anchors. Offline, a link to a page that is
 * not loaded yet keeps the current page, and `ToastRegion` says so.
 */
export function followLinks({ loadPage, loadPageSync }: PageLoader): void {
  document.addEventListener('click', (event) => {
    const target =
      event.button === 0 && !hasModifier(event) && !event.defaultPrevented ? destination(event) : undefined;
    if (!target) return;
    event.preventDefault();
    if (!navigator.onLine && !loadPageSync(target.pathname)) {
      window.dispatchEvent(new Event('camre:offline'));
      return;
    }
    window.dispatchEvent(new Event('camre:navigate'));
    void navigate(target.pathname + target.search + target.hash);
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, prefetch, { passive: true });

  function prefetch(event: Event): void {
    const target = destination(event);
    if (!target || target.pathname === window.location.pathname || navigator.connection?.saveData) return;
    // At once: `prefetchPathname` waits three seconds, with which a page shows 503 ms after the click instead of 139.
    void loadPage(target.pathname);
  }
}

/** Returns the address of an event's link, where it is a page of this site in the same language. */
function destination(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || /\.\w+$/.test(url.pathname)) return undefined;
  // Back to an unknown path finds Gatsby's English not-found page; a document that is loaded again is in its language.
  if (document.querySelector('[data-screen="not-found"]')) return undefined;
  // Another language has other fonts and words: the browser loads it as a document of its own.
  if (languageOf(url.pathname) !== languageOf(here.pathname)) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  return samePage && url.hash ? undefined : url;
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
