import { openPanel } from './tabs';

/**
 * Opens what the address names and would not be shown otherwise: a panel of tabs, a row of a list. It has the mark
 * `data-named`, as `:target` does not follow links that the router follows.
 */
export function followFragment(): void {
  window.addEventListener('hashchange', openNamed);
}

export function openNamed(): void {
  for (const before of document.querySelectorAll('[data-named]')) before.removeAttribute('data-named');
  const part = document.getElementById(fragment());
  if (!part) return;
  part.setAttribute('data-named', '');
  const details = part instanceof HTMLDetailsElement ? part : part.querySelector(':scope > details');
  if (details instanceof HTMLDetailsElement) details.open = true;
  if (openPanel(part)) part.closest('[data-tabs]')?.scrollIntoView();
}

function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
