/**
 * Runs inline at the end of the body and loads Gatsby's scripts: when the page is painted and idle, or at the first
 * interaction; only at an interaction where the visitor saves data. Clicks and submits that come before hydration are
 * queued and replayed after it. Compiled on its own and never imported (src/build/exportSite.ts).
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

const interactionEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
const data: DeferredScripts = JSON.parse(document.getElementById('deferred-scripts')?.textContent ?? '{}');
const queuedEvents: (() => void)[] = [];
const isNotFound = data.pagePath.endsWith('/404');
let loading = false;

function load(): void {
  if (loading) return;
  loading = true;
  window.pagePath = data.pagePath;
  window.___webpackCompilationHash = data.compilationHash;
  if (isNotFound) replaceAddress();
  addScripts(data.scripts);
}

/** Gatsby hydrates a page at its own address only, and sends the visitor there: a not-found page has it until it is hydrated. */
function replaceAddress(): void {
  const address = location.href;
  history.replaceState(history.state, '', data.pagePath);
  queuedEvents.unshift(() => history.replaceState(history.state, '', address));
}

/** One a task, as each takes some milliseconds of a phone's; they run in this order. */
function addScripts([source, ...others]: readonly string[]): void {
  if (!source) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.onerror = abortHydration;
  document.body.append(script);
  setTimeout(addScripts, 0, others);
}

/** Where the scripts or the page's data do not load, the page works as it does without JavaScript. */
function abortHydration(): void {
  document.documentElement.classList.remove('js');
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-queued]')) form.submit();
  replayEvents();
}

/** Stops the click as well: React's listeners are there some time before hydration ends, and it would be handled twice. */
function queueClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : undefined;
  if (!button || (button.form && button.type === 'submit')) return;
  event.stopPropagation();
  queuedEvents.push(() => button.isConnected && button.click());
}

function queueSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !('enhanced' in form.dataset)) return;
  event.preventDefault();
  event.stopPropagation();
  if ('queued' in form.dataset) return;
  form.dataset.queued = '';
  queuedEvents.push(() => {
    delete form.dataset.queued;
    form.requestSubmit();
  });
}

function replayEvents(): void {
  document.removeEventListener('click', queueClick, true);
  document.removeEventListener('submit', queueSubmit, true);
  removeEventListener('unhandledrejection', abortHydration);
  for (const replay of queuedEvents.splice(0)) replay();
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

/** On a slow machine the page may be loaded and idle before its first paint. */
function loadAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadWhenIdle();
  }).observe({ type: 'paint', buffered: true });
}

removeBrokenFragment();
addEventListener('popstate', removeBrokenFragment);
document.addEventListener('click', queueClick, true);
document.addEventListener('submit', queueSubmit, true);
addEventListener('camre:hydrated', replayEvents, { once: true });
// Gatsby rejects where the page's data does not load.
addEventListener('unhandledrejection', abortHydration);
for (const type of interactionEvents) addEventListener(type, load, { once: true, passive: true });
if (isNotFound) console.error(`404: ${location.pathname}`);
if (!navigator.connection?.saveData) addEventListener('load', loadAfterPaint);
export {};
