import { setTimeout as wait } from 'node:timers/promises';

/** Calls a function until it returns something; only a test that fails waits to the end. */
export async function eventually<T>(look: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Not there after ${seconds} seconds: ${look}`);
    await wait(50);
  }
}
