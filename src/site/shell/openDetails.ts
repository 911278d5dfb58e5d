/** Keeps in the entry of the history which `<details>` of the page are open. */
export function keepOpenDetails(): void {
  const keep = () => {
    const open = allDetails().flatMap((details, index) => (details.open ? [index] : []));
    try {
      window.history.replaceState({ ...window.history.state, open }, '');
    } catch {
      // Safari limits how often.
    }
  };
  if (allDetails().some(({ open }) => open)) keep();
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && keep(), true);
}

/** Opens what was open when the page of this entry was left, so that Back finds the same place. */
export function reopenDetails(): void {
  const open: unknown = window.history.state?.open;
  if (!Array.isArray(open)) return;
  allDetails().forEach((details, index) => {
    if (open.includes(index)) details.open = true;
  });
}

/**
 * Opens what is closed while the page is printed; browsers of before 2025 have no style for it. The answers of a question,
 * of which one is open (`name`), stay as they are.
 */
export function openDetailsToPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = allDetails().filter((details) => !details.open && !details.hasAttribute('name'));
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}

function allDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll('details')];
}
