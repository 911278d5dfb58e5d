/**
 * Scrolls what gets the keyboard's focus out from under whatever is fixed or sticky, whoever has made it so and however high
 * it is (WCAG 2.4.11). `scroll-padding` knows the header alone.
 */
export function keepFocusInSight(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    // After the browser has scrolled to it.
    requestAnimationFrame(() => {
      if (document.activeElement === target) uncover(target);
    });
  });
}

/** Pixels between what has the focus and what covered it. */
const gap = 8;

function uncover(target: HTMLElement): void {
  const { top, bottom } = target.getBoundingClientRect();
  const below = coverAt(target, Math.min(bottom, window.innerHeight) - 2);
  if (below) window.scrollBy(0, bottom - below.top + gap);
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
