/**
 * Keeps what the visitor has typed, chosen and opened before hydration, and the focus. Where a translator or an extension
 * has changed the HTML, React renders the page anew: the state is moved to the new elements before effects read it.
 */
export function keepState(container: Element): void {
  const before = statefulElements(container);
  let focused = document.activeElement;
  const noteFocus = () => (focused = document.activeElement);
  document.addEventListener('focusin', noteFocus);
  // An element that React removes loses the focus as well, and then it is moved at once.
  const noteBlur = () => setTimeout(noteFocus);
  document.addEventListener('focusout', noteBlur);
  const finish = () => {
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('focusout', noteBlur);
    const after = statefulElements(container);
    before.forEach((element, index) => moveState(element, after[index]));
    const target = focused?.isConnected === false ? after[before.indexOf(focused)] : undefined;
    if (target instanceof HTMLElement) moveFocus(focused, target);
  };
  window.addEventListener('camre:rendered', finish, { once: true });
}

/** Returns the elements that can have state or focus, which React renders in the order of the HTML. */
function statefulElements(container: Element): Element[] {
  return [...container.querySelectorAll('a, button, input, textarea, select, summary, details, [tabindex]')];
}

function moveState(before: Element, after: Element | undefined): void {
  if (before === after || before.tagName !== after?.tagName) return;
  for (const state of ['value', 'checked', 'open'])
    if (state in before && Reflect.get(after, state) !== Reflect.get(before, state))
      Reflect.set(after, state, Reflect.get(before, state));
}

function moveFocus(before: Element | null, after: HTMLElement): void {
  after.focus({ preventScroll: true });
  if (isTextField(before) && isTextField(after) && before.selectionStart !== null)
    after.setSelectionRange(before.selectionStart, before.selectionEnd);
}

function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
