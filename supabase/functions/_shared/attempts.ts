import { DeliveryFailure, networkCode } from './failure.ts';
import { log } from './log.ts';
import type { ClaimedDelivery, ContactStore } from './store.ts';

/** Sends what was claimed; rejects with a `DeliveryFailure`. */
export type Send = (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

interface AttemptParts {
  readonly store: ContactStore;
  readonly attemptSeconds: number;
  readonly leaseSeconds: number;
  /** Called when a delivery was given up. */
  readonly onGivenUp: () => void;
}

/** Returns a function that makes an attempt, stores how it ended and says it; it never rejects. */
export function attempts({ store, attemptSeconds, leaseSeconds, onGivenUp }: AttemptParts) {
  /** Deliveries that a server took and the database could not note: they are not sent again. */
  const taken = new Set<string>();

  return async (claimed: ClaimedDelivery, send: Send): Promise<'sent' | 'failed'> => {
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
    return failure ? 'failed' : 'sent';
  };

  /** Stores the end of an attempt, and repeats it while the database is down: what was sent must not be sent twice. */
  async function finish(claimed: ClaimedDelivery, failure: DeliveryFailure | null, leaseEnds: number): Promise<void> {
    const { channel } = claimed;
    const { id } = claimed.lead;
    const event = failure ? 'not sent' : 'sent';
    for (;;) {
      try {
        const finished = await store.finish(claimed, failure);
        taken.delete(claimed.delivery);
        if (finished?.givenUp) onGivenUp();
        const entry = { id, channel, attempts: finished?.attempts, code: failure?.code };
        return log({ event: finished?.givenUp ? 'given up' : event, ...entry });
      } catch {
        if (performance.now() > leaseEnds) return log({ event: `${event}, but not noted`, id, channel });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
}
