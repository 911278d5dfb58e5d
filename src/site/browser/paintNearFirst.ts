/** The class of a document whose first paint is on its way (globalStyles.ts). */
const nearFirst = 'near-first';

/** Paints a document that is opened near first; part of the inline script. */
export function openNearFirst(): void {
  const [visit] = performance.getEntriesByType('navigation');
  // Elsewhere the visitor may be led to a place further down, which is known by what is above it.
  if (location.hash || !visit || !('type' in visit) || visit.type !== 'navigate') return;
  document.documentElement.classList.add(nearFirst);
  addEventListener('DOMContentLoaded', paintNearFirst);
}

/** Keeps the sections outside the window from being laid out with the first frame, and lays out one in each frame after it. */
export function paintNearFirst(): void {
  const { classList } = document.documentElement;
  classList.add(nearFirst);
  const sections = [...document.querySelectorAll<HTMLElement>('main > section ~ *')];
  const layOutNext = () => {
    const section = sections.shift();
    if (!section) return classList.remove(nearFirst);
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(layOutNext);
  };
  afterPaint(layOutNext);
}

/** Acts when the next frame is on the screen: the third one begins after that. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(act)));
}
