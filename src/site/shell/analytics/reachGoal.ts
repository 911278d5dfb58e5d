declare global {
  interface Window {
    plausible?: (event: string) => void;
    goatcounter?: { count?: (visit: { path: string; title?: string; event?: boolean }) => void };
  }
}

/** Counts a goal. Call it only where `GATSBY_ANALYTICS_SERVICE` is set, so that other builds do not contain it. */
export function reachGoal(goal: 'Form sent' | 'Demo booked' | 'Trial asked for'): void {
  window.plausible?.(goal);
  window.goatcounter?.count?.({ path: goal, title: goal, event: true });
}
