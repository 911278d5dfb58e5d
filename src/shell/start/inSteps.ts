import { forgetBrokenFragments } from './brokenFragments';
import { nextTask } from './nextTask';

/**
 * The entry of visitors' scripts, in place of Gatsby's: React and Gatsby are evaluated in tasks of their own. Each takes
 * about 8 ms here, and ten times that on a mid-range phone.
 */
async function startInSteps(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  forgetBrokenFragments();
  await import(/* webpackMode: "eager" */ 'production-app');
}

void startInSteps();
