/**
 * Takes the visitor to a part of the page: the window shows it below the header, unless `scroll` is false, and the focus is
 * where reading goes on, at the part itself where it can have the focus, else at its heading.
 */
export function goTo(part: Element, { scroll = true } = {}): void {
  if (scroll) part.scrollIntoView();
  focus(readingPoint(part));
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
