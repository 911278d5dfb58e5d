import type { ShouldUpdateScrollArgs } from 'gatsby';
import { reopenDetails } from './openDetails';

let isInPlace = false;

/** The next page is shown where this one is: the same in another language. */
export function keepScrollPosition(): void {
  isInPlace = true;
}

/**
 * Scrolls after a navigation; returns true to leave it to Gatsby. Another page shows its top, the fragment, or on
 * Back the position that was left. The browser has scrolled the first page before the scripts ran, and the visitor may have
 * scrolled since.
 */
export function updateScroll({
  routerProps: { location },
  prevRouterProps,
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  if (isInPlace) {
    isInPlace = false;
    return false;
  }
  // The live server's document is empty when the browser restores its position.
  if (!prevRouterProps) return process.env.NODE_ENV === 'development';
  if (prevRouterProps.location.pathname === location.pathname) return location.hash !== '';
  reopenDetails();
  // Gatsby types the function as Function.
  const [, saved] = getSavedScrollPosition(location) as [number, number];
  const target = saved ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, saved);
  return false;
}
