/** What the owner counts as well as pages. */
export type Goal = 'Form sent' | 'Demo booked' | 'Trial asked for';

declare global {
  interface Window {
    plausible?: (event: string) => void;
    goatcounter?: { count?: (visit: { path: string; title?: string; event?: boolean }) => void };
  }
}

/** Counts a goal. Called only where `GATSBY_ANALYTICS_SERVICE` is set, so that other builds have nothing of it. */
export function reachGoal(goal: Goal): void {
  window.plausible?.(goal);
  window.goatcounter?.count?.({ path: goal, title: goal, event: true });
}
