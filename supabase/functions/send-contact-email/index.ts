import { contactFunction } from '../_shared/contactFunction.ts';
import { logLine } from '../_shared/log.ts';
import { readSettings } from '../_shared/settings.ts';

/** The edge runtime's own; work handed to it may go on after the answer. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

const { handle, stop } = contactFunction({
  settings: readSettings((name) => Deno.env.get(name)),
  afterAnswer: (work) => EdgeRuntime.waitUntil(work),
  platform: (name) => Deno.env.get(name),
  log: logLine,
});

// The platform is about to end this instance: what has not begun is left to the next one.
addEventListener('beforeunload', stop);

Deno.serve(handle);
