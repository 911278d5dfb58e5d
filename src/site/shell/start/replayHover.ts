/** Dispatches `pointerover` again for a pointer that was there before hydration: menus open under it. */
export function replayHover(): void {
  const hovered = matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
