import { languageOf } from './languageOf';
import { localisedPath } from '../routes';
import type { PageLoader } from './navigation';

/** Whether the server answered with a not-found page: its HTML says so, and Gatsby was given no path. */
export function servedAsNotFound(): boolean {
  return document.querySelector('[data-screen="not-found"]') !== null;
}

/**
 * Lets Gatsby show the not-found page of the reader's language at the address that was asked for. By itself it knows one
 * such page, the English one, and would send the reader to another address for the others.
 */
export function showNotFoundInPlace(): void {
  const loader = window.___loader;
  if (!loader) return;
  const asked = window.location.pathname + window.location.search;
  const page = localisedPath('/404', languageOf(window.location.pathname));
  const original: PageLoader = { ...loader };
  loader.loadPage = async (path) => inPlace(await original.loadPage(path === asked ? page : path));
  loader.loadPageSync = (path, options) => inPlace(original.loadPageSync(path === asked ? page : path, options));
}

/** Gatsby shows a page of this path wherever the reader is. */
function inPlace<Page extends { page?: { path: string } } | undefined>(loaded: Page): Page {
  if (loaded?.page && /\/404$/.test(loaded.page.path)) loaded.page.path = '/404.html';
  return loaded;
}
