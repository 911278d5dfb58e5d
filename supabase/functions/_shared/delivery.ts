import { errorCode, log } from './log.ts';
import type { Channel } from './settings.ts';
import type { ClaimedDelivery, ContactStore } from './store.ts';

/** Sends what is due about stored requests. What fails stays in the table, and a later run tries it again. */
export interface Delivery {
  /** Sends until nothing is due, beginning with `width` attempts at the same time; never rejects. */
  run(width?: number): Promise<Tally>;
  /** Begins no further attempt: the instance is about to end. */
  stop(): void;
}

interface Tally {
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

interface DeliveryParts {
  readonly store: ContactStore;
  readonly groups: readonly DeliveryGroup[];
  readonly attemptSeconds: number;
}

/** Returns a `Delivery`. It claims each attempt just before it makes it, so that no claim expires while it waits. */
export function delivery({ store, groups, attemptSeconds }: DeliveryParts): Delivery {
  const leaseSeconds = attemptSeconds + Math.max(2, Math.round(attemptSeconds / 2));
  const working = new Set<Promise<void>>();
  let tally = { sent: 0, failed: 0 };
  let stopped = false;
  let running: Promise<Tally> | undefined;
  const starts = groups.map((group) => workers(group));
  return {
    run(width) {
      for (const start of starts) start(width);
      // The same promise for all callers: with one for each, a burst of requests would fill the memory.
      return (running ??= untilIdle());
    },
    stop() {
      stopped = true;
    },
  };

  async function untilIdle(): Promise<Tally> {
    while (working.size > 0) await Promise.all(working);
    const ended = tally;
    tally = { sent: 0, failed: 0 };
    running = undefined;
    return ended;
  }

  function workers({ channels, atOnce, send }: DeliveryGroup) {
    let count = 0;
    let arrived = false;

    const work = async (): Promise<void> => {
      while (!stopped) {
        const claimed = await store.claim(channels, atOnce, leaseSeconds).catch(() => undefined);
        if (claimed && stopped) await store.release(claimed).catch(() => undefined);
        else if (claimed) {
          // There may be more.
          begin(1);
          await attempt(claimed, Date.now() + leaseSeconds * 1000);
        } else if (arrived) arrived = false;
        else break;
      }
    };

    const begin = (width: number) => {
      for (let free = Math.min(width, atOnce - count); free > 0; free -= 1) {
        count += 1;
        const worker: Promise<void> = work().finally(() => {
          count -= 1;
          working.delete(worker);
        });
        working.add(worker);
      }
    };

    const attempt = async (claimed: ClaimedDelivery, leaseEnds: number): Promise<void> => {
      let code: string | null = null;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), attemptSeconds * 1000);
      try {
        await send(claimed, late.signal);
      } catch (error) {
        code = errorCode(error);
      } finally {
        clearTimeout(timer);
      }
      await finish(claimed, code, leaseEnds);
      tally[code === null ? 'sent' : 'failed'] += 1;
    };

    return (width = atOnce): void => {
      // A worker that has just found nothing looks once more.
      arrived = true;
      begin(width);
    };
  }

  /** Stores the end of an attempt, and repeats it while the database is down: what was sent must not be sent twice. */
  async function finish(claimed: ClaimedDelivery, code: string | null, leaseEnds: number): Promise<void> {
    const { channel } = claimed;
    const { id } = claimed.lead;
    const event = code === null ? 'sent' : 'not sent';
    for (;;) {
      try {
        const finished = await store.finish(claimed, code);
        const entry = { id, channel, attempts: finished?.attempts, code: code ?? undefined };
        return log({ event: finished?.givenUp ? 'given up' : event, ...entry });
      } catch {
        if (Date.now() > leaseEnds) return log({ event: `${event}, but not noted`, id, channel });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
}
