import { keepFocusInSight } from '../shell/focusInSight';
import { keepOpenDetails, openDetailsToPrint, reopenDetails } from '../shell/openDetails';
import { followLanguageLinks, offerLanguage } from './languages';
import { followMenus } from './menus';
import { openWide } from './openWide';
import { followTabs, openPanel } from './tabs';
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

/**
 * Opens what the address names and would not be shown otherwise: a panel of tabs, a row of a list. It has the mark
 * `data-named`, as `:target` does not follow links that the router follows.
 */
function followFragment(): void {
  window.addEventListener('hashchange', openNamed);
}

function openNamed(): void {
  for (const before of document.querySelectorAll('[data-named]')) before.removeAttribute('data-named');
  const part = document.getElementById(fragment());
  if (!part) return;
  part.setAttribute('data-named', '');
  const details = part instanceof HTMLDetailsElement ? part : part.querySelector(':scope > details');
  if (details instanceof HTMLDetailsElement) details.open = true;
  if (openPanel(part)) part.closest('[data-tabs]')?.scrollIntoView();
}

function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** React writes `hidden` as a boolean: what is closed is found by find in page and by links to a text before it acts, too. */
function makeFindable(): void {
  for (const closed of document.querySelectorAll('[data-findable][hidden]'))
    closed.setAttribute('hidden', 'until-found');
}
