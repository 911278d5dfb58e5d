/**
 * Runs inline in the head, before the first paint: marks the document as one with scripts, applies the chosen theme,
 * and hides the consent region where a choice is stored, so that nothing moves later. Compiled on its own and never
 * imported (gatsby-ssr.tsx).
 */
const root = document.documentElement;
root.classList.add('js');
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const consent: { expires?: unknown } | null = JSON.parse(localStorage.getItem('consent') ?? 'null');
  if (Number(consent?.expires) > Date.now()) root.dataset.consent = 'known';
} catch {
  // Storage is unavailable, or what is stored is not valid.
}
export {};
