import { randomUUID } from 'node:crypto';
import { DeliveryFailure } from './failure.ts';
import { problemsOf, type Facts } from './findings.ts';
import { errorCode } from './log.ts';
import type { Mailer } from './mail.ts';
import { noticeMail } from './messages.ts';
import type { FunctionSettings } from './settings.ts';
import type { ContactStore } from './store.ts';
import { networkOf } from './visitor.ts';
import type { WebhookSender } from './webhook.ts';

/** What `npm run leads -- doctor` prints in a line; null where it is only told, or not known. */
export type Finding = readonly [isRight: boolean | null, about: string, toDo?: string];

interface DoctorParts {
  readonly settings: FunctionSettings;
  readonly store: ContactStore;
  readonly region: string | undefined;
  readonly send: Mailer;
  readonly sendEvent: WebhookSender | undefined;
}

/** Returns what is right and what is wrong with a deployment: what `/health` says, and what only the running function sees. */
export async function diagnosis(request: Request, parts: DoctorParts): Promise<Finding[]> {
  const { settings, store, region } = parts;
  const began = performance.now();
  await store.query('select');
  const roundTrip = Math.round(performance.now() - began);
  const facts = await store.facts();
  const problems = problemsOf(facts, settings.DAILY_DIGEST);
  const server = settings.MAIL_PROVIDER === 'resend' ? settings.RESEND_BASE_URL : settings.SMTP_HOST;
  const isLocal = settings.database.ssl === false;
  return [
    ...(problems.length > 0
      ? problems.map(({ sentence, toDo }): Finding => [false, sentence, toDo])
      : [[true, 'requests are stored, mails are taken, and the retry job comes to its end'] as const]),
    [null, countsIn(facts)],
    [
      roundTrip < 300,
      `function in ${region ?? 'no region named'}, ${roundTrip} ms from its database`,
      'Set SUPABASE_REGION of the build, and the secret contact_function_region, to the database’s region.',
    ],
    addressFinding(request, settings),
    [
      settings.origins.every((origin) => isLocal || origin.startsWith('https:')),
      `forms from ${settings.origins.join(', ')}; sends ${settings.channels.join(', ')} by ${server}`,
    ],
    ...(request.url.endsWith('?mail') ? await sendTest(parts) : []),
  ];
}

function countsIn({ figures }: Facts): string {
  const { givenUp = 0, waiting = 0, oldestWaitingMinutes, held = 0, digestSentMinutesAgo: digest = null } = figures;
  const sent = digest === null ? 'no daily digest yet' : `the daily digest ${Math.round(digest / 60)} hours ago`;
  return `${givenUp} given up, ${waiting} waiting, the oldest for ${oldestWaitingMinutes ?? 0} minutes; ${held} held; ${sent}`;
}

/** Cloudflare, in front of every hosted project, writes this header itself and refuses requests that bring it. */
const ofCloudflare = 'cf-connecting-ip';

/** Of this request, whose sender has the secret; neither stored nor logged. */
function addressFinding({ headers }: Request, { CLIENT_IP_HEADER: header }: FunctionSettings): Finding {
  const names = [...new Set([header, ofCloudflare, 'x-real-ip', 'x-forwarded-for', 'fly-client-ip', 'true-client-ip'])];
  const seen = names.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  const network = networkOf(headers.get(header));
  const real = networkOf(headers.get(ofCloudflare));
  return [
    network !== null && (real === null || real === network),
    `visitors are told apart by ${header}, which says ${network} of this machine`,
    `Choose another header as CLIENT_IP_HEADER: this one ${network === null ? 'is missing' : `names another address than ${ofCloudflare}`}. Seen: ${seen.join('; ') || 'none'}`,
  ];
}

/** Sends a mail to each recipient and an event that say they are tests. */
function sendTest({ settings: { MAIL_TO: to }, send, sendEvent }: DoctorParts): Promise<Finding[]> {
  const key = randomUUID();
  const text = 'This is a test by “npm run leads -- doctor”. No visitor wrote it.';
  const signal = AbortSignal.timeout(20_000);
  const mail = noticeMail(to, 'Test of the contact form', `${text}\n`, key);
  const event = { id: `test_${key}`, type: 'test', timestamp: new Date(), data: { text }, text };
  const findingOf = (way: string, names: string, sending: Promise<void>): Promise<Finding> =>
    sending.then(
      () => [true, `test ${way}: taken`],
      (error: unknown) => [
        false,
        `test ${way}: ${error instanceof DeliveryFailure ? error.message : errorCode(error)}`,
        `Are ${names} of the function right?`,
      ],
    );
  return Promise.all([
    ...to.map((recipient, index) =>
      findingOf(to.length > 1 ? `mail ${index + 1}` : 'mail', 'SMTP_… or RESEND_…', send(mail, recipient, signal)),
    ),
    ...(sendEvent ? [findingOf('webhook', 'LEAD_WEBHOOK_…', sendEvent(event, signal))] : []),
  ]);
}
