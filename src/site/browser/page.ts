import { keepFocusInSight } from '../shell/focusInSight';
import { keepOpenDetails, openDetailsToPrint, reopenDetails } from '../shell/openDetails';
import { makeFindable } from './findable';
import { followFragment, openNamed } from './fragment';
import { followLanguageLinks, offerLanguage } from './languages';
import { followMenus } from './menus';
import { openWide } from './openWide';
import { followTabs } from './tabs';
import { applyTheme, followTheme } from './theme';

/** Makes what acts on every page without React act, in a build as under the live server. */
export function startPage(): void {
  followMenus();
  followTabs();
  followFragment();
  followTheme();
  followLanguageLinks();
  keepFocusInSight();
  keepOpenDetails();
  openDetailsToPrint();
  if (process.env.GATSBY_ANALYTICS_SCRIPT)
    import('../shell/analytics/loadAnalytics').then(
      ({ loadAnalytics }) => loadAnalytics(),
      () => undefined,
    );
  viewPage();
}

/** What each page needs that is shown. */
export function viewPage(): void {
  applyTheme();
  openWide();
  makeFindable();
  openNamed();
  reopenDetails();
  offerLanguage();
  const lesson = document.querySelector<HTMLElement>('[data-lesson]');
  if (lesson)
    import('./lesson').then(
      ({ followLesson }) => followLesson(lesson),
      // Answers are kept as long as the page is shown.
      () => undefined,
    );
  if (/\/contact(\/sent)?$/.test(window.location.pathname))
    import('../shell/start/unsentRequest').then(
      ({ followContactForm }) => followContactForm(),
      // What is typed is kept as long as the page is shown.
      () => undefined,
    );
}
