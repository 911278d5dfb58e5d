/** Moves a stone from the answer that was chosen to the row of the record that it changes, where both are seen. */
export function moveStone(answer: Element, row: Element | null | undefined): void {
  if (!row || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [answer.getBoundingClientRect(), row.getBoundingClientRect()];
  if (to.width === 0 || to.top > window.innerHeight || to.bottom < 0) return;
  const stone = document.createElement('i');
  stone.setAttribute('aria-hidden', 'true');
  Object.assign(stone.style, {
    position: 'fixed',
    zIndex: '30',
    top: `${from.top + from.height / 2 - 14}px`,
    left: `${from.left + 14}px`,
    width: '28px',
    height: '28px',
    background: 'var(--gorse)',
    borderRadius: '10px 10px 3px 10px',
    pointerEvents: 'none',
  });
  document.body.append(stone);
  const x = to.left + 14 - (from.left + 14);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const moved = stone.animate([{}, { transform: `translate(${x}px, ${y}px) scale(.7)` }], {
    duration: 320,
    easing: 'cubic-bezier(.2, .7, .2, 1)',
  });
  moved.finished.finally(() => stone.remove()).catch(() => undefined);
}
