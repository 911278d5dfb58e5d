import { on } from '../shell/events';
import { followIslands, startIslands } from './islands';
import { startPage } from './page';

/** The one script of a page. React comes with the first island that is near or touched, the router with the first movement. */
startPage();
followIslands();
on('toast', () => startIslands('ToastRegion'));
on('lesson', () => {
  for (const name of ['LessonRecord', 'OwnRow', 'LessonEnd']) startIslands(name);
});
on('unloaded', showConnectionNotice);
if (document.querySelector('[data-screen="not-found"]')) console.error(`404: ${location.pathname}`);
for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const)
  addEventListener(type, loadRouter, { once: true, passive: true, capture: true });

// The router would take an address that begins with two slashes for that of another host.
let isRouterAskedFor = location.pathname.startsWith('//');

function loadRouter(): void {
  if (isRouterAskedFor) return;
  isRouterAskedFor = true;
  import('./router').then(
    ({ startRouter }) => startRouter(),
    // Links are followed by the browser.
    () => undefined,
  );
}

/** Says that something which the visitor asked for did not load: the sentences are in the HTML, as nothing else may load. */
function showConnectionNotice(): void {
  const notice = document.getElementById('connection');
  if (!notice) return;
  notice.dataset.state = navigator.onLine ? 'slow' : 'offline';
  // Screen readers announce what is shown in an alert.
  notice.hidden = false;
}
