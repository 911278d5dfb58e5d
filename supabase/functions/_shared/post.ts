import { DeliveryFailure } from './deliveryFailure.ts';
import { errorCode } from './log.ts';

/** Posts to an HTTP server; rejects with a `DeliveryFailure` where the server did not accept it. */
export async function post(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, { ...init, method: 'POST' }).catch((error: unknown) => {
    throw new DeliveryFailure(errorCode(error));
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new DeliveryFailure(`http ${answer.status}`);
}
