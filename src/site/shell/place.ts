import type { ShouldUpdateScrollArgs } from 'gatsby';
import { emit } from './events';
import { reopenDetails } from './openDetails';

/**
 * Where one is. After a link, a fragment, Back, a search or a step, the window and the focus go to the same part, and what has
 * the focus says where that is: in the language of the page, and once. Gatsby would leave the focus on a box without a role
 * around the page, and announce each page in English.
 */

/**
 * Takes the visitor to a part of the page: the window shows it below the header, unless `scroll` is false, and the focus is
 * where reading goes on, at the part itself where it can have the focus, else at its heading.
 */
export function goTo(part: Element, { scroll = true } = {}): void {
  if (scroll) part.scrollIntoView();
  focus(readingPoint(part));
}

let isInPlace = false;

/** The next page is shown where this one is: the same in another language. */
export function keepPlace(): void {
  isInPlace = true;
}

/** What gets the focus in place of Gatsby's wrapper. */
let arrival: Element | undefined;

/** Passes the focus on that Gatsby gives to its wrapper after a navigation, and keeps its English announcement quiet. */
export function followNavigation(): void {
  document.addEventListener('focusin', passFocusOn);
  // What the visitor does meanwhile comes first.
  for (const type of ['pointerdown', 'keydown'] as const)
    document.addEventListener(type, () => (arrival = undefined), { capture: true });
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off');
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
}

function passFocusOn(): void {
  const part = arrival;
  if (!part || document.activeElement?.id !== 'gatsby-focus-wrapper') return;
  arrival = undefined;
  focus(part);
}

/** What Gatsby says of a navigation, as far as it is needed. */
interface Navigation extends Pick<ShouldUpdateScrollArgs, 'getSavedScrollPosition'> {
  readonly routerProps: { readonly location: Place };
  readonly prevRouterProps?: { readonly location: Place };
}

type Place = Pick<Location, 'href' | 'pathname' | 'hash'>;

/**
 * Goes to the place of a navigation; returns true to leave it to Gatsby. Another page shows its top, the fragment, or on Back
 * the position that was left. The browser has scrolled the first page before the scripts ran, and the visitor may have
 * scrolled since.
 */
export function updatePlace({
  routerProps: { location },
  prevRouterProps,
  getSavedScrollPosition,
}: Navigation): boolean {
  if (isInPlace) {
    isInPlace = false;
    arriveAt(document.querySelector('[data-in-place]')?.closest('details')?.querySelector('summary') ?? undefined);
    return false;
  }
  // The live server's document is empty when the browser restores its position.
  if (!prevRouterProps) return process.env.NODE_ENV === 'development';
  // Rendered again where it is.
  if (prevRouterProps.location.href === location.href) return false;
  if (prevRouterProps.location.pathname === location.pathname) {
    const part = namedBy(location.hash);
    if (part) goTo(part);
    return false;
  }
  reopenDetails();
  // Gatsby types the function as Function.
  const [, saved] = getSavedScrollPosition(location) as [number, number];
  const part = saved ? undefined : namedBy(location.hash);
  if (part) part.scrollIntoView();
  else window.scrollTo(0, saved);
  const title = document.querySelector('main h1');
  const reached = part ? readingPoint(part) : (linkLeftBy() ?? title ?? undefined);
  if (title && reached !== title)
    emit('arrived', { name: spoken(title), lang: title.closest<HTMLElement>('[lang]')?.lang ?? '' });
  arriveAt(reached);
  return false;
}

function arriveAt(part: Element | undefined): void {
  arrival = part;
  // It has the focus already, and would not get it again.
  if (document.activeElement instanceof HTMLElement && document.activeElement.id === 'gatsby-focus-wrapper')
    document.activeElement.blur();
  // A window that is not in front tells of no focus.
  requestAnimationFrame(passFocusOn);
}

function namedBy(fragment: string): Element | undefined {
  return document.getElementById(decodeURIComponent(fragment.slice(1))) ?? undefined;
}

/** Returns what is read first in a part: the part itself where it can have the focus or is named, else its heading. */
function readingPoint(part: Element): Element {
  if (part.matches('a[href], button, summary, [tabindex], :is(h1, h2, h3, h4), [aria-label], [aria-labelledby]'))
    return part;
  return part.querySelector(':scope > summary, h1, h2, h3, h4') ?? part;
}

/** Focuses an element that need not be focusable otherwise, and is not afterwards. */
function focus(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Returns the words of a heading, the eyebrow apart from the rest. */
function spoken(heading: Element): string {
  return [...heading.childNodes].flatMap(({ textContent }) => textContent?.trim() || []).join(': ');
}

/** Keeps in the entry of the history by which link the visitor leaves, so that Back returns the focus to it. */
export function keepLinkLeftBy(link: HTMLAnchorElement): void {
  try {
    const left = [link.href, linksTo(link.href).indexOf(link)];
    window.history.replaceState({ ...window.history.state, left }, '');
  } catch {
    // Safari limits how often.
  }
}

function linkLeftBy(): Element | undefined {
  const left: unknown = window.history.state?.left;
  if (!Array.isArray(left)) return undefined;
  const link = linksTo(String(left[0]))[Number(left[1])];
  // In a closed menu it cannot have the focus.
  return link?.getClientRects().length ? link : undefined;
}

function linksTo(address: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter(({ href }) => href === address);
}
