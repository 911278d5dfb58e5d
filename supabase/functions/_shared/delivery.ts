import { DeliveryFailure } from './deliveryFailure.ts';
import type { Log } from './log.ts';
import type { Channel } from './settings.ts';
import type { ClaimedDelivery, ContactStore } from './store.ts';

/** Sends what is due about stored requests. What fails stays in the table and is tried again by a sweep. */
export interface Delivery {
  /** Sends what is due, with so many attempts at the same time at most, until nothing is left; never rejects. */
  run(width?: number): Promise<Tally>;
  /** Begins no further attempt: the instance is about to end. */
  stop(): void;
}

export interface Tally {
  readonly sent: number;
  readonly failed: number;
}

/** Channels that share one server, and how many attempts it gets at the same time. */
export interface DeliveryGroup {
  readonly channels: readonly Channel[];
  readonly atOnce: number;
  /** Makes one attempt; rejects with a `DeliveryFailure`. */
  readonly send: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;
}

interface DeliverySettings {
  readonly store: ContactStore;
  readonly groups: readonly DeliveryGroup[];
  readonly attemptSeconds: number;
  readonly log: Log;
}

/** A delivery claims each attempt just before it makes it, so that nothing waits under a claim. */
export function delivery({ store, groups, attemptSeconds, log }: DeliverySettings): Delivery {
  let stopped = false;
  const runs = groups.map((group) => workers(group));
  return {
    async run(width) {
      const tallies = await Promise.all(runs.map((run) => run(width)));
      return sum(tallies);
    },
    stop() {
      stopped = true;
    },
  };

  function workers({ channels, atOnce, send }: DeliveryGroup) {
    const working = new Set<Promise<Tally>>();
    let arrived = false;
    const leaseSeconds = attemptSeconds + Math.max(2, Math.round(attemptSeconds / 2));

    const work = async (): Promise<Tally> => {
      let [sent, failed] = [0, 0];
      while (!stopped) {
        const claimed = await store.claim(channels, atOnce, leaseSeconds).catch(() => undefined);
        if (claimed && stopped) await store.release(claimed).catch(() => undefined);
        else if (claimed) {
          // There may be more.
          start(1);
          if (await attempt(claimed, Date.now() + leaseSeconds * 1000)) sent += 1;
          else failed += 1;
        } else if (arrived) arrived = false;
        else break;
      }
      return { sent, failed };
    };

    const start = (count: number) => {
      for (let free = Math.min(count, atOnce - working.size); free > 0; free -= 1) {
        const worker: Promise<Tally> = work().finally(() => working.delete(worker));
        working.add(worker);
      }
    };

    const attempt = async (claimed: ClaimedDelivery, leaseEnds: number): Promise<boolean> => {
      let code: string | null = null;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), attemptSeconds * 1000);
      try {
        await send(claimed, late.signal);
      } catch (error) {
        code = error instanceof DeliveryFailure ? error.code : 'unknown';
      } finally {
        clearTimeout(timer);
      }
      await note(claimed, code, leaseEnds);
      return code === null;
    };

    return async (width = atOnce): Promise<Tally> => {
      // A worker that has just found nothing looks once more.
      arrived = true;
      start(width);
      return sum(await Promise.all(working));
    };
  }

  /** What was sent must not be sent again because the database was away for a moment. */
  async function note(claimed: ClaimedDelivery, code: string | null, leaseEnds: number): Promise<void> {
    const { channel } = claimed;
    const { id } = claimed.lead;
    const event = code === null ? 'sent' : 'not sent';
    for (;;) {
      try {
        const finished = await store.finish(claimed, code);
        const entry = { id, channel, attempts: finished?.attempts, ...(code === null ? {} : { code }) };
        return log({ event: finished?.givenUp ? 'given up' : event, ...entry });
      } catch {
        if (Date.now() > leaseEnds) return log({ event: `${event}, but not noted`, id, channel });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, { sent, failed }) => ({ sent: all.sent + sent, failed: all.failed + failed }), {
    sent: 0,
    failed: 0,
  });
}
