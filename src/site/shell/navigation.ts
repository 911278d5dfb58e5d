import { navigate } from 'gatsby';
import { atMost, patience } from './atMost';
import { emit, on } from './events';
import { addStylesOf } from './addStylesOf';
import { languageOf } from './languageOf';
import { goTo, keepLinkLeftBy, keepPlace } from './place';
import { isReachable } from './requests';

/** A function that Gatsby passes to `onInitialClientRender`, and that its types lack. */
export interface PageLoader {
  /** Loads a page's data and scripts; where they do not load, it resolves with an error or nothing, or rejects. */
  loadPage(path: string): Promise<{ readonly status?: string } | undefined>;
}

/**
 * Navigates to other pages of the same language without loading a document, and prefetches a page when its link is
 * pointed at, focused or touched. Links are plain anchors, so one listener handles them all. Where a page does not load in
 * time, the browser loads its document, as Gatsby does, which loses query and fragment; offline it stays on the current
 * page, and `ToastRegion` shows a message. A link is given up by whatever the visitor does next. One with `data-in-place`
 * shows its page, in another language, in the place of this one: the step and the answers of a lesson stay.
 */
export function followLinks({ loadPage }: PageLoader): void {
  const { dataset } = document.documentElement;
  let latest: URL | undefined;
  on('stepped', () => {
    latest = undefined;
    delete dataset.loading;
  });
  document.addEventListener('submit', () => emit('stepped'), { capture: true });
  document.addEventListener('click', (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = linkOf(event);
    if (event.button !== 0 || hasModifier || event.defaultPrevented || !link) return;
    emit('stepped');
    const target = destination(link);
    if (!target) return;
    event.preventDefault();
    if (isInPlace(link)) {
      if (target.pathname !== window.location.pathname) void follow(target, { inPlace: true });
      return;
    }
    keepLinkLeftBy(link);
    void follow(target);
  });
  window.addEventListener('popstate', () => void followHistory());
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, prefetch, { passive: true });

  async function follow(url: URL, { inPlace = false } = {}) {
    latest = url;
    dataset.loading = '';
    const loaded = Promise.all([load(url), inPlace && addStylesOf(url.pathname)]);
    const [page] = await loaded.catch((): [undefined] => [undefined]);
    if (latest !== url) return;
    delete dataset.loading;
    if (inPlace) url.hash = window.location.hash;
    if (page && page.status !== 'error') {
      if (url.pathname !== window.location.pathname) emit('leaving');
      else if (!url.hash) showTop();
      if (inPlace) keepPlace();
      await navigate(url.pathname + url.search + url.hash, { replace: inPlace });
    } else if (navigator.onLine || (await isReachable(url.href))) {
      if (latest === url) window.location.assign(url);
    } else if (latest === url) emit('unloaded');
  }

  /** Gatsby shows the page of Back and Forward once it has loaded, and loads its document where it fails, but not for a stall. */
  async function followHistory() {
    const { href } = window.location;
    const isThere = await load(window.location);
    if (!isThere && window.location.href === href) window.location.reload();
  }

  function load({ pathname, search }: URL | Location) {
    return atMost(patience, loadPage(pathname + search), pathname).catch(() => undefined);
  }

  function prefetch(event: Event): void {
    const link = linkOf(event);
    const target = link && destination(link);
    if (!target || target.pathname === window.location.pathname || navigator.connection?.saveData) return;
    // At once: `prefetchPathname` waits three seconds, with which a page shows 503 ms after the click instead of 139.
    loadPage(target.pathname + target.search).catch(() => undefined);
  }
}

/** Tells of Back and Forward before anybody else hears of them. Call it before the page is hydrated. */
export function followSteps(): void {
  window.addEventListener('popstate', () => emit('stepped'), { capture: true });
}

/** Shows the top of this page, where the focus is as well; its title may be another one in a moment. */
function showTop(): void {
  window.scrollTo(0, 0);
  const main = document.getElementById('main');
  if (main) goTo(main, { scroll: false });
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

function isInPlace({ dataset }: HTMLAnchorElement): boolean {
  return 'inPlace' in dataset;
}

/** Returns the address of a link, where it is a page of this site in the same language. */
function destination(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || /\.\w+$/.test(url.pathname)) return undefined;
  // After a new document, Back to an unknown path shows the page of its language, and not Gatsby's English one.
  if (document.querySelector('[data-screen="not-found"]')) return undefined;
  // Another language has other fonts and words: the browser loads it as a document of its own.
  if (!isInPlace(link) && languageOf(url.pathname) !== languageOf(here.pathname)) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  return samePage && url.hash ? undefined : url;
}
