import { randomUUID } from 'node:crypto';
import { delivery, type DeliveryGroup } from './delivery.ts';
import { contactHandler, type HandlerParts } from './handler.ts';
import type { Log } from './log.ts';
import { mailer, type Mailer } from './mail.ts';
import { leadMail } from './mailMessage.ts';
import { notices } from './notices.ts';
import { replyMail } from './reply.ts';
import type { FunctionSettings } from './settings.ts';
import { contactStore } from './store.ts';
import { challengeCheck } from './turnstile.ts';
import { leadEvent, webhookSender, type WebhookSender } from './webhook.ts';

interface FunctionParts extends Pick<HandlerParts, 'afterAnswer' | 'platform'> {
  readonly settings: FunctionSettings;
  readonly log: Log;
}

/** Returns the function from its parts: what answers requests, and what ends its work before the instance ends. */
export function contactFunction({ settings, afterAnswer, platform, log }: FunctionParts) {
  const { mail, webhook, challenge, attemptSeconds } = settings;
  const store = contactStore(settings);
  const send = mailer(mail);
  const sendEvent = webhook && webhookSender(webhook);
  const deliveries = delivery({ store, groups: groupsOf(settings, send, sendEvent), attemptSeconds, log });
  const handle = contactHandler({
    ...{ settings, store, delivery: deliveries, afterAnswer, platform, log },
    notices: notices({ store, send, sendEvent, to: mail.to, daily: settings.dailyDigest, attemptSeconds, log }),
    checkChallenge: challengeCheck(challenge.secret, challenge.verifyUrl),
    sendTest: () => sendTest(mail.to, send, sendEvent),
  });
  return { handle, stop: () => deliveries.stop() };
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

/** Returns a mail and an event that say they are tests. Gives what became of each. */
async function sendTest(to: readonly string[], send: Mailer, sendEvent: WebhookSender | undefined) {
  const [key, date] = [randomUUID(), new Date()];
  const text = 'This is a test by “npm run leads -- doctor”. No visitor wrote it.';
  const result = (work: Promise<void>) =>
    work.then(
      () => 'taken',
      (error: Error) => error.message,
    );
  const signal = () => AbortSignal.timeout(20_000);
  return {
    mail: await result(send({ to, subject: 'Test of the contact form', text: `${text}\n`, key, date }, signal())),
    ...(sendEvent
      ? {
          webhook: await result(
            sendEvent({ id: `test_${key}`, type: 'test', timestamp: date, data: { text }, text }, signal()),
          ),
        }
      : {}),
  };
}
