import { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { DeliveryFailure, post } from './failure.ts';
import { leadText } from './messages.ts';
import type { WebhookSettings } from './settings.ts';
import type { ClaimedDelivery } from './store.ts';

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

/**
 * Returns a function that sends events as signed JSON (https://www.standardwebhooks.com), or as what a chat takes. A workflow of
 * Teams answers 202 before it shows anything, so that “sent” is not “shown” there.
 */
export function webhookSender({ url, secret, format, allowPrivate }: WebhookSettings): WebhookSender {
  const signer = format === 'standard' ? new Webhook(secret) : undefined;
  return async ({ id, type, timestamp, data, text }, signal) => {
    if (!allowPrivate) await refusePrivate(new URL(url).hostname);
    const body = JSON.stringify(
      format === 'standard' ? { type, timestamp: timestamp.toISOString(), data } : chatMessage[format](text),
    );
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

/** A message of each chat with a text that a visitor wrote. */
const chatMessage = {
  slack: (text: string): unknown => cutTo(text, slackMessage, (message) => [...message.text].length <= 2_000),
  // A workflow answers 202 to more than 28 KB, and shows nothing.
  teams: (text: string): unknown =>
    cutTo(text, teamsMessage, (message) => Buffer.byteLength(JSON.stringify(message)) < 28_000),
};

/** Returns the message of a text, or of as much of its beginning as fits, with a sentence that says so. */
function cutTo<Message>(
  text: string,
  messageOf: (part: string) => Message,
  fits: (message: Message) => boolean,
): Message {
  let kept = [...text];
  let message = messageOf(text);
  while (!fits(message)) {
    kept = kept.slice(0, Math.floor(kept.length * 0.95));
    message = messageOf(`${kept.join('')} …\nThis chat shows no more; npm run leads -- list and show have the whole.`);
  }
  return message;
}

/** Slack's own limit is higher; Discord and Mattermost, whose addresses take the same messages, refuse more. */
const slackMessage = (text: string) => ({
  text: text
    .replace(/[&<>]/g, (character) => slackEscapes[character] ?? character)
    // In those two, calls and links with another text.
    .replace(/@(?=everyone|here|channel|all)|\](?=\()/gi, '$&\u200b'),
  mrkdwn: false,
  unfurl_links: false,
  unfurl_media: false,
});

const slackEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An adaptive card, as “When a Teams webhook request is received” takes it; a text run is not read as Markdown. */
const teamsMessage = (text: string) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        msteams: { width: 'Full' },
        body: text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: line }], spacing: 'small' })),
      },
    },
  ],
});

/** Returns the event of a stored request. */
export function leadEvent({ lead, sending }: ClaimedDelivery): WebhookEvent {
  const { id, createdAt, ...rest } = lead;
  return {
    id: `lead_${sending}`,
    type: 'lead.created',
    timestamp: createdAt,
    data: { id, createdAt: createdAt.toISOString(), ...rest },
    text: leadText(lead),
  };
}

/**
 * Rejects for a host inside a private network. The call that follows looks the name up again: should it then lead to such a
 * host, that one has no certificate of this name, and nothing is sent.
 */
async function refusePrivate(host: string): Promise<void> {
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => {
    throw new DeliveryFailure('channel', 'dns');
  });
  if (found.length === 0 || found.some(({ address }) => isPrivateAddress(address)))
    throw new DeliveryFailure('channel', 'private address');
}

/** Returns whether an IP address is outside the public internet (RFC 6890). */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return isPrivateIpv4(mapped);
  // Of IPv6 only 2000::/3 is public, except documentation (2001:db8::) and tunnels that carry IPv4 (2001::, 2002::).
  return isIP(mapped) !== 6 || !/^[23][\da-f]{3}:/i.test(mapped) || /^(?:2001:(?:0{0,4}|0?db8):|2002:)/i.test(mapped);
}

function isPrivateIpv4(address: string): boolean {
  const [a = 0, b = 0, c = 0] = address.split('.').map(Number);
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113)
  );
}
