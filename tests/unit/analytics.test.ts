import { countPage, loadAnalytics } from '../../src/site/shell/analytics/loadAnalytics';
import { reachGoal } from '../../src/site/shell/analytics/reachGoal';

test('GoatCounter: its script with the endpoint, pages of the site and goals as events', () => {
  Object.assign(process.env, {
    GATSBY_ANALYTICS_SERVICE: 'GoatCounter',
    GATSBY_ANALYTICS_SCRIPT: 'https://gc.zgo.at/count.js',
    GATSBY_ANALYTICS_SITE: 'https://camre.goatcounter.com/count',
  });
  loadAnalytics();
  const script = document.head.querySelector<HTMLScriptElement>('script');
  expect([script?.src, script?.dataset.goatcounter]).toEqual([
    'https://gc.zgo.at/count.js',
    'https://camre.goatcounter.com/count',
  ]);
  const count = jest.fn();
  window.goatcounter = { count };
  countPage('/pricing', '/');
  // A link to a section of the page.
  countPage('/pricing', '/pricing');
  reachGoal('Demo booked');
  document.body.innerHTML = '<a data-trial=""><b>Start</b></a>';
  document.querySelector('b')?.click();
  expect(count.mock.calls.flat()).toEqual([
    { path: '/pricing' },
    { path: 'Demo booked', title: 'Demo booked', event: true },
    { path: 'Trial asked for', title: 'Trial asked for', event: true },
  ]);
});
