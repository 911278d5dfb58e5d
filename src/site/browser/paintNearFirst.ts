/** The class of a document whose first paint is on its way (globalStyles.ts). */
const nearFirst = 'near-first';

/**
 * Keeps the sections outside the window from being laid out before the first paint, and lays out one in each frame after it;
 * part of the inline script.
 */
export function paintNearFirst(): void {
  const [visit] = performance.getEntriesByType('navigation');
  // A place further down is known by what is above it.
  if (location.hash || !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return;
  document.documentElement.classList.add(nearFirst);
  addEventListener('DOMContentLoaded', () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
    const layOutNext = () => {
      const section = sections.shift();
      if (!section) return document.documentElement.classList.remove(nearFirst);
      section.style.contentVisibility = 'visible';
      requestAnimationFrame(layOutNext);
    };
    // After the first frame.
    requestAnimationFrame(() => requestAnimationFrame(layOutNext));
  });
}
