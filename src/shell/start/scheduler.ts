import * as scheduler from 'react-scheduler';

/**
 * React's scheduler, in whose place webpack puts this one (src/build/webpack.ts): React breaks its work off after 3 ms
 * instead of 5, a mid-range phone's 30 instead of 50. A touch waits for no more than that, and no part of the work is a
 * long task (W3C Long Tasks).
 */
export * from 'react-scheduler';

const longest = 3;
let began = 0;

export const unstable_scheduleCallback: typeof scheduler.unstable_scheduleCallback = (priority, callback, options) =>
  scheduler.unstable_scheduleCallback(priority, timed(callback), options);

export const unstable_shouldYield: typeof scheduler.unstable_shouldYield = () =>
  scheduler.unstable_now() - began >= longest || scheduler.unstable_shouldYield();

/** What is left of a work that was broken off is handed back, and begins anew. */
function timed(work: scheduler.Work): scheduler.Work {
  return (isLate) => {
    began = scheduler.unstable_now();
    const rest = work(isLate);
    return typeof rest === 'function' ? timed(rest) : rest;
  };
}
