import { randomUUID } from 'node:crypto';
import { delivery, type DeliveryGroup } from './delivery.ts';
import { contactHandler, type HandlerParts } from './handler.ts';
import { mailer, type Mailer } from './mail.ts';
import { leadMail } from './mailMessage.ts';
import { noticeSender } from './notices.ts';
import { replyMail } from './reply.ts';
import type { FunctionSettings } from './settings.ts';
import { contactStore } from './store.ts';
import { challengeCheck } from './turnstile.ts';
import { leadEvent, webhookSender, type WebhookSender } from './webhook.ts';

/** Returns the request handler of the function, and what stops its deliveries before the instance ends. */
export function contactFunction({
  settings,
  afterAnswer,
  region,
}: Pick<HandlerParts, 'settings' | 'afterAnswer' | 'region'>) {
  const { mail, webhook, challenge, attemptSeconds } = settings;
  const store = contactStore(settings);
  const send = mailer(mail);
  const sendEvent = webhook && webhookSender(webhook);
  const deliveries = delivery({ store, groups: groupsOf(settings, send, sendEvent), attemptSeconds });
  const handle = contactHandler({
    settings,
    store,
    delivery: deliveries,
    sendNotices: noticeSender(settings, store, send, sendEvent),
    checkChallenge: challengeCheck(challenge),
    sendTest: () => sendTest(mail.to, send, sendEvent),
    afterAnswer,
    region,
  });
  return { handle, stop: deliveries.stop };
}

function groupsOf({ mail }: FunctionSettings, send: Mailer, sendEvent: WebhookSender | undefined): DeliveryGroup[] {
  const byMail: DeliveryGroup = {
    channels: ['mail', 'reply'],
    atOnce: mail.atOnce,
    send: ({ channel, lead }, signal) =>
      send(channel === 'reply' ? replyMail(lead, mail.to[0] ?? '') : leadMail(lead, mail.to), signal),
  };
  if (!sendEvent) return [byMail];
  return [byMail, { channels: ['webhook'], atOnce: 5, send: ({ lead }, signal) => sendEvent(leadEvent(lead), signal) }];
}

/** Sends a mail and an event that say they are tests. Returns the result of each: `taken`, or what failed. */
async function sendTest(to: readonly string[], send: Mailer, sendEvent: WebhookSender | undefined) {
  const [key, date] = [randomUUID(), new Date()];
  const text = 'This is a test by “npm run leads -- doctor”. No visitor wrote it.';
  const signal = () => AbortSignal.timeout(20_000);
  const resultOf = (sending: Promise<void>) =>
    sending.then(
      () => 'taken',
      (error: Error) => error.message,
    );
  const results: Record<string, string> = {
    mail: await resultOf(send({ to, subject: 'Test of the contact form', text: `${text}\n`, key, date }, signal())),
  };
  if (sendEvent)
    results.webhook = await resultOf(
      sendEvent({ id: `test_${key}`, type: 'test', timestamp: date, data: { text }, text }, signal()),
    );
  return results;
}
