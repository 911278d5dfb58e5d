/**
 * Returns whether a key is the input method’s: Escape takes back what it proposes, Enter takes it. Safari sends the key that
 * ends a composition after it, with the code 229 (UI Events, section 4.3.3).
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
