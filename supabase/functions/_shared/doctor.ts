import { randomUUID } from 'node:crypto';
import { DeliveryFailure } from './failure.ts';
import { problemsOf } from './findings.ts';
import { errorCode } from './log.ts';
import type { Mailer } from './mail.ts';
import { noticeMail } from './messages.ts';
import type { FunctionSettings } from './settings.ts';
import type { ContactStore } from './store.ts';
import { askChallenge, networkOf } from './visitor.ts';
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

/** What `contact_health` says of the database; what this database lacks is left out. */
interface DatabaseHealth {
  readonly figures: Readonly<Record<string, number | null>>;
  readonly jobs?: Readonly<Record<string, boolean>>;
  readonly jobRuns?: { readonly rows: number; readonly failedToday: number };
  readonly secrets?: readonly string[];
}

/** Returns what is right and wrong with a deployment, as it is seen from the running function. */
export async function diagnosis(request: Request, withTest: boolean, parts: DoctorParts): Promise<Finding[]> {
  const { settings, store, region } = parts;
  const began = performance.now();
  const [database] = await store.query<{ clock: Date }>('select clock_timestamp() as clock');
  const roundTrip = Math.round(performance.now() - began);
  const ahead = Math.abs((database?.clock.getTime() ?? Infinity) - Date.now());
  const problems = problemsOf(await store.facts(), settings);
  const [row] = await store.query<{ health: DatabaseHealth }>('select public.contact_health() as health');
  const isLocal = settings.database.ssl === false;
  const { figures } = row?.health ?? { figures: {} };
  const digest = figures.digestSentMinutesAgo ?? null;
  return [
    ...(problems.length > 0
      ? problems.map(({ sentence, toDo }): Finding => [false, sentence, toDo])
      : [[true, 'requests are stored, mails are taken, and the retry job comes to its end'] as const]),
    [
      null,
      `${figures.givenUp ?? 0} given up, ${figures.waiting ?? 0} waiting, the oldest for ${figures.oldestWaitingMinutes ?? 0} minutes; ${figures.held ?? 0} held`,
    ],
    [
      null,
      digest === null
        ? 'no daily digest was sent yet'
        : `the daily digest was sent ${Math.round(digest / 60)} hours ago`,
    ],
    ...(isLocal || !row ? [] : hostedFindings(row.health)),
    [ahead < 60_000, 'clocks of function and database agree within a minute'],
    [
      roundTrip < 300,
      `function in ${region ?? 'no region named'}, ${roundTrip} ms from its database`,
      'Set SUPABASE_REGION of the build, and the secret contact_function_region, to the database’s region.',
    ],
    [
      isLocal ? null : true,
      `function’s connection to the database is ${isLocal ? 'on this machine' : 'encrypted, and its certificate is the right one'}`,
    ],
    addressFinding(request, settings),
    await loggingFinding(store),
    ...(await challengeFindings(settings)),
    [
      settings.origins.every((origin) => isLocal || origin.startsWith('https:')),
      `forms from ${settings.origins.join(', ')}; sends ${settings.channels.join(', ')} by ${settings.mail.provider.kind}`,
    ],
    ...(withTest ? await sendTest(parts) : []),
  ];
}

/** What pg_cron and the vault of a project have to have. */
function hostedFindings({ jobs, jobRuns, secrets }: DatabaseHealth): Finding[] {
  return [
    ...['contact-retry', 'contact-job-runs'].map((job): Finding => {
      const state = jobs?.[job];
      return [
        state === true,
        `job ${job} is ${state ? 'active' : state === false ? 'switched off' : 'not scheduled'}`,
        'Enable pg_cron and pg_net under Database, Extensions, then: npm run leads -- setup',
      ];
    }),
    [
      jobRuns?.failedToday === 0,
      `${jobRuns?.failedToday ?? '?'} failed job runs today, ${jobRuns?.rows ?? '?'} rows of history`,
      "select * from cron.job_run_details where status = 'failed' order by start_time desc",
    ],
    ...['contact_function_url', 'contact_retry_secret'].map((name): Finding => [
      !!secrets?.includes(name),
      `secret ${name} in the vault`,
      'npm run leads -- setup',
    ]),
  ];
}

/** Cloudflare, in front of every hosted project, writes this header itself and refuses requests that bring it. */
const ofCloudflare = 'cf-connecting-ip';

/** Headers in which platforms name the visitor's address. */
const addressHeaders = [ofCloudflare, 'x-real-ip', 'x-forwarded-for', 'fly-client-ip', 'true-client-ip'];

