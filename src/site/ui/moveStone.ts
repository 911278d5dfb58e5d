/**
 * Moves a stone from the answer that was chosen to the row of the record that it changes, where both are seen. Where it is
 * followed, the page scrolls to the row, which on phones is below the window.
 */
export function moveStone(answer: Element, row: Element | null | undefined, { isFollowed = false } = {}): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isFollowed) row?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  if (!row || isCalm) return;
  const [from, to] = [answer.getBoundingClientRect(), row.getBoundingClientRect()];
  if (to.width === 0 || to.top > window.innerHeight || to.bottom < 0) return;
  const stone = document.createElement('i');
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
  const [x, y] = [to.left - from.left, to.top + to.height / 2 - from.top - from.height / 2];
  const moved = stone.animate([{}, { transform: `translate(${x}px, ${y}px) scale(.7)` }], {
    duration: 320,
    easing: 'cubic-bezier(.2, .7, .2, 1)',
  });
  moved.finished.finally(() => stone.remove()).catch(() => undefined);
}
