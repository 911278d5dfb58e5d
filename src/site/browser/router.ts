import SwupA11yPlugin from '@swup/a11y-plugin';
import SwupHeadPlugin from '@swup/head-plugin';
import SwupPreloadPlugin from '@swup/preload-plugin';
import SwupScrollPlugin from '@swup/scroll-plugin';
import Swup, { Location } from 'swup';
import { emit } from '../shell/events';
import { awaitAnswers } from '../shell/start/awaitAnswers';
import { languageOf } from '../shell/languageOf';
import { patience } from '../shell/atMost';
import { leaveIslands, watchIslands } from './islands';
import { viewPage } from './page';
import { paintNearFirst } from './paintNearFirst';

/** Gatsby's element around a page, with the data of its islands. */
const container = '#___gatsby';

/**
 * Follows links to pages of the same language without a new document. What does not load in time, is of another release, or
 * has no page in it, is left to the browser.
 */
export function startRouter(): void {
  /** Which link of a page was followed, by the page's address: Back leads to it. */
  const followed = new Map<string, number>();
  const ownRelease = releaseOf(document);
  let shownPath = window.location.pathname;
  let isOnTheWay = false;
  const scrolling = new SwupScrollPlugin({
    animateScroll: { betweenPages: false, samePage: false, samePageWithHash: false },
  });
  const swup = new Swup({
    containers: [container],
    animationSelector: false,
    // The position of a page that Back leads to is restored by the router, when the page is there.
    animateHistoryBrowsing: true,
    // What a page has handled itself, such as a step of its own, stays where it is.
    ignoreVisit: (url, { el, event } = {}) => Boolean(event?.defaultPrevented) || !isPage(url, el),
    // A step of the page that is shown, such as a search, is the page's own.
    skipPopStateHandling: () => !isOnTheWay && window.location.pathname === shownPath,
    requestHeaders: { Accept: 'text/html' },
    timeout: patience * 1000,
    plugins: [
      new SwupHeadPlugin({ attributes: ['lang', 'dir'] }),
      new SwupA11yPlugin({ announcements: { visit: '{title}', url: '{url}' } }),
      scrolling,
      new SwupPreloadPlugin({ preloadInitialPage: false }),
    ],
  });
  swup.hooks.on('visit:start', () => {
    isOnTheWay = true;
  });
  // What a page has changed of its address by itself.
  swup.hooks.before('link:click', (visit, { el }) => {
    swup.location = Location.fromUrl(window.location.href);
    visit.from.url = swup.location.url;
    followed.set(visit.from.url, [...document.links].indexOf(el));
  });
  swup.hooks.before('content:replace', (visit) => {
    const release = releaseOf(visit.to.document);
    if (release && release !== ownRelease) {
      window.location.assign(visit.to.url + (visit.to.hash ?? ''));
      return;
    }
    leaveIslands();
  });
  swup.hooks.on('content:replace', ({ history, to }) => {
    awaitAnswers();
    if (!history.popstate && !to.hash) paintNearFirst();
  });
  swup.hooks.on('page:view', ({ to }) => {
    document.getElementById('connection')?.setAttribute('hidden', '');
    viewPage(Location.fromUrl(to.url).pathname);
    watchIslands();
  });
  // What the address names may have opened, and has its place only now.
  swup.hooks.on('visit:end', (visit) => {
    isOnTheWay = false;
    // Back may have changed the address already.
    shownPath = Location.fromUrl(visit.to.url).pathname;
    if (visit.history.popstate) {
      document.links[followed.get(visit.to.url) ?? -1]?.focus({ preventScroll: true });
      keepAt(scrolling.cachedScrollPositions[visit.to.url]?.window.top ?? 0);
    } else if (visit.to.hash) {
      const named = swup.getAnchorElement(visit.to.hash);
      named?.scrollIntoView();
      named?.setAttribute('tabindex', '-1');
      if (named instanceof HTMLElement) named.focus({ preventScroll: true });
    }
  });
  swup.hooks.replace('visit:fail', (visit, args, defaultHandler) => {
    isOnTheWay = false;
    if (visit.to.html !== undefined) return showPageError(String(args.error));
    if (navigator.onLine) return defaultHandler?.(visit, args);
    // Offline, the page stays.
    window.history.back();
    emit('unloaded');
  });
  // The pointer may have come to a link before the router.
  const pointed = document.querySelector<HTMLAnchorElement>('a:hover');
  if (pointed && isPage(pointed.href, pointed)) void swup.preload?.(pointed.href);
}

/** Shows the error screen, which is in the HTML of every page, in place of one that cannot be shown. */
function showPageError(message: string): void {
  const template = document.getElementById('page-error');
  if (!(template instanceof HTMLTemplateElement)) return;
  const screen = document.importNode(template.content, true);
  for (const place of screen.querySelectorAll('[data-message]')) place.textContent = message;
  document.getElementById('main')?.replaceChildren(screen);
  window.scrollTo(0, 0);
}

/** Keeps the window at a position while parts of the page still come, such as results, until the visitor moves. */
function keepAt(top: number): void {
  const growth = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => growth.disconnect();
  growth.observe(document.body);
  setTimeout(stop, patience * 1000);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    addEventListener(type, stop, { once: true, passive: true, capture: true });
}

/** Returns whether an address is that of another page of this site in the same language. */
function isPage(address: string, link: Element | undefined): boolean {
  const url = new URL(address, window.location.href);
  const here = window.location;
  if (link?.matches('[download], [target], [data-native]') || /\.\w+$/.test(url.pathname)) return false;
  // The browser goes to a part of this page, and knows it as the target.
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return false;
  // Another language has other fonts and words: the browser loads it as a document of its own.
  return url.origin === here.origin && languageOf(url.pathname) === languageOf(here.pathname);
}

/** Returns the address of the site's script that a document names, which is another one in each release. */
function releaseOf(document: Document | undefined): string | undefined {
  return document?.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
}
