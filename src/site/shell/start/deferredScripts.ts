import { on } from '../events';

/**
 * Runs inline at the end of the body and loads Gatsby's scripts: when the page is painted and idle, or at the first
 * interaction; where the visitor saves data, only at an interaction. Clicks on buttons before hydration are queued and
 * replayed after it; links and the form work without scripts. Compiled on its own and never imported
 * (src/build/exportSite.ts).
 */
interface DeferredScripts {
  readonly scripts: readonly string[];
  /** What Gatsby's own inline scripts set: the page's path, and the hash of the build. */
  readonly pagePath: string;
  readonly compilationHash: string;
}

declare global {
  interface Window {
    pagePath?: string;
    ___webpackCompilationHash?: string;
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Assistive technology presses without a pointer, a key or focus, and dictation and password managers type without keys. */
const interactionEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'click', 'input'] as const;
const data: DeferredScripts = JSON.parse(document.getElementById('deferred-scripts')?.textContent ?? '{}');
const queuedEvents: (() => void)[] = [];
const isNotFound = data.pagePath.endsWith('/404');
/** Milliseconds from the load event. */
const longestPaint = 2000;
/** Milliseconds without anything new, after which the page works without scripts until they are there after all. */
const longestStall = 10_000;
let stall: ReturnType<typeof setTimeout>;
let loading = false;

function load(): void {
  if (loading) return;
  loading = true;
  window.pagePath = data.pagePath;
  window.___webpackCompilationHash = data.compilationHash;
  if (isNotFound) replaceAddress();
  data.scripts.forEach(addScript);
  waitAnew();
}

function waitAnew(): void {
  clearTimeout(stall);
  stall = setTimeout(finish, longestStall, false);
}

/**
 * Gatsby hydrates a page at its own address only, and sends the visitor there: a not-found page has it until it is
 * hydrated.
 */
function replaceAddress(): void {
  const address = location.href;
  history.replaceState(history.state, '', data.pagePath);
  queuedEvents.unshift(() => history.replaceState(history.state, '', address));
}

function addScript(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  // They run in this order.
  script.async = false;
  script.onerror = () => finish(false);
  script.onload = waitAnew;
  document.body.append(script);
}

/** Stops the click as well: React's listeners are there some time before hydration ends, and it would be handled twice. */
function queueClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : undefined;
  if (!button || (button.form && button.type === 'submit')) return;
  event.stopPropagation();
  // A button that React has rendered anew passes the press on (keepState.ts).
  queuedEvents.push(() => button.click());
}

/**
 * Gatsby rejects where the page's data does not load. Extensions and in-app browsers reject as well, which concerns
 * nothing here: the stack says whose script it was.
 */
function abortAfterRejection({ reason }: PromiseRejectionEvent): void {
  const stack = String(reason?.stack);
  if (data.scripts.some((source) => stack.includes(source))) finish(false);
}

/**
 * Where the scripts or the page's data fail or stall, the page works as it does without JavaScript. What comes late, or at
 * Gatsby's second attempt, hydrates it after all: then this is called again.
 */
function finish(isHydrated: boolean): void {
  clearTimeout(stall);
  document.documentElement.classList.toggle('js', isHydrated);
  document.removeEventListener('click', queueClick, true);
  removeEventListener('unhandledrejection', abortAfterRejection);
  for (const replay of queuedEvents.splice(0)) replay();
}

/** React writes `hidden` as a boolean: what is closed is found by a link to a text, too, before React runs (useFindable.ts). */
function makeFindable(): void {
  for (const closed of document.querySelectorAll('[data-findable][hidden]'))
    closed.setAttribute('hidden', 'until-found');
}

/** Gatsby's scroll handler throws on a fragment that cannot be decoded (`#%`), and React would remove the page. */
function removeBrokenFragment(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

function loadWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
  else setTimeout(load, 200);
}

/**
 * On a busy machine the page may be loaded and idle before its first paint, which no script may delay. Firefox reports no
 * paint of a page that is scrolled before it, to a fragment for example.
 */
function loadAfterPaint(): void {
  setTimeout(loadWhenIdle, longestPaint);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadWhenIdle();
  }).observe({ type: 'paint', buffered: true });
}

makeFindable();
removeBrokenFragment();
addEventListener('popstate', removeBrokenFragment);
document.addEventListener('click', queueClick, true);
on('hydrated', () => finish(true), { once: true });
addEventListener('unhandledrejection', abortAfterRejection);
for (const type of interactionEvents) addEventListener(type, load, { once: true, passive: true, capture: true });
if (isNotFound) console.error(`404: ${location.pathname}`);
if (!navigator.connection?.saveData) addEventListener('load', loadAfterPaint);
