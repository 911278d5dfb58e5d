import { lookup } from 'node:dns/promises';
import { Webhook } from 'standardwebhooks';
import { DeliveryFailure } from './deliveryFailure.ts';
import { leadText } from './mailMessage.ts';
import { post } from './post.ts';
import { isPrivateAddress } from './privateAddress.ts';
import type { WebhookSettings } from './settings.ts';
import type { Lead } from './store.ts';

/** An event for another program. Receivers that have seen its id ignore it. */
interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: Date;
  readonly data: unknown;
  /** The same as text, for chat programs. */
  readonly text: string;
}

export type WebhookSender = (event: WebhookEvent, signal: AbortSignal) => Promise<void>;

/** Returns a function that sends events as signed JSON (https://www.standardwebhooks.com) or to Slack. */
export function webhookSender({ url, secret, format, allowPrivate }: WebhookSettings): WebhookSender {
  const signer = format === 'standard' ? new Webhook(secret) : undefined;
  return async ({ id, type, timestamp, data, text }, signal) => {
    if (!allowPrivate) await refusePrivate(new URL(url).hostname);
    const body = signer
      ? JSON.stringify({ type, timestamp: timestamp.toISOString(), data })
      : JSON.stringify({ text: text.replace(/[&<>]/g, (character) => slackEscapes[character] ?? character) });
    const now = new Date();
    const signature = signer && {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, body),
    };
    const headers = { 'Content-Type': 'application/json', ...signature };
    await post(url, { headers, body, redirect: 'manual', signal });
  };
}

const slackEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the event of a stored request. */
export function leadEvent(lead: Lead): WebhookEvent {
  const { id, createdAt, ...rest } = lead;
  return {
    id: `lead_${id}`,
    type: 'lead.created',
    timestamp: createdAt,
    data: { id, createdAt: createdAt.toISOString(), ...rest },
    text: leadText(lead),
  };
}

async function refusePrivate(host: string): Promise<void> {
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => {
    throw new DeliveryFailure('dns');
  });
  if (found.length === 0 || found.some(({ address }) => isPrivateAddress(address)))
    throw new DeliveryFailure('private address');
}
