import { delivery } from '../_shared/delivery.ts';
import { contactHandler } from '../_shared/handler.ts';
import { logLine } from '../_shared/log.ts';
import { mailer } from '../_shared/mail.ts';
import { readSettings } from '../_shared/settings.ts';
import { contactStore } from '../_shared/store.ts';

/** The edge runtime's own; work handed to it may go on after the answer. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

const settings = readSettings((name) => Deno.env.get(name));
const store = contactStore(settings);

Deno.serve(
  contactHandler({
    settings,
    store,
    delivery: delivery(store, mailer(settings.mail), settings.retrySeconds, logLine),
    afterAnswer: (work) => EdgeRuntime.waitUntil(work),
    log: logLine,
  }),
);
