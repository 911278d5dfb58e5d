import type { Reporter } from 'gatsby';
import { messageOf } from '../commandLine/commandLine';

/** Returns a hook that stops the build with its error's message, without the thousands of lines of compiled code. */
export function reportErrors<Args extends { readonly reporter: Reporter }>(hook: (args: Args) => void | Promise<void>) {
  return async (args: Args): Promise<void> => {
    try {
      await hook(args);
    } catch (error) {
      args.reporter.panicOnBuild(messageOf(error));
    }
  };
}

/** Takes a step of the build and reports its time, as Gatsby does for its own steps. Returns what the step returns. */
export async function timed<T>(reporter: Reporter, name: string, step: () => T | Promise<T>): Promise<T> {
  const timer = reporter.activityTimer(name);
  timer.start();
  const result = await step();
  timer.end();
  return result;
}
