import { reachGoal } from './reachGoal';

/**
 * Adds the script of the service that the deployment names. It sets no cookie (Plausible's and GoatCounter's
 * documentation).
 */
export function loadAnalytics(): void {
  const script = document.createElement('script');
  script.defer = true;
  script.src = process.env.GATSBY_ANALYTICS_SCRIPT ?? '';
  if (process.env.GATSBY_ANALYTICS_SERVICE === 'Plausible')
    script.dataset.domain = process.env.GATSBY_ANALYTICS_SITE ?? '';
  else script.dataset.goatcounter = process.env.GATSBY_ANALYTICS_SITE ?? '';
  document.head.append(script);
  addEventListener('click', countTrial);
}

/** GoatCounter's script counts the first page by itself; Plausible's follows the history. */
export function countPage(path: string): void {
  if (process.env.GATSBY_ANALYTICS_SERVICE === 'GoatCounter') window.goatcounter?.count?.({ path });
}

function countTrial({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[data-trial]')) reachGoal('Trial asked for');
}
