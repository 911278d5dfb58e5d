import { reachGoal } from './reachGoal';

/** Adds the script of the service that the deployment names. It sets no cookie, and follows the pages by itself. */
export function loadAnalytics(): void {
  const script = document.createElement('script');
  script.defer = true;
  script.src = process.env.GATSBY_ANALYTICS_SCRIPT ?? '';
  script.dataset.domain = process.env.GATSBY_ANALYTICS_SITE ?? '';
  document.head.append(script);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-trial]')) reachGoal('Trial asked for');
  });
}
