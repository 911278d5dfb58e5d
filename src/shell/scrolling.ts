import type { ShouldUpdateScrollArgs } from 'gatsby';

/**
 * Gatsby's hook for where the window stands after a change of address; true leaves it to Gatsby. Another page begins at its
 * top (section 2), at the fragment that was asked for, or, on the way back, where it was left: at once, since a scroll
 * that takes time can be broken off by what comes after it, and shows a page from its middle. The first page is
 * the browser's: it has stood where it should since before the scripts, and the reader may have moved on.
 */
export function updateScroll({
  routerProps: { location },
  prevRouterProps,
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  // The live server's document is empty when the browser looks for its place.
  if (!prevRouterProps) return process.env.NODE_ENV === 'development';
  if (prevRouterProps.location.pathname === location.pathname) return location.hash !== '';
  const [, saved] = getSavedScrollPosition(location) as [number, number];
  const target = saved ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: saved, behavior: 'instant' });
  return false;
}
