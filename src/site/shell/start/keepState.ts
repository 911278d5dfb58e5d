import { on } from '../events';
import { isTextField } from './isTextField';

/**
 * Keeps what the visitor has typed, chosen and opened before hydration, and the focus. Where a translator or an extension
 * has changed the HTML, React renders the page anew: the state is moved to the new elements before effects read it.
 */
export function keepState(container: Element): void {
  const before = elementsByIdentity(container);
  let focused = document.activeElement;
  const noteFocus = () => (focused = document.activeElement);
  document.addEventListener('focusin', noteFocus);
  // An element that React removes loses the focus as well, and then it is moved at once.
  const noteBlur = () => setTimeout(noteFocus);
  document.addEventListener('focusout', noteBlur);
  const finish = () => {
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('focusout', noteBlur);
    const replacements = pair(before, elementsByIdentity(container));
    for (const [element, replacement] of replacements) moveState(element, replacement);
    const target = focused?.isConnected === false ? replacements.get(focused) : undefined;
    if (target instanceof HTMLElement) moveFocus(focused, target);
  };
  on('rendered', finish, { once: true });
}

/**
 * Returns the elements that can have state or focus, by what they are and in their order: an element that an extension has
 * inserted is then not taken for one of the page.
 */
function elementsByIdentity(container: Element): Map<string, Element[]> {
  const groups = new Map<string, Element[]>();
  for (const element of container.querySelectorAll(
    'a, button, input, textarea, select, summary, details, [tabindex]',
  )) {
    const key = identity(element);
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return groups;
}

/** Returns the element's id or, where it has none, its own attributes and the id of its nearest ancestor that has one. */
function identity(element: Element): string {
  const attributes = element.id
    ? []
    : ['role', 'name', 'aria-controls', 'href', ...(isChoice(element) ? ['value'] : [])];
  const values = attributes.map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.tagName, element.closest('[id]')?.id, ...values]);
  // Ids of `useId` are others in a page that is rendered anew.
  return key.replace(/:\w+:/g, ':');
}

/** A text field's `value` attribute is what it begins with, and does not tell it from others. */
function isChoice(element: Element): boolean {
  return element.matches('button, [type="radio"], [type="checkbox"]');
}

/** Returns the new element of each; of a group that has more or fewer elements than before, none. */
function pair(before: Map<string, Element[]>, after: Map<string, Element[]>): Map<Element, Element> {
  const replacements = new Map<Element, Element>();
  for (const [key, elements] of before) {
    const others = after.get(key);
    if (others?.length !== elements.length) continue;
    elements.forEach((element, index) => {
      const other = others[index];
      if (other && other !== element) replacements.set(element, other);
    });
  }
  return replacements;
}

/** Moves what the visitor has done; a press that waits for the end of hydration (deferredScripts.ts) is passed on. */
function moveState(before: Element, after: Element): void {
  for (const state of ['value', 'checked', 'open'])
    if (state in before && Reflect.get(after, state) !== Reflect.get(before, state))
      Reflect.set(after, state, Reflect.get(before, state));
  if (after instanceof HTMLButtonElement) before.addEventListener('click', () => after.click());
}

function moveFocus(before: Element | null, after: HTMLElement): void {
  after.focus({ preventScroll: true });
  if (isTextField(before) && isTextField(after) && before.selectionStart !== null)
    after.setSelectionRange(before.selectionStart, before.selectionEnd);
}
