declare global {
  interface Window {
    plausible?: (event: string) => void;
    goatcounter?: { count?: (visit: { path: string; title?: string; event?: boolean }) => void };
  }
}

/**
 * Counts a goal, in addition to the pages. Called only where `GATSBY_ANALYTICS_SERVICE` is set, so that other builds have
 * nothing of it.
 */
export function reachGoal(goal: 'Form sent' | 'Demo booked' | 'Trial asked for'): void {
  window.plausible?.(goal);
  window.goatcounter?.count?.({ path: goal, title: goal, event: true });
}
