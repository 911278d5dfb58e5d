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
let loading = false;

function load(): void {
  if (loading) return;
  loading = true;
  window.pagePath = data.pagePath;
  window.___webpackCompilationHash = data.compilationHash;
  addScripts(data.scripts);
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

function loadWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
  else setTimeout(load, 200);
}

/** The largest paint of most pages is text, in its own typeface; after two animation frames a slow machine may not show it yet. */
function loadAfterPaint(): void {
  void document.fonts.ready.then(() =>
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      loadWhenIdle();
    }).observe({ type: 'paint', buffered: true }),
  );
}

document.addEventListener('click', queueClick, true);
document.addEventListener('submit', queueSubmit, true);
addEventListener('camre:hydrated', replayEvents, { once: true });
// Gatsby rejects where the page's data does not load.
addEventListener('unhandledrejection', abortHydration);
for (const type of interactionEvents) addEventListener(type, load, { once: true, passive: true });
if (!navigator.connection?.saveData) addEventListener('load', loadAfterPaint);
export {};
