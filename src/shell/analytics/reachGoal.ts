/** What the owner counts besides pages. */
export type Goal = 'Form sent' | 'Demo booked' | 'Trial asked for';

declare global {
  interface Window {
    plausible?: (event: string) => void;
    goatcounter?: { count?: (visit: { path: string; title?: string; event?: boolean }) => void };
  }
}

/** Counts a goal where a deployment has analytics; elsewhere nothing of this is in the site. */
export function reachGoal(goal: Goal): void {
  if (!process.env.GATSBY_ANALYTICS_SERVICE) return;
  window.plausible?.(goal);
  window.goatcounter?.count?.({ path: goal, title: goal, event: true });
}
