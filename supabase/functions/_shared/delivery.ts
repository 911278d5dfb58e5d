import { setTimeout as wait } from 'node:timers/promises';
import { DeliveryFailure, networkCode } from './failure.ts';
import { asError, errorCode, log } from './log.ts';
import type { FunctionSettings, Server } from './settings.ts';
import type { ClaimedDelivery, ContactStore } from './store.ts';

/** A server, how many attempts it gets at the same time, and how one is made: rejects with a `DeliveryFailure`. */
export interface DeliveryServer {
  readonly server: Server;
  readonly atOnce: number;
  readonly send: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;
}

/** A run waits so long for a paused server to be called again; a longer pause is left to the retry job. */
const longestWaitSeconds = 40;

/**
 * Returns what sends what is due about stored requests. What fails stays in the table, and a later run tries it again. Each
 * attempt is claimed just before it is made, so that no claim expires while it waits. `tellOwner` is called when something was
 * given up, and never rejects.
 */
export function delivery(
  { MAIL_TIMEOUT_SECONDS: attemptSeconds }: FunctionSettings,
  store: ContactStore,
  servers: readonly DeliveryServer[],
  tellOwner: () => Promise<unknown>,
) {
  const leaseSeconds = attemptSeconds + Math.max(2, Math.round(attemptSeconds / 2));
  const working = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  let failure: Error | undefined;
  let running: Promise<Error | undefined> | undefined;

  const track = (work: Promise<unknown>): void => {
    working.add(work);
    void work.then(() => working.delete(work));
  };
  const attempt = attempts(store, attemptSeconds, leaseSeconds, () => track(tellOwner()));

  const starts = servers.map(({ server, atOnce, send }) => {
    let count = 0;
    let arrived = false;
    const notClaimed = (error: unknown) => {
      failure = asError(error);
      log({ event: 'not claimed', channel: server, code: errorCode(error) });
    };
    const work = async (): Promise<void> => {
      while (!stopping.signal.aborted) {
        // What is not claimed stays in the table, and the next request or retry sends it.
        const claimed = await store.claim(server, atOnce, leaseSeconds).catch(notClaimed);
        if (typeof claimed === 'number') {
          if (claimed > longestWaitSeconds) break;
          await wait(Math.max(50, claimed * 1000), undefined, { signal: stopping.signal }).catch(() => undefined);
        } else if (claimed) {
          // There may be more.
          begin(1);
          await attempt(claimed, send);
        } else if (arrived) arrived = false;
        else break;
      }
    };
    const begin = (width: number) => {
      for (let free = Math.min(width, atOnce - count); free > 0; free -= 1) {
        count += 1;
        track(work().finally(() => (count -= 1)));
      }
    };
    return (width = atOnce): void => {
      // A worker that has just found nothing looks once more.
      arrived = true;
      begin(width);
    };
  });

  const untilIdle = async (): Promise<Error | undefined> => {
    failure = undefined;
    while (working.size > 0) await Promise.all(working);
    running = undefined;
    return failure;
  };

  return {
    /** Sends until nothing is due, beginning with `width` attempts at once; resolves to the error where the database failed. */
    run(width?: number): Promise<Error | undefined> {
      for (const start of starts) start(width);
      // The same promise for all callers: with one for each, a burst of requests would fill the memory.
      return (running ??= untilIdle());
    },
    /** Begins no further attempt: the instance is about to end. */
    stop: () => stopping.abort(),
  };
}

/** Returns what makes an attempt, stores how it ended and says it; it never rejects. */
function attempts(store: ContactStore, attemptSeconds: number, leaseSeconds: number, onGivenUp: () => void) {
  /** Deliveries that a server took and the database could not note: they are not sent again. */
  const taken = new Set<string>();

  /** Stores the end of an attempt, and repeats it while the database is down: what was sent must not be sent twice. */
  const finish = async (claimed: ClaimedDelivery, failure: DeliveryFailure | null, until: number): Promise<void> => {
    const about = { id: claimed.lead.id, channel: claimed.channel };
    const event = failure ? 'not sent' : 'sent';
    for (;;) {
      try {
        const { attempts, givenUp } = (await store.finish(claimed, failure)) ?? {};
        taken.delete(claimed.delivery);
        if (givenUp) onGivenUp();
        return log({ event: givenUp ? 'given up' : event, ...about, attempts, code: failure?.code });
      } catch {
        if (performance.now() > until) return log({ event: `${event}, but not noted`, ...about });
        await wait(200);
      }
    }
  };

  return async (claimed: ClaimedDelivery, send: DeliveryServer['send']): Promise<void> => {
    const leaseEnds = performance.now() + leaseSeconds * 1000;
    let failure: DeliveryFailure | null = null;
    try {
      if (!taken.has(claimed.delivery)) await send(claimed, AbortSignal.timeout(attemptSeconds * 1000));
      taken.add(claimed.delivery);
    } catch (error) {
      failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('passing', networkCode(error));
    }
    await finish(claimed, failure, leaseEnds);
  };
}
