import { navigate } from 'gatsby';
import { languageOf } from './languageOf';

/** Functions that Gatsby passes to `onInitialClientRender`, and that its types lack. */
export interface PageLoader {
  /** Loads a page's data and scripts. */
  loadPage(path: string): Promise<unknown>;
  /** The page, where it is loaded. */
  loadPageSync(path: string): unknown;
}

/**
 * Navigates to other pages of the same language without loading a document, and prefetches a page when its link is
 * pointed at, focused or touched. Links are plain anchors, so one listener handles them all. Offline, a link to a page
 * that is not loaded yet keeps the current page, and `ToastRegion` shows a message.
 */
export function followLinks({ loadPage, loadPageSync }: PageLoader): void {
  document.addEventListener('click', (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || hasModifier || event.defaultPrevented) return;
    const target = destination(event);
    if (!target) return;
    event.preventDefault();
    if (navigator.onLine || loadPageSync(target.pathname)) return goTo(target);
    // A hint that can be wrong, as behind some VPNs.
    fetch(target, { method: 'HEAD', cache: 'no-store' }).then(
      () => goTo(target),
      () => window.dispatchEvent(new Event('camre:offline')),
    );
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

function goTo(target: URL): void {
  if (target.pathname === window.location.pathname && !target.hash) showTop();
  window.dispatchEvent(new Event('camre:navigate'));
  void navigate(target.pathname + target.search + target.hash);
}

/** Shows the top of this page and moves the focus there, so that the Tab key does not go on at the link far below. */
function showTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Returns the address of an event's link, where it is a page of this site in the same language. */
function destination(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || /\.\w+$/.test(url.pathname)) return undefined;
  // After a new document, Back to an unknown path shows the page of its language, and not Gatsby's English one.
  if (document.querySelector('[data-screen="not-found"]')) return undefined;
  // Another language has other fonts and words: the browser loads it as a document of its own.
  if (languageOf(url.pathname) !== languageOf(here.pathname)) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  return samePage && url.hash ? undefined : url;
}
