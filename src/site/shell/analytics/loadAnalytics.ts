import { reachGoal } from './reachGoal';

/**
 * Adds the script of the service that the deployment names. It sets no cookie (Plausible's and GoatCounter's
 * documentation).
 */
export function loadAnalytics(): void {
  const script = document.createElement('script');
  const siteAttribute = process.env.GATSBY_ANALYTICS_SERVICE === 'Plausible' ? 'domain' : 'goatcounter';
  script.defer = true;
  script.src = process.env.GATSBY_ANALYTICS_SCRIPT ?? '';
  script.dataset[siteAttribute] = process.env.GATSBY_ANALYTICS_SITE ?? '';
  document.head.append(script);
  addEventListener('click', countTrial);
}

/**
 * Counts a page after the first, and not again for a change of its query or fragment. GoatCounter's script counts the first
 * page by itself; Plausible's follows the history.
 */
export function countPage(path: string, previousPath: string): void {
  if (process.env.GATSBY_ANALYTICS_SERVICE === 'GoatCounter' && path !== previousPath)
    window.goatcounter?.count?.({ path });
}

function countTrial({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[data-trial]')) reachGoal('Trial asked for');
}
