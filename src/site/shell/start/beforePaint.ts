import { storageKeys } from './storageKeys';

/**
 * Runs inline in the head, before the first paint: marks the document as one with scripts, applies the chosen theme,
 * and hides the consent region where a choice is stored, so that nothing moves later. Compiled on its own and never
 * imported (gatsby-ssr.tsx).
 */
const root = document.documentElement;
root.classList.add('js');

function apply(): void {
  try {
    const theme = localStorage.getItem(storageKeys.theme);
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    const consent: { expires?: unknown } | null = JSON.parse(localStorage.getItem(storageKeys.consent) ?? 'null');
    if (Number(consent?.expires) > Date.now()) root.dataset.consent = 'known';
  } catch {
    // Storage is unavailable, or what is stored is not valid.
  }
}

apply();
// The browser's bar, until React has the theme (PageHead.tsx).
if (root.dataset.theme)
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('media', bar.getAttribute('media')?.includes(root.dataset.theme) ? 'all' : 'not all');
// Chosen in another tab, or on another page while this one was in the back/forward cache.
addEventListener('storage', apply);
addEventListener('pageshow', ({ persisted }) => persisted && apply());
