/** Keeps in the entry of the history which `<details>` of the page are open. */
export function keepOpenDetails(): void {
  const keep = () => {
    const open = independentDetails().flatMap((details, index) => (details.open ? [index] : []));
    try {
      window.history.replaceState({ ...window.history.state, open }, '');
    } catch {
      // Safari limits how often.
    }
  };
  if (independentDetails().some(({ open }) => open)) keep();
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && keep(), true);
}

/** Opens what was open when the page of this entry was left, so that Back finds the same place. */
export function reopenDetails(): void {
  const open: unknown = window.history.state?.open;
  if (!Array.isArray(open)) return;
  independentDetails().forEach((details, index) => {
    if (open.includes(index)) details.open = true;
  });
}

/** Opens what is closed while the page is printed; browsers of before 2025 have no style for it. */
export function openDetailsToPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = independentDetails().filter(({ open }) => !open);
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}

/** All but those of which one is open (`name`), such as the answers of a question: who draws them keeps which. */
function independentDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details:not([name])')];
}
