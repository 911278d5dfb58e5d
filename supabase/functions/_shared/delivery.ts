import { MailFailure, type Mailer } from './mail.ts';
import type { ClaimedContact, ContactStore } from './store.ts';
import type { Log } from './log.ts';

/** Sends the mails of stored requests. What fails stays in the table and comes again with a sweep. */
export interface Delivery {
  /** Sends one that is claimed; never rejects. */
  deliver(contact: ClaimedContact): Promise<boolean>;
  /** Sends what is due, and says how many were taken and how many were not. */
  sweep(): Promise<{ sent: number; failed: number }>;
}

/** So many mails are under way at the same time: mail servers close their doors to more. */
const atOnce = 5;

export function delivery(store: ContactStore, send: Mailer, retrySeconds: number, log: Log): Delivery {
  const turns = queue(atOnce);
  // Well before the claim runs out and somebody else sends it.
  const deadline = retrySeconds * 750;

  const deliver = async (contact: ClaimedContact): Promise<boolean> => {
    const late = AbortSignal.timeout(deadline);
    const release = await turns();
    try {
      // It waited so long for its turn that a sweep is about to send it.
      if (late.aborted) return false;
      await send(contact, late);
      log({ event: 'mailed', id: contact.id });
      await noteSent(contact.id, late);
      return true;
    } catch (error) {
      await noteFailure(contact.id, error instanceof MailFailure ? error.code : 'unknown');
      return false;
    } finally {
      release();
    }
  };

  /** A mail that went out must not go again because the database was away for a moment. */
  const noteSent = async (id: string, late: AbortSignal) => {
    while (!late.aborted) {
      try {
        return await store.sent(id);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
    log({ event: 'mailed, but not noted', id });
  };

  const noteFailure = async (id: string, code: string) => {
    try {
      const attempts = await store.failed(id, code);
      log({ event: attempts >= 8 ? 'mail given up' : 'mail failed', id, code, attempts });
    } catch {
      // The claim runs out by itself, and a sweep finds it.
      log({ event: 'mail failed', id, code });
    }
  };

  return {
    deliver,
    async sweep() {
      const results: boolean[] = [];
      for (;;) {
        const claimed = await store.claim(20);
        results.push(...(await Promise.all(claimed.map(deliver))));
        if (claimed.length < 20 || results.length >= 200) break;
      }
      const sent = results.filter(Boolean).length;
      return { sent, failed: results.length - sent };
    },
  };
}

/** Gives turns, so many at a time and in order; each is handed back by calling what it gave. */
function queue(width: number): () => Promise<() => void> {
  let free = width;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return release;
  };
}
