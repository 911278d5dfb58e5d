import { keepInHistory, keptInHistory } from './historyEntry';

/** Keeps in the entry of the history what is open on the page: `<details>`, and the answers of an accordion. */
export function keepOpenDetails(): void {
  const keep = () => {
    const open = [...disclosures()].flatMap((element, index) => (isOpen(element) ? [index] : []));
    keepInHistory('open', open);
  };
  if ([...disclosures()].some(isOpen)) keep();
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && keep(), true);
  // An accordion tells nobody; React opens the answer after a click, in a microtask.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(answerButton)) queueMicrotask(keep);
  });
}

/** Opens what was open when the page of this entry was left, so that Back finds the same place. */
export function reopenDetails(): void {
  const open = keptInHistory('open');
  disclosures().forEach((element, index) => {
    if (!open.includes(index) || isOpen(element)) return;
    if (element instanceof HTMLDetailsElement) element.open = true;
    else element.click();
  });
}

const answerButton = '[data-reach-accordion-button]';
/** All but those of which one is open (`name`), such as the answers of a question: who draws them keeps which. */
const independent = 'details:not([name])';

function disclosures() {
  return document.querySelectorAll<HTMLElement>(`${independent},${answerButton}`);
}

function isOpen(element: HTMLElement): boolean {
  return element instanceof HTMLDetailsElement ? element.open : element.getAttribute('aria-expanded') === 'true';
}

/** Opens what is closed while the page is printed; browsers of before 2025 have no style for it. */
export function openDetailsToPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(independent)].filter(({ open }) => !open);
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
