import { memo, Suspense, use, useState, type ReactNode, type RefCallback } from 'react';
import { createTurn, type Awaited, type Turn } from './hydrationTurns';

interface LateHydrationProps {
  /** From `useTurn`. */
  turn: Turn;
  children: ReactNode;
}

/**
 * Leaves the server's HTML as it is until the element that has the turn's ref comes near the window or is touched: what a
 * visitor never reaches costs no time of theirs, and the page's first work is short (performance.md, TBT). React keeps
 * clicks on what is not hydrated yet and hydrates it first. What scripts show is there at once. A part whose `children` are
 * the same element in every rendering stays as it is while what is around it changes.
 */
export const LateHydration = memo(function LateHydration({ turn, children }: LateHydrationProps) {
  return (
    <Suspense>
      <InTurn turn={turn}>{children}</InTurn>
    </Suspense>
  );
});

/** The turn of a part of the page, and the ref for the element around that part, which has to come near. */
export function useTurn(awaited: Awaited = 'near'): [Turn, RefCallback<Element>] {
  const [turn] = useState(() => createTurn(awaited));
  return [turn, turn.watch];
}

function InTurn({ turn, children }: LateHydrationProps) {
  if (!turn.hasCome()) use(turn.coming);
  return children;
}
