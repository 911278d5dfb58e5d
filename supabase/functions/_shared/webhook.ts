import { Buffer } from 'node:buffer';
import { Webhook } from 'standardwebhooks';
import { post } from './failure.ts';
import { leadText } from './messages.ts';
import type { FunctionSettings } from './settings.ts';
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
 * Returns what sends events, where there is a webhook, as signed JSON (https://www.standardwebhooks.com), or as what a chat takes. A workflow of
 * Teams answers 202 before it shows anything, so that “sent” is not “shown” there.
 */
export function webhookSender(settings: FunctionSettings): WebhookSender | undefined {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_FORMAT: format, LEAD_WEBHOOK_SECRET: secret = '' } = settings;
  if (url === undefined) return undefined;
  const signer = format === 'standard' ? new Webhook(secret) : undefined;
  return async ({ id, type, timestamp, data, text }, signal) => {
    const body = JSON.stringify(
      format === 'standard' ? { type, timestamp: timestamp.toISOString(), data } : chatMessage(format, text),
    );
    const now = new Date();
    const signature = signer && {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, body),
    };
    const headers = { 'Content-Type': 'application/json', ...signature };
    // By its status it is taken, whatever else it says (Standard Webhooks).
    const answer = await post(url, { headers, body, signal });
    await answer.body?.cancel().catch(() => undefined);
  };
}

/** What each chat takes for a text with a visitor’s words, and whether it shows all of it. */
const chats = {
  // Slack's own limit is higher; Discord and Mattermost, whose addresses take the same messages, refuse more.
  slack: (text: string): [message: unknown, fits: boolean] => {
    const escaped = text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // In those two, calls and links with another text.
      .replace(/@(?=everyone|here|channel|all)|(?<![\p{L}\p{N}._%+-])@|\](?=[(:])/giu, '$&\u200b');
    return [{ text: escaped, mrkdwn: false, unfurl_links: false, unfurl_media: false }, [...escaped].length <= 2_000];
  },
  // An adaptive card, as “When a Teams webhook request is received” takes it; a text run is not read as Markdown.
  teams: (text: string): [message: unknown, fits: boolean] => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const content = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      msteams: { width: 'Full' },
      body: lines.map((line) => ({
        type: 'RichTextBlock',
        inlines: [{ type: 'TextRun', text: line }],
        spacing: 'small',
      })),
    };
    const contentType = 'application/vnd.microsoft.card.adaptive';
    const message = { type: 'message', attachments: [{ contentType, contentUrl: null, content }] };
    // A workflow answers 202 to more than 28 KB, and shows nothing.
    return [message, Buffer.byteLength(JSON.stringify(message)) < 28_000];
  },
};

/** Returns the message of a text, or of as much of its beginning as a chat shows, with a sentence that says so. */
function chatMessage(chat: keyof typeof chats, text: string): unknown {
  let [message, fits] = chats[chat](text);
  for (let kept = [...text]; !fits; kept = kept.slice(0, Math.floor(kept.length * 0.95)))
    [message, fits] = chats[chat](
      `${kept.join('')} …\nThis chat shows no more; npm run leads -- list and show have the whole.`,
    );
  return message;
}

export function leadEvent({ lead, sending }: ClaimedDelivery): WebhookEvent {
  const { id, created_at: at, ...rest } = lead;
  const timestamp = new Date(at);
  return {
    id: `lead_${sending}`,
    type: 'lead.created',
    timestamp,
    data: { id, createdAt: timestamp.toISOString(), ...rest },
    text: leadText(lead),
  };
}
