import { contactFunction } from '../_shared/handler.ts';
import { readFunctionSettings } from '../_shared/settings.ts';

/** Provided by the edge runtime: an instance is not ended before the work that it is told of. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

/** Thousands of requests share one run of deliveries: the runtime is told of it once, and stores nothing for each. */
const keptAlive = new WeakSet<Promise<unknown>>();

function afterAnswer(work: Promise<unknown>): void {
  if (keptAlive.has(work)) return;
  keptAlive.add(work);
  EdgeRuntime.waitUntil(work);
}

const { handle, stop } = contactFunction({
  settings: readFunctionSettings((name) => Deno.env.get(name)),
  afterAnswer,
  region: Deno.env.get('SB_REGION'),
});

// The platform is about to end this instance: what has not begun is left to the next one.
addEventListener('beforeunload', stop);

Deno.serve(handle);
