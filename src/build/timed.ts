import type { Reporter } from 'gatsby';

/** Takes a step of the build and reports its time, as Gatsby does for its own steps. Returns what the step returns. */
export async function timed<T>(reporter: Reporter, name: string, step: () => T | Promise<T>): Promise<T> {
  const timer = reporter.activityTimer(name);
  timer.start();
  const result = await step();
  timer.end();
  return result;
}
