import { attempts, type Send } from './attempts.ts';
import { errorCode, log } from './log.ts';
import type { Server } from './settings.ts';
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
  /** Why the database did not say what is due, or how an attempt ended. */
  readonly error?: Error;
}

/** A server, how many attempts it gets at the same time, and how one is made. */
export interface DeliveryServer {
  readonly server: Server;
  readonly atOnce: number;
  readonly send: Send;
}

interface DeliveryParts {
  readonly store: ContactStore;
  readonly servers: readonly DeliveryServer[];
  readonly attemptSeconds: number;
  /** Called when something was given up; never rejects. */
  readonly tellOwner: () => Promise<unknown>;
}

/** A run waits so long for a paused server to be called again; a longer pause is left to the retry job. */
const longestWaitSeconds = 40;

/** Returns a `Delivery`. It claims each attempt just before it makes it, so that no claim expires while it waits. */
export function delivery({ store, servers, attemptSeconds, tellOwner }: DeliveryParts): Delivery {
  const leaseSeconds = attemptSeconds + Math.max(2, Math.round(attemptSeconds / 2));
  const working = new Set<Promise<unknown>>();
  let tally: { sent: number; failed: number; error?: Error } = { sent: 0, failed: 0 };
  let running: Promise<Tally> | undefined;
  const stopping = new AbortController();
  const track = (work: Promise<unknown>): void => {
    working.add(work);
    void work.then(() => working.delete(work));
  };
  const makeAttempt = attempts({ store, attemptSeconds, leaseSeconds, onGivenUp: () => track(tellOwner()) });
  const starts = servers.map(({ server, atOnce, send }) =>
    workers({
      atOnce,
      stopping: stopping.signal,
      track,
      claim: () => store.claim(server, atOnce, leaseSeconds),
      release: (claimed) => store.release(claimed),
      attempt: async (claimed) => void (tally[await makeAttempt(claimed, send)] += 1),
      onNotClaimed: (error) => {
        tally.error = error instanceof Error ? error : new Error(String(error));
        log({ event: 'not claimed', channel: server, code: errorCode(error) });
      },
    }),
  );

  async function untilIdle(): Promise<Tally> {
    while (working.size > 0) await Promise.all(working);
    const ended = tally;
    tally = { sent: 0, failed: 0 };
    running = undefined;
    return ended;
  }

  return {
    run(width) {
      for (const start of starts) start(width);
      // The same promise for all callers: with one for each, a burst of requests would fill the memory.
      return (running ??= untilIdle());
    },
    stop: () => stopping.abort(),
  };
}

interface WorkerParts {
  readonly atOnce: number;
  readonly stopping: AbortSignal;
  readonly track: (work: Promise<unknown>) => void;
  /** Resolves to what is due, to the seconds until the server may be called again, or to nothing. */
  readonly claim: () => ReturnType<ContactStore['claim']>;
  readonly release: (claimed: ClaimedDelivery) => Promise<unknown>;
  readonly attempt: (claimed: ClaimedDelivery) => Promise<void>;
  readonly onNotClaimed: (error: unknown) => void;
}

/** Returns what starts the workers of one server: each makes one attempt after the other until nothing is due. */
function workers({ atOnce, stopping, track, claim, release, attempt, onNotClaimed }: WorkerParts) {
  let count = 0;
  let arrived = false;

  const work = async (): Promise<void> => {
    while (!stopping.aborted) {
      // What is not claimed stays in the table, and the next request or retry sends it.
      const claimed = await claim().catch(onNotClaimed);
      if (typeof claimed === 'number') {
        if (claimed > longestWaitSeconds) break;
        await pause(claimed, stopping);
      } else if (claimed && stopping.aborted) await release(claimed).catch(() => undefined);
      else if (claimed) {
        // There may be more.
        begin(1);
        await attempt(claimed);
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
}

/** Waits so many seconds, or until the signal says to stop. */
function pause(seconds: number, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(50, seconds * 1000));
    stopping.addEventListener('abort', end);
  });
}
