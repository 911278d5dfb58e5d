import { useCallback, useMemo, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import { list, panel, root as rootStyle, trigger } from './navMenuStyles';
import { useDismiss } from './useDismiss';
import { useTimer } from './useTimer';

interface NavMenuProps {
  id: string;
  label: string;
  /** Links, one per list item. */
  items: readonly ReactNode[];
  columns?: 1 | 2;
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** Whether one of the links leads to the current page. */
  current?: boolean;
}

const hoverDelay = 200;
const skipWindow = 300;
let lastClosedByPointer = -Infinity;
let closeOpenMenu: (() => void) | undefined;

/** A button that opens a list of links (ARIA APG disclosure navigation): 200 ms after hover, at once on click. */
export function NavMenu({ id, label, items, columns = 1, align = 'start', current = false }: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hoveredAt = useRef(-Infinity);
  const timer = useTimer();
  const close = useCallback(() => setOpen(false), []);
  const links = useMemo(
    () => (
      <ul role="list" data-columns={columns} css={list}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    ),
    [items, columns],
  );

  function show(isOpen: boolean) {
    timer.cancel();
    setOpen(isOpen);
    if (!isOpen) return;
    // Only one menu is open, even while focus stays in the other one.
    if (closeOpenMenu !== close) closeOpenMenu?.();
    closeOpenMenu = close;
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    // Moving from one menu to the next opens it without delay.
    const delay = Date.now() - lastClosedByPointer < skipWindow ? 0 : hoverDelay;
    timer.after(open ? 0 : delay, () => {
      if (!open) hoveredAt.current = Date.now();
      show(true);
    });
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    timer.after(hoverDelay, () => {
      if (root.current?.contains(document.activeElement)) return;
      show(false);
    });
    if (open) lastClosedByPointer = Date.now();
  }

  // A click just after hover opened the menu does not close it.
  function onClick() {
    show(!open || Date.now() - hoveredAt.current < skipWindow);
    hoveredAt.current = -Infinity;
  }

  function onPanelClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) show(false);
  }

  useDismiss(open, root, (by) => {
    if (by === 'escape' && root.current?.contains(document.activeElement)) button.current?.focus();
    show(false);
  });

  return (
    <div ref={root} css={rootStyle} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <button
        ref={button}
        type="button"
        css={trigger}
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        onClick={onClick}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} data-align={align} css={panel} data-open={open || undefined} onClickCapture={onPanelClick}>
        {links}
      </div>
    </div>
  );
}
