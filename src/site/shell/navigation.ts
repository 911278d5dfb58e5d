import { navigate } from 'gatsby';
import { isReachable } from './isReachable';
import { languageOf } from './languageOf';

/** A function that Gatsby passes to `onInitialClientRender`, and that its types lack. */
export interface PageLoader {
  /** Loads a page's data and scripts; where they do not load, it resolves with an error or nothing, or rejects. */
  loadPage(path: string): Promise<{ readonly status?: string } | undefined>;
}

/**
 * Navigates to other pages of the same language without loading a document, and prefetches a page when its link is
 * pointed at, focused or touched. Links are plain anchors, so one listener handles them all. Where a page does not load,
 * the browser loads its document, as Gatsby does, which loses query and fragment; offline it stays on the current page,
 * and `ToastRegion` shows a message.
 */
export function followLinks({ loadPage }: PageLoader): void {
  const { dataset } = document.documentElement;
  let latest: URL | undefined;
  document.addEventListener('click', (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || hasModifier || event.defaultPrevented) return;
    const target = destination(event);
    if (!target) return;
    event.preventDefault();
    void follow(target);
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, prefetch, { passive: true });

  async function follow(url: URL) {
    latest = url;
    dataset.loading = '';
    const page = await loadPage(url.pathname + url.search).catch(() => undefined);
    if (latest !== url) return;
    delete dataset.loading;
    if (page && page.status !== 'error') {
      if (url.pathname === window.location.pathname && !url.hash) showTop();
      await navigate(url.pathname + url.search + url.hash);
    } else if (navigator.onLine || (await isReachable(url.href))) {
      if (latest === url) window.location.assign(url);
    } else window.dispatchEvent(new Event('camre:offline'));
  }

  function prefetch(event: Event): void {
    const target = destination(event);
    if (!target || target.pathname === window.location.pathname || navigator.connection?.saveData) return;
    // At once: `prefetchPathname` waits three seconds, with which a page shows 503 ms after the click instead of 139.
    loadPage(target.pathname + target.search).catch(() => undefined);
  }
}

/** Shows the top of this page and moves the focus there, so that the Tab key does not go on at the link far below. */
function showTop(): void {
  window.scrollTo(0, 0);
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
