/**
 * Runs inline at the end of the body and starts the page's scripts: when the page is loaded, painted and idle, or at the first
 * sign that somebody wants something; only at such a sign where the reader saves data. What is clicked before the
 * scripts are there is done once they are. Where the window changes its size, the whole page is laid out in the same frame:
 * whoever takes a picture of all of it does that. It is compiled on its own and never imported.
 */
interface StartData {
  readonly scripts: readonly string[];
  /** Gatsby's name for what it expects to find: the page's path. */
  readonly path: string;
}

declare global {
  interface Window {
    pagePath?: string;
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
const data: StartData = JSON.parse(document.getElementById('start-data')?.textContent ?? '{}');
const held: (() => void)[] = [];
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  // A not-found page has no path of its own: the reader's address stays as it is.
  if (data.path) window.pagePath = data.path;
  addScripts(data.scripts);
}

/** One a task: a page is not held up by all of them at once. They run in this order. */
function addScripts([source, ...others]: readonly string[]): void {
  if (!source) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.onerror = fail;
  document.body.append(script);
  setTimeout(addScripts, 0, others);
}

/** Without scripts the page has to work as it would have without JavaScript. */
function fail(): void {
  document.documentElement.classList.remove('js');
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) form.submit();
  ready();
}

/** Keeps a click from React as well, whose listeners are there some time before `ready`: done twice, it would be undone. */
function hold(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const button = target?.closest('button');
  if (!button || (button.form && button.type === 'submit')) return;
  event.stopPropagation();
  held.push(() => button.isConnected && button.click());
}

function holdForm(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !('enhanced' in form.dataset)) return;
  event.preventDefault();
  event.stopPropagation();
  if ('held' in form.dataset) return;
  form.dataset.held = '';
  held.push(() => {
    delete form.dataset.held;
    form.requestSubmit();
  });
}

function ready(): void {
  document.removeEventListener('click', hold, true);
  document.removeEventListener('submit', holdForm, true);
  for (const act of held.splice(0)) act();
}

document.addEventListener('click', hold, true);
document.addEventListener('submit', holdForm, true);
addEventListener('camre:ready', ready, { once: true });
addEventListener('camre:failed', fail, { once: true });
addEventListener('resize', () => document.getElementById('first-screen')?.remove());
for (const sign of signs) addEventListener(sign, start, { passive: true });
if (!navigator.connection?.saveData) {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 200);
  // Text in its own typeface is the largest paint of most pages: it is on the screen before a script is asked for.
  // (Two animation frames are not enough to know: a busy machine shows the frame later than it made it.)
  const whenPainted = () =>
    void document.fonts.ready.then(() =>
      new PerformanceObserver((paints, observer) => {
        if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        whenIdle();
      }).observe({ type: 'paint', buffered: true }),
    );
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
export {};
