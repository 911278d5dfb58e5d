import { isComposing } from '../ui/isComposing';

/**
 * The header's menus: a button with `aria-controls` in an element with `data-menu`, which is `hover` where the pointer opens
 * it as well (ARIA APG, disclosure navigation). One is open, but for groups. Without scripts they open by focus (NavMenu.tsx).
 */
export function followMenus(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => closePanels((menu) => !contains(menu, target)), { passive: true });
  document.addEventListener('pointerover', onPointerOver, { passive: true });
  window.addEventListener('resize', () => closeAll((menu) => buttonOf(menu)?.getClientRects().length === 0));
}

/** Milliseconds until hover opens a menu, or closes it; from one menu to the next there is no delay. */
const hoverDelay = 200;
let timer: ReturnType<typeof setTimeout>;
let hovered: Element | null = null;
/** The menu that hover has opened: the first click keeps it open, whenever it comes. */
let openedByHover: Element | undefined;

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-menu] > button') : null;
  const menu = button?.closest('[data-menu]');
  if (!button || !menu) {
    // The page that a link of a menu leads to may be this one.
    const link =
      event.target instanceof Element ? event.target.closest('[data-menu] a[href], nav a[data-language]') : null;
    if (link) closeAll();
    link?.closest('details')?.removeAttribute('open');
    return;
  }
  // Safari gives a clicked button no focus, and the menu stays open as long as something in it has it.
  button.focus();
  clearTimeout(timer);
  setOpen(menu, !isOpen(menu) || (openedByHover === menu && event.detail > 0));
  openedByHover = undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event)) return;
  const menu = openMenus().findLast((one) => !isGroup(one));
  if (!menu) return;
  if (contains(menu, document.activeElement)) buttonOf(menu)?.focus();
  setOpen(menu, false);
}

function onPointerOver({ target, pointerType }: PointerEvent): void {
  const menu = target instanceof Element ? target.closest('[data-menu="hover"]') : null;
  if (pointerType === 'touch' || menu === hovered || (menu && isGroup(menu))) return;
  const isOpenNext = openMenus().some(isHover);
  hovered = menu;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      closePanels((other) => isHover(other) && other !== menu && !contains(other, document.activeElement));
      if (!menu || isOpen(menu)) return;
      setOpen(menu, true);
      openedByHover = menu;
    },
    menu && isOpenNext ? 0 : hoverDelay,
  );
}

function setOpen(menu: Element, open: boolean): void {
  const button = buttonOf(menu);
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !panel) return;
  if (open) closePanels((other) => !other.contains(menu) && !menu.contains(other));
  button.setAttribute('aria-expanded', String(open));
  panel.toggleAttribute('data-open', open);
}

function closeAll(which: (menu: Element) => boolean = () => true): void {
  for (const menu of openMenus()) if (which(menu)) setOpen(menu, false);
}

/** Closes menus that lie over the page; a group would move what is pressed below it. */
function closePanels(which: (menu: Element) => boolean): void {
  closeAll((menu) => !isGroup(menu) && which(menu));
}

/** Returns whether a menu is a group of links in a narrow header's menu, which is the one with a button there. */
function isGroup(menu: Element): boolean {
  const outer = menu.parentElement?.closest('[data-menu]');
  return Boolean(outer && buttonOf(outer)?.getClientRects().length);
}

function openMenus(): Element[] {
  return [...document.querySelectorAll('[data-menu]')].filter(isOpen);
}

function isHover(menu: Element): boolean {
  return menu.matches('[data-menu="hover"]');
}

function isOpen(menu: Element): boolean {
  return buttonOf(menu)?.getAttribute('aria-expanded') === 'true';
}

function buttonOf(menu: Element): HTMLElement | null {
  return menu.querySelector<HTMLElement>(':scope > button');
}

function contains(menu: Element, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}
