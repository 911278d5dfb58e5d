import { navigate } from 'gatsby';
import { loadHeadTags } from './head/lazyHeadTags';
import { languageOf } from './languageOf';
import { loadIcons } from '../ui/loadIcons';
import type { ShellProps } from './PageShell';

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

/** The part of Gatsby's page loader that we use. */
export interface PageLoader {
  hovering(path: string): void;
  loadPage(path: string): Promise<LoadedPage | undefined>;
  loadPageSync(path: string, options?: object): LoadedPage;
}
export interface LoadedPage {
  page?: { path: string };
  /** What the page's query brought and its context; nothing where the page could not be loaded. */
  json?: Pick<ShellProps, 'data' | 'pageContext'>;
}

/**
 * Follows links to other pages of the same language without loading the document anew, and fetches a page as soon as
 * its link is pointed at, focused or touched. One listener for the whole document: links stay plain anchors.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const target =
      event.button === 0 && !hasModifier(event) && !event.defaultPrevented ? destination(event) : undefined;
    if (!target) return;
    event.preventDefault();
    void navigate(target.pathname + target.search + target.hash);
  });
  // Icons that the HTML does not hold: those of other pages, of toasts, of what opens.
  for (const sign of ['pointerdown', 'keydown'] as const)
    document.addEventListener(sign, loadOtherIcons, { once: true, passive: true });
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(sign, prefetch, { passive: true });
}

/** Once what the press or the key did is painted: nothing that it shows waits for them. */
function loadOtherIcons(): void {
  requestAnimationFrame(() => setTimeout(() => void loadIcons('/icons.svg')));
}

function prefetch(event: Event): void {
  const target = destination(event);
  if (!target || target.pathname === window.location.pathname || navigator.connection?.saveData) return;
  window.___loader?.hovering(target.pathname);
  // Without it the page shows all the same, and asks again.
  loadHeadTags().catch(() => undefined);
}

/** The page of this site, in this language, that an event's link leads to. */
function destination(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || /\.\w+$/.test(url.pathname)) return undefined;
  if (languageOf(url.pathname) !== languageOf(here.pathname)) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  return samePage && url.hash ? undefined : url;
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
