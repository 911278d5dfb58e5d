import { hideConnectionNotice, showConnectionNotice } from './connection';
import { followIslands, leaveIslands, startIsland, watchIslands } from './islands';
import { startPage, viewPage } from './page';
import { showPageError } from './pageError';
import { on } from '../shell/events';

/** The one script of a page. React comes with the first island that is near or touched, the router with the first movement. */
startPage();
followIslands();
on('toast', () => startIsland('ToastRegion'));
on('lesson', () => {
  startIsland('LessonRecord');
  startIsland('LessonEnd');
});
on('unloaded', showConnectionNotice);
if (document.querySelector('[data-screen="not-found"]')) console.error(`404: ${location.pathname}`);
for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const)
  addEventListener(type, loadRouter, { once: true, passive: true, capture: true });

let isRouterAskedFor = false;

function loadRouter(): void {
  if (isRouterAskedFor) return;
  isRouterAskedFor = true;
  import('./router').then(
    ({ startRouter }) =>
      startRouter({
        onLeave: leaveIslands,
        onView: () => {
          hideConnectionNotice();
          viewPage();
          watchIslands();
        },
        onError: showPageError,
        onOffline: showConnectionNotice,
      }),
    // Links are followed by the browser.
    () => undefined,
  );
}
