/** @jest-environment jsdom */
import { loadAnalytics } from '../../src/site/shell/analytics/loadAnalytics';
import { reachGoal } from '../../src/site/shell/analytics/reachGoal';

test('the script of the two settings is loaded for its site, and goals are its events', () => {
  Object.assign(process.env, {
    GATSBY_ANALYTICS_SCRIPT: 'https://plausible.io/js/script.js',
    GATSBY_ANALYTICS_SITE: 'camre.example',
  });
  loadAnalytics();
  const script = document.head.querySelector<HTMLScriptElement>('script');
  expect([script?.src, script?.dataset.domain]).toEqual(['https://plausible.io/js/script.js', 'camre.example']);
  const plausible = jest.fn();
  Object.assign(window, { plausible });
  reachGoal('Demo booked');
  document.body.innerHTML = '<a data-trial=""><b>Start</b></a>';
  document.querySelector('b')?.click();
  expect(plausible.mock.calls.flat()).toEqual(['Demo booked', 'Trial asked for']);
});
