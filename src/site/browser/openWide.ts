import { isMedium } from '../ui/breakpoints';

/** Opens what is closed on phones alone. */
export function openWide(): void {
  if (!isMedium()) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-open-from-medium]'))
    details.open = true;
}

/** Opens it while the page is parsed, so that nothing grows once it is painted; part of the inline script. */
export function openWhileParsing(): void {
  const parsing = new MutationObserver(openWide);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => parsing.disconnect());
}
