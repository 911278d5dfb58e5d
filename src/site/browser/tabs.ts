/** Tabs with automatic activation (ARIA APG), on every page that has them; without scripts every panel is shown. */
export function followTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab) select(tab, { focus: true });
  });
  document.addEventListener('keydown', moveByKey);
}

/** Opens a panel of tabs; returns whether it is one. */
export function openPanel(panel: EventTarget | null): boolean {
  if (!(panel instanceof HTMLElement) || panel.getAttribute('role') !== 'tabpanel') return false;
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) select(tab);
  return tab !== null;
}

function select(tab: HTMLElement, { focus = false } = {}): void {
  for (const other of tabsWith(tab)) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
  tab.closest('[data-tabs]')?.setAttribute('data-switched', '');
  // Safari gives a clicked button no focus, and the arrow keys go on from here.
  if (focus) tab.focus({ preventScroll: true });
  // Where the list scrolls sideways.
  tab.scrollIntoView({ block: 'nearest', inline: 'start' });
}

function moveByKey(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
  if (!tab || event.metaKey || event.ctrlKey || event.altKey) return;
  const tabs = tabsWith(tab);
  const index = tabs.indexOf(tab);
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
  // The next one is to the left where the page is written from the right.
  if (getComputedStyle(tab).direction === 'rtl') keys.splice(0, 2, 'ArrowRight', 'ArrowLeft');
  const next = [tabs.at(index - 1), tabs[(index + 1) % tabs.length], tabs[0], tabs.at(-1)][keys.indexOf(event.key)];
  if (!next) return;
  event.preventDefault();
  select(next, { focus: true });
}

function tabsWith(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}
