import { isComposing } from '../ui/isComposing';

/**
 * The header's menus: a button with `aria-controls` in an element with `data-menu`, which is `hover` where the pointer opens
 * it as well (ARIA APG, disclosure navigation). One of a kind is open. Without scripts they open by focus (NavMenu.tsx).
 */
export function followMenus(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => closeAll((menu) => !contains(menu, target)), { passive: true });
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
  const menu = openMenus().at(-1);
  if (!menu) return;
  if (contains(menu, document.activeElement)) buttonOf(menu)?.focus();
  setOpen(menu, false);
}

function onPointerOver({ target, pointerType }: PointerEvent): void {
  const menu = target instanceof Element ? target.closest('[data-menu="hover"]') : null;
  if (pointerType === 'touch' || menu === hovered) return;
  const isOpenNext = openMenus('hover').length > 0;
  hovered = menu;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      closeAll(
        (other) => other.matches('[data-menu="hover"]') && other !== menu && !contains(other, document.activeElement),
      );
      if (!menu || isOpen(menu) || !buttonOf(menu)?.getClientRects().length) return;
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
  if (open) closeAll((other) => !other.contains(menu) && !menu.contains(other));
  button.setAttribute('aria-expanded', String(open));
  panel.toggleAttribute('data-open', open);
}

function closeAll(which: (menu: Element) => boolean = () => true): void {
  for (const menu of openMenus()) if (which(menu)) setOpen(menu, false);
}

function openMenus(kind?: 'hover'): Element[] {
  return [...document.querySelectorAll(kind ? `[data-menu="${kind}"]` : '[data-menu]')].filter(isOpen);
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
