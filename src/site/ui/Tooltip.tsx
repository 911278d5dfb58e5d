import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { css } from '@emotion/react';
import { useTimer } from './useTimer';

/** A tooltip below its control (ARIA APG): after 700 ms of hover, at once on focus, never on touch. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  const hint = useRef<HTMLSpanElement>(null);
  const timer = useTimer();
  const id = useId();

  const hide = () => {
    timer.cancel();
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  useLayoutEffect(() => {
    if (open && hint.current) keepInWindow(hint.current);
  }, [open]);

  return (
    <span
      css={{ position: 'relative', display: 'inline-flex' }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && timer.after(700, () => setOpen(true))}
      onPointerLeave={hide}
      onPointerDown={hide}
      // Focus from a press opens no tooltip.
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={hint} role="tooltip" id={id} hidden={!open} css={bubble}>
        {label}
      </span>
    </span>
  );
}

const margin = 8;
const away = `calc(100% + ${margin}px)`;

/** Moves the tooltip sideways, or above its control, where it would leave the window. */
function keepInWindow(bubble: HTMLElement): void {
  bubble.style.translate = bubble.style.insetBlock = '';
  const { left, right, bottom } = bubble.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const beyond = Math.max(0, right + margin - clientWidth) || Math.min(0, left - margin);
  if (beyond !== 0) bubble.style.translate = `${-beyond}px`;
  if (bottom > clientHeight) bubble.style.insetBlock = `auto ${away}`;
}

const bubble = css({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: away,
  left: '50%',
  width: 'max-content',
  maxWidth: 'min(18rem, 70vw)',
  padding: '6px 12px',
  color: 'var(--paper)',
  background: 'var(--ink)',
  borderRadius: 'var(--radius-sm)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.45,
  textAlign: 'center',
  transform: 'translateX(-50%)',
  // The pointer can move from the control onto the tooltip.
  '&::after': { content: '""', position: 'absolute', inset: `${-margin}px 0` },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
