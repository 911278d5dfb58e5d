import { accountsIn } from '../shell/buying/accountsIn';
import { followEntryOf } from '../shell/historyEntry';
import { keepOpenDetails, openDetailsToPrint, reopenDetails } from '../shell/openDetails';
import { followMenus } from './menus';
import { openWide } from './openWide';
import { followTabs, openPanel } from './tabs';
import { applyTheme, followTheme } from './theme';

/** Makes what acts on every page without React act, in a build as under the live server. */
export function startPage(): void {
  followMenus();
  followTabs();
  window.addEventListener('hashchange', openNamed);
  document.addEventListener('beforematch', openFound, true);
  followTheme();
  // Assistive technology presses without a pointer or focus.
  for (const type of ['pointerover', 'focusin', 'click'] as const)
    document.addEventListener(type, takeQueryAlong, { capture: true, passive: true });
  for (const type of ['formdata', 'click'] as const) document.addEventListener(type, takeAccountsAlong, true);
  for (const type of ['click', 'keydown'] as const) document.addEventListener(type, closeOver);
  document.addEventListener('click', keepChosen);
  document.addEventListener('focusin', keepInSight);
  keepOpenDetails();
  openDetailsToPrint();
  if (process.env.GATSBY_ANALYTICS_SCRIPT)
    import('../shell/analytics/loadAnalytics').then(({ loadAnalytics }) => loadAnalytics(), withoutIt);
  viewPage();
}

/** What each page needs that is shown, of which the address may be another one's already. */
export function viewPage(path = window.location.pathname): void {
  followEntryOf(path);
  applyTheme();
  openWide();
  makeFindable();
  openNamed();
  reopenDetails();
  offerLanguage();
  const lesson = document.querySelector<HTMLElement>('[data-lesson]');
  if (lesson) import('./lesson').then(({ followLesson }) => followLesson(lesson), withoutIt);
  const draft = document.querySelector<HTMLElement>('[data-drafts]');
  if (draft) import('./drafts').then(({ loadFonts }) => loadFonts(draft)).catch(withoutIt);
  if (/\/contact(\/sent)?$/.test(window.location.pathname))
    import('../shell/start/unsentRequest').then(({ followContactForm }) => followContactForm(), withoutIt);
}

/** What did not load is done without: answers and what is typed are kept as long as the page is shown. */
const withoutIt = () => undefined;

/**
 * Opens what the address names and would not be shown otherwise: a panel of tabs, a row of a list. It has the mark
 * `data-named`, as `:target` does not follow links that the router follows.
 */
function openNamed(): void {
  for (const before of document.querySelectorAll('[data-named]')) before.removeAttribute('data-named');
  const part = document.getElementById(fragment());
  if (!part) return;
  part.setAttribute('data-named', '');
  const details = part instanceof HTMLDetailsElement ? part : part.querySelector(':scope > details');
  if (details instanceof HTMLDetailsElement) details.open = true;
  if (openPanel(part)) part.closest('[data-tabs]')?.scrollIntoView();
}

/** Opens what find in page, or a link to a text, has found something in: a panel of tabs, or as a press on its button does. */
function openFound({ target }: Event): void {
  if (target instanceof Element && !openPanel(target))
    document.querySelector<HTMLElement>(`[aria-controls="${target.id}"]`)?.click();
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

/**
 * Scrolls what gets the keyboard's focus out from under whatever is fixed or sticky, whoever has made it so and however high
 * it is (WCAG 2.4.11). `scroll-padding` knows the header alone.
 */
function keepInSight({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  // After the browser has scrolled to it.
  requestAnimationFrame(() => {
    if (document.activeElement === target) uncover(target);
  });
}

/** Pixels between what has the focus and what covered it. */
const gap = 8;

function uncover(target: HTMLElement): void {
  const { top, bottom, left, right } = target.getBoundingClientRect();
  // In a row that goes on beyond the window, browsers are content with a part of it.
  if (left < 0 || right > window.innerWidth) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const below = coverAt(target, Math.min(bottom, window.innerHeight) - 2);
  // What is both at its top and at its bottom comes from above.
  if (below && below.top > top) window.scrollBy(0, bottom - below.top + gap);
  // Of what is higher than the room there is, the beginning is shown.
  const box = target.getBoundingClientRect();
  const above = coverAt(target, Math.max(box.top, 0) + 2);
  if (above && box.top < above.bottom) window.scrollBy(0, box.top - above.bottom - gap);
  else if (box.top < 0 && top >= 0) window.scrollBy(0, box.top - gap);
}

/** Returns the box of what covers an element at this height of the window, if something that stays there does. */
function coverAt(target: HTMLElement, y: number): DOMRect | undefined {
  const { left, width } = target.getBoundingClientRect();
  for (const share of [0.1, 0.5, 0.9]) {
    const hit = document.elementFromPoint(left + width * share, y);
    if (!hit || target.contains(hit)) continue;
    for (let box: Element | null = hit; box && !box.contains(target); box = box.parentElement)
      if (/^(sticky|fixed)$/.test(getComputedStyle(box).position)) return box.getBoundingClientRect();
  }
  return undefined;
}

/** Closes the `<details>` that lies over the page: a press elsewhere does, and Escape, after which its summary has the focus. */
function closeOver(event: MouseEvent | KeyboardEvent): void {
  const over = document.querySelector<HTMLDetailsElement>('[data-over][open]');
  const isIn = event.target instanceof Node && over?.contains(event.target);
  if (!over || ('key' in event ? event.key !== 'Escape' : isIn)) return;
  over.open = false;
  if (isIn) over.querySelector('summary')?.focus();
}

/** As that of a radio button, a second press on an answer that is chosen takes nothing back. */
function keepChosen(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[role=group] > [name][open] > summary'))
    event.preventDefault();
}

/** Links to this page in other languages take its query and fragment along. */
function takeQueryAlong({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (link) link.href = link.pathname + window.location.search + window.location.hash;
}

/** Whatever is asked takes along the accounts of a calculator, which keeps them in the address: questions, links to the form. */
function takeAccountsAlong({ target, formData }: Event & Partial<FormDataEvent>): void {
  const accounts = accountsIn(window.location.search);
  if (accounts === undefined || !(target instanceof Element)) return;
  if (formData?.get('topic') === 'question') formData.set('accounts', String(accounts));
  const link = target.closest<HTMLAnchorElement>('a[href*="/contact?topic="]:not([href*="accounts="])');
  if (link) link.search += `&accounts=${accounts}`;
}

/** Who comes from a page of this site has seen the offer, or has chosen another language there. */
const hasChosen = document.referrer.startsWith(`${window.location.origin}/`);

/** Offers the page in the browser's preferred language; where that is the page's own, nothing is loaded for it. */
function offerLanguage(): void {
  const { lang } = document.documentElement;
  const [preferred = lang] = preferredLanguages();
  const hint = document.getElementById('language-hint');
  if (!hint || hasChosen) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#language-menu a[data-language=translated]')];
  const variants = links.filter((link) => link.lang.split('-')[0] === preferred.split('-')[0]);
  if (variants.length === 1 && variants[0]?.lang === lang) return;
  // The menu has all languages, too.
  import('../shell/header/languageOffer')
    .then(({ showOffer }) => showOffer(hint, links, preferredLanguages()))
    .catch(withoutIt);
}

/** Returns the languages of the browser, best first; some WebViews name none, or one. */
function preferredLanguages(): readonly string[] {
  const { languages, language } = navigator;
  // Types know browsers as they should be.
  const listed: readonly string[] | undefined = languages;
  return listed?.length ? listed : [language].filter(Boolean);
}
