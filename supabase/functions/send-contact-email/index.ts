import { contactFunction } from '../_shared/contactFunction.ts';
import { logLine } from '../_shared/log.ts';
import { readFunctionSettings } from '../_shared/settings.ts';

/** The edge runtime's own; work handed to it may go on after the answer. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

/** Thousands of requests share one run of deliveries: the runtime is told of it once, and keeps nothing for each. */
const keptAlive = new WeakSet<Promise<unknown>>();

function afterAnswer(work: Promise<unknown>): void {
  if (keptAlive.has(work)) return;
  keptAlive.add(work);
  EdgeRuntime.waitUntil(work);
}

const { handle, stop } = contactFunction({
  settings: readFunctionSettings((name) => Deno.env.get(name)),
  afterAnswer,
  platform: (name) => Deno.env.get(name),
  log: logLine,
});

// The platform is about to end this instance: what has not begun is left to the next one.
addEventListener('beforeunload', stop);

Deno.serve(handle);
