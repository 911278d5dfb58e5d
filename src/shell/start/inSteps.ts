import { forgetBrokenFragments } from './brokenFragments';
import { nextTask } from './nextTask';

/**
 * The entry of visitors' scripts, in place of Gatsby's: React, Emotion, Gatsby's router and Gatsby are evaluated in tasks
 * of their own. Each takes some milliseconds here, and ten times that on a mid-range phone.
 */
async function startInSteps(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './styleCache');
  await nextTask();
  forgetBrokenFragments();
  await import(/* webpackMode: "eager", webpackExports: ["navigate"] */ 'gatsby');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'production-app');
}

void startInSteps();
