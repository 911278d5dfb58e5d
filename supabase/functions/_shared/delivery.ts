import { DeliveryFailure, networkCode } from './failure.ts';
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
}

/** A server, how many attempts it gets at the same time, and how one is made. */
export interface DeliveryServer {
  readonly server: Server;
  readonly atOnce: number;
  /** Makes one attempt; rejects with a `DeliveryFailure`. */
  readonly send: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;
}

interface DeliveryParts {
  readonly store: ContactStore;
  readonly servers: readonly DeliveryServer[];
  readonly attemptSeconds: number;
  /** Called when something was given up; never rejects. */
  readonly tellOwner: () => Promise<void>;
}

/** A run waits so long for a paused server to be called again; a longer pause is left to the retry job. */
const longestWaitSeconds = 40;

/** Returns a `Delivery`. It claims each attempt just before it makes it, so that no claim expires while it waits. */
export function delivery({ store, servers, attemptSeconds, tellOwner }: DeliveryParts): Delivery {
  const leaseSeconds = attemptSeconds + Math.max(2, Math.round(attemptSeconds / 2));
  const working = new Set<Promise<void>>();
  let tally = { sent: 0, failed: 0 };
  /** Deliveries that a server took and the database could not note: they are not sent again. */
  const taken = new Set<string>();
  let running: Promise<Tally> | undefined;
  let isStopped = false;
  let stop: () => void = () => undefined;
  const stopping = new Promise<void>((resolve) => (stop = resolve));
  const starts = servers.map((server) => workers(server));
  return {
    run(width) {
      for (const start of starts) start(width);
      // The same promise for all callers: with one for each, a burst of requests would fill the memory.
      return (running ??= untilIdle());
    },
    stop() {
      isStopped = true;
      stop();
    },
  };

  async function untilIdle(): Promise<Tally> {
    while (working.size > 0) await Promise.all(working);
    const ended = tally;
    tally = { sent: 0, failed: 0 };
    running = undefined;
    return ended;
  }

  function workers({ server, atOnce, send }: DeliveryServer) {
    let count = 0;
    let arrived = false;

    const work = async (): Promise<void> => {
      while (!isStopped) {
        const claimed = await store.claim(server, atOnce, leaseSeconds).catch((error: unknown) => {
          // What is due stays in the table, and the next request or retry sends it.
          log({ event: 'not claimed', channel: server, code: errorCode(error) });
          return undefined;
        });
        if (typeof claimed === 'number') {
          if (claimed > longestWaitSeconds) break;
          await pause(claimed);
        } else if (claimed && isStopped) await store.release(claimed).catch(() => undefined);
        else if (claimed) {
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
  }

  function track(work: Promise<void>): void {
    working.add(work);
    void work.then(() => working.delete(work));
  }

  function pause(seconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.max(50, seconds * 1000));
    });
    return Promise.race([over, stopping]).finally(() => clearTimeout(timer));
  }

  async function attempt(claimed: ClaimedDelivery, send: DeliveryServer['send']): Promise<void> {
    const leaseEnds = performance.now() + leaseSeconds * 1000;
    let failure: DeliveryFailure | null = null;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), attemptSeconds * 1000);
    try {
      if (!taken.has(claimed.delivery)) await send(claimed, late.signal);
      taken.add(claimed.delivery);
    } catch (error) {
      failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('passing', networkCode(error));
    } finally {
      clearTimeout(timer);
    }
    await finish(claimed, failure, leaseEnds);
    tally[failure ? 'failed' : 'sent'] += 1;
  }

  /** Stores the end of an attempt, and repeats it while the database is down: what was sent must not be sent twice. */
  async function finish(claimed: ClaimedDelivery, failure: DeliveryFailure | null, leaseEnds: number): Promise<void> {
    const { channel } = claimed;
    const { id } = claimed.lead;
    const event = failure ? 'not sent' : 'sent';
    for (;;) {
      try {
        const finished = await store.finish(claimed, failure);
        taken.delete(claimed.delivery);
        if (finished?.givenUp) track(tellOwner());
        const entry = { id, channel, attempts: finished?.attempts, code: failure?.code };
        return log({ event: finished?.givenUp ? 'given up' : event, ...entry });
      } catch {
        if (performance.now() > leaseEnds) return log({ event: `${event}, but not noted`, id, channel });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
}
