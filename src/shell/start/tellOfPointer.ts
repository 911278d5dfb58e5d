/** Tells again of a pointer that came before the scripts did: menus open under it. */
export function tellOfPointer(): void {
  const hovered = matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