/** Of this request, whose sender has the secret; neither stored nor logged. */
function addressFinding({ headers }: Request, { addressHeader: header }: FunctionSettings): Finding {
  const names = [...new Set([header, ...addressHeaders])];
  const seen = names.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  const network = networkOf(headers.get(header));
  const real = networkOf(headers.get(ofCloudflare));
  return [
    network !== null && (real === null || real === network),
    `visitors are told apart by ${header}, which says ${network} of this machine`,
    `Choose another header as CLIENT_IP_HEADER: this one ${network === null ? 'is missing' : `names another address than ${ofCloudflare}`}. Seen: ${seen.join('; ') || 'none'}`,
  ];
}

/** Whether a statement with a visitor's words could reach the database's log (PostgreSQL, “Error Reporting and Logging”). */
async function loggingFinding(store: ContactStore): Promise<Finding> {
  const rows = await store.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name ~ '^(auto_explain\\.)?log_(statement|min_duration|parameter|transaction)'",
  );
  const logging: Readonly<Record<string, string>> = Object.fromEntries(
    rows.map(({ name, setting }) => [name, setting]),
  );
  const is = (name: string, ...values: readonly string[]) => values.includes(logging[name] ?? values[0] ?? '');
  // Statements of the function end after nine seconds.
  const isLater = (name: string) => is(name, '-1') || Number(logging[name]) > 9_000;
  const hasNoParameters = is('log_parameter_max_length', '0');
  const reasons = [
    ...(is('log_statement', 'none', 'ddl', 'mod') || hasNoParameters ? [] : ['log_statement']),
    ...['log_min_duration_statement', 'log_min_duration_sample'].filter((name) => !isLater(name) && !hasNoParameters),
    ...(is('log_transaction_sample_rate', '0') || hasNoParameters ? [] : ['log_transaction_sample_rate']),
    ...(is('log_parameter_max_length_on_error', '0') ? [] : ['log_parameter_max_length_on_error']),
    ...(isLater('auto_explain.log_min_duration') || is('auto_explain.log_parameter_max_length', '0')
      ? []
      : ['auto_explain.log_min_duration']),
  ];
  // A setting that this role may not read; auto_explain has none where it is not loaded.
  const unknown = ['log_statement', 'log_min_duration_statement', 'log_parameter_max_length_on_error'].filter(
    (name) => logging[name] === undefined,
  );
  if (reasons.length > 0)
    return [
      false,
      `the database logs what visitors wrote: ${reasons.map((name) => `${name} = ${logging[name]}`).join(', ')}`,
      'Set log_parameter_max_length = 0, or switch these off: alter role postgres set log_min_duration_statement = -1',
    ];
  if (unknown.length > 0)
    return [
      null,
      `it is not known whether the database logs what visitors wrote: ${unknown.join(', ')} cannot be read`,
    ];
  return [true, 'the database’s log has no parameters of statements'];
}

/** The answer to a token that is none says whether the service knows the secret. */
async function challengeFindings({ challenge }: FunctionSettings): Promise<Finding[]> {
  if (!challenge.secret) return [];
  const { codes } = await askChallenge(challenge, 'doctor', '');
  const isSecretRight = codes.includes('invalid-input-response');
  return [
    [
      isSecretRight ? true : codes.some((code) => code.endsWith('-input-secret')) ? false : null,
      `the challenge’s service ${isSecretRight ? 'knows the secret' : `answers ${codes.join(', ') || 'something else'}`}`,
      'Set TURNSTILE_SECRET to the secret of TURNSTILE_SITE_KEY; until then no request is held for the challenge.',
    ],
  ];
}

/** Sends a mail to each recipient and an event that say they are tests. */
async function sendTest({ settings: { mail }, send, sendEvent }: DoctorParts): Promise<Finding[]> {
  const { to } = mail;
  const key = randomUUID();
  const text = 'This is a test by “npm run leads -- doctor”. No visitor wrote it.';
  const signal = () => AbortSignal.timeout(20_000);
  const findingOf = (way: string, sending: Promise<void>): Promise<Finding> =>
    sending.then(
      () => [true, `test ${way}: taken`],
      (error: unknown) => [
        false,
        `test ${way}: ${error instanceof DeliveryFailure ? error.message : errorCode(error)}`,
        `Are ${way === 'webhook' ? 'LEAD_WEBHOOK_…' : 'SMTP_… or RESEND_…'} of the function right?`,
      ],
    );
  const findings: Finding[] = [];
  for (const [index, recipient] of to.entries()) {
    const message = noticeMail(to, 'Test of the contact form', `${text}\n`, key);
    const way = to.length > 1 ? `mail ${index + 1}` : 'mail';
    findings.push(await findingOf(way, send(message, recipient, signal())));
  }
  if (sendEvent) {
    const event = { id: `test_${key}`, type: 'test', timestamp: new Date(), data: { text }, text };
    findings.push(await findingOf('webhook', sendEvent(event, signal())));
  }
  return findings;
}
