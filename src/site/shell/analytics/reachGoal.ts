declare global {
  interface Window {
    plausible?: (event: string) => void;
  }
}

/** Counts a goal. Call it only where `GATSBY_ANALYTICS_SCRIPT` is set, so that other builds do not contain it. */
export function reachGoal(goal: 'Form sent' | 'Demo booked' | 'Trial asked for'): void {
  window.plausible?.(goal);
}
