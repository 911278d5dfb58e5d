import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { networkCode } from '../functions/_shared/failure';
import { backendVersion } from '../functions/_shared/version';
import { silences } from '../functions/_shared/silence';
import { networkOf } from '../functions/_shared/visitor';
import type { Call } from '../../src/commandLine/command';
import { queryDatabase, readAccess, type Access } from './database';
import { printableLine } from './printable';
import { expectNoMore } from './requests';

type Finding = readonly [isRight: boolean | null, about: string, toDo?: string];

const healthSchema = z.object({
  now: z.coerce.date(),
  channels: z.record(z.string(), z.string().nullable()),
  migrations: z.array(z.string()).optional(),
  jobs: z.record(z.string(), z.boolean()).optional(),
  jobRuns: z.object({ rows: z.number(), failedToday: z.number() }).optional(),
  secrets: z.array(z.string()).optional(),
  figures: z.record(z.string(), z.number().nullable()),
});

const answerSchema = z.object({
  clock: z.coerce.date(),
  version: z.string().optional(),
  region: z.string().nullable(),
  database: z.object({ encrypted: z.boolean(), roundTrip: z.number() }),
  logging: z.record(z.string(), z.string()),
  settings: z.object({
    mail: z.string(),
    channels: z.array(z.string()),
    origins: z.array(z.string()),
    dailyDigest: z.boolean(),
  }),
  challenge: z.array(z.string()).nullable(),
  address: z.object({ header: z.string(), network: z.string().nullable() }),
  headers: z.record(z.string(), z.string().nullable()),
  test: z.record(z.string(), z.string()).nullable(),
});

/** Checks a deployment and says what to do; exit code 1 where something is wrong. */
export async function doctor({ root, args, options }: Call): Promise<void> {
  expectNoMore(args);
  const access = readAccess(root);
  const isLocal = /@(?:127\.0\.0\.1|\[::1\]|localhost)[:/]/.test(access.databaseUrl);
  const failed = (what: string, error: unknown): Finding[] => [
    [false, `${what}: ${error instanceof Error ? error.message : String(error)}`],
  ];
  const findings = [
    ...(await databaseFindings(root, isLocal).catch((error: unknown) => failed('database not checked', error))),
    ...(await functionFindings(access, isLocal, !!options.mail).catch((error: unknown) => failed('function', error))),
  ];
  for (const [isRight, about, toDo] of findings) {
    console.log(printableLine(`${isRight === null ? '–' : isRight ? '✓' : '✗'} ${about}`));
    if (isRight === false && toDo) console.log(printableLine(`    ${toDo}`));
  }
  if (findings.some(([isRight]) => isRight === false)) process.exitCode = 1;
}

async function databaseFindings(root: string, isLocal: boolean): Promise<Finding[]> {
  const [row] = await queryDatabase<{ health: unknown }>(root, 'select public.contact_health() as health');
  const read = healthSchema.safeParse(row?.health);
  if (!read.success)
    return [[false, 'the database has the tables of another version', 'supabase/README.md, “Deployment”, step 2']];
  const health = read.data;
  const { figures } = health;
  const expected = readdirSync(path.join(root, 'supabase/migrations')).map((file) => file.slice(0, 14));
  const missing = expected.filter((version) => !health.migrations?.includes(version));
  const reached = figures.jobReachedMinutesAgo ?? null;
  const digest = figures.digestSentMinutesAgo ?? null;
  const hosted: Finding[] = [
    ...['contact-retry', 'contact-retention', 'contact-job-runs'].map((job): Finding => {
      const state = health.jobs?.[job];
      return [
        state === true,
        `job ${job} is ${state ? 'active' : state === false ? 'switched off' : 'not scheduled'}`,
        'Enable pg_cron and pg_net under Database, Extensions, then: select public.schedule_contact_jobs()',
      ];
    }),
    [
      health.jobRuns?.failedToday === 0,
      `${health.jobRuns?.failedToday ?? '?'} failed job runs today, ${health.jobRuns?.rows ?? '?'} rows of history`,
      "select * from cron.job_run_details where status = 'failed' order by start_time desc",
    ],
    ...['contact_function_url', 'contact_retry_secret'].map((name): Finding => [
      !!health.secrets?.includes(name),
      `secret ${name} in the vault`,
      'npm run leads -- setup',
    ]),
  ];
  return [
    // Else there would be none (database.ts).
    isLocal
      ? [null, 'the database is on this machine']
      : [true, 'connection to the database is encrypted, and its certificate is the right one'],
    [
      missing.length === 0,
      `migrations: ${missing.length === 0 ? `all ${expected.length} applied` : `${missing.join(', ')} not applied`}`,
      'supabase/README.md, “Deployment”, step 2',
    ],
    ...(isLocal ? [] : hosted),
    [
      reached !== null && reached < 60,
      reached === null
        ? 'the retry job never reached the function'
        : `the retry job reached the function ${reached} minutes ago`,
      'select * from net._http_response order by created desc limit 5 shows how its calls ended.',
    ],
    ...Object.entries(health.channels).map(([server, code]): Finding => {
      const minutes = figures[`${server}FailingMinutes`] ?? 0;
      const about = `the ${server} server has limited or refused everything for ${minutes} minutes (${code})`;
      return [minutes < 60 ? null : false, about, 'What waits for it is sent by itself once it takes mails again.'];
    }),
    [
      (figures.givenUp ?? 0) === 0,
      `${figures.givenUp ?? 0} given up, ${figures.waiting ?? 0} waiting, the oldest for ${figures.oldestWaitingMinutes ?? 0} minutes; ${figures.held ?? 0} held`,
      'npm run leads -- send --status given-up, once the cause is gone.',
    ],
    ...silences(figures, { dailyDigest: false }).map((sentence): Finding => [false, sentence]),
    [Math.abs(health.now.getTime() - Date.now()) < 60_000, 'clocks of database and this machine agree within a minute'],
    [
      (figures.digestLateMinutes ?? 0) > 120 ? false : null,
      digest === null
        ? 'no daily digest was sent yet'
        : `the daily digest was sent ${Math.round(digest / 60)} hours ago`,
      'The function’s log says why (notice not sent); what fails for a recipient is tried again within the hour.',
    ],
  ];
}

async function functionFindings(
  { functionUrl, retrySecret }: Access,
  isLocal: boolean,
  mail: boolean,
): Promise<Finding[]> {
  if (!functionUrl || !retrySecret)
    return [
      [
        false,
        'function not checked',
        'Set LEADS_FUNCTION_URL (https://<ref>.supabase.co/functions/v1/send-contact-email) and RETRY_SECRET in this shell.',
      ],
    ];
  const answer = await fetch(`${functionUrl}/doctor${mail ? '?mail' : ''}`, {
    method: 'POST',
    headers: {
      'X-Retry-Secret': retrySecret,
      // As the site's requests.
      ...(process.env.SUPABASE_REGION ? { 'x-region': process.env.SUPABASE_REGION } : {}),
    },
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => networkCode(error));
  if (typeof answer === 'string')
    return [[false, `function: no answer (${answer})`, `Is LEADS_FUNCTION_URL right? It is ${functionUrl}`]];
  const text = await answer.text();
  if (!answer.ok)
    return [
      [
        false,
        `function: answered ${answer.status}: ${text.slice(0, 200)}`,
        'Its log says what is missing; 401 means that RETRY_SECRET is another one there.',
      ],
    ];
  const read = answerSchema.safeParse(jsonOf(text));
  if (!read.success)
    return [
      [
        false,
        `function: its answer is not the doctor’s: ${text.slice(0, 80)}`,
        `Is LEADS_FUNCTION_URL right, and the function of this version deployed? It is ${functionUrl}`,
      ],
    ];
  const { clock, version, region, database, settings, test } = read.data;
  return [
    [
      version === backendVersion,
      `function of version ${version ?? 'unknown'}${version === backendVersion ? '' : `, and this is ${backendVersion}`}`,
      'supabase/README.md, “Deployment”, step 2',
    ],
    [Math.abs(clock.getTime() - Date.now()) < 60_000, 'clocks of function and this machine agree within a minute'],
    [
      database.roundTrip < 300,
      `function in ${region ?? 'no region named'}, ${database.roundTrip} ms from its database`,
      'Set SUPABASE_REGION of the build, and the secret contact_function_region, to the database’s region.',
    ],
    [
      isLocal ? null : database.encrypted,
      `function’s connection to the database is ${database.encrypted ? '' : 'not '}encrypted`,
    ],
    addressFinding(read.data),
    ...loggingFindings(read.data.logging),
    ...challengeFindings(read.data.challenge),
    [
      settings.origins.every((origin) => isLocal || origin.startsWith('https:')),
      `forms from ${settings.origins.join(', ')}; sends ${settings.channels.join(', ')} by ${settings.mail}`,
    ],
    ...Object.entries(test ?? {}).map(([way, result]): Finding => [
      result === 'taken',
      `test ${way}: ${result}`,
      way === 'webhook' ? 'Are LEAD_WEBHOOK_… of the function right?' : 'Are SMTP_… or RESEND_… of the function right?',
    ]),
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Cloudflare, in front of every hosted project, writes this header itself and refuses requests that bring it. */
const ofCloudflare = 'cf-connecting-ip';

function addressFinding({ address: { header, network }, headers }: z.infer<typeof answerSchema>): Finding {
  const seen = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const real = networkOf(headers[ofCloudflare] ?? null);
  return [
    network !== null && (real === null || real === network),
    `visitors are told apart by ${header}, which says ${network} of this machine`,
    `Choose another header as CLIENT_IP_HEADER: this one ${network === null ? 'is missing' : `names another address than ${ofCloudflare}`}. Seen: ${seen.join('; ') || 'none'}`,
  ];
}

/** Returns whether a statement with a visitor's words could reach the database's log (PostgreSQL, “Error Reporting and Logging”). */
function loggingFindings(logging: Readonly<Record<string, string>>): Finding[] {
  const is = (name: string, ...values: readonly string[]) => values.includes(logging[name] ?? values[0] ?? '');
  // Statements of the function end after nine seconds.
  const isLater = (name: string) => is(name, '-1') || Number(logging[name]) > 9_000;
  const reasons = [
    ...(is('log_statement', 'none', 'ddl', 'mod') || is('log_parameter_max_length', '0') ? [] : ['log_statement']),
    ...['log_min_duration_statement', 'log_min_duration_sample']
      .filter((name) => !isLater(name))
      .filter(() => !is('log_parameter_max_length', '0')),
    ...(is('log_transaction_sample_rate', '0') || is('log_parameter_max_length', '0')
      ? []
      : ['log_transaction_sample_rate']),
    ...(is('log_parameter_max_length_on_error', '0') ? [] : ['log_parameter_max_length_on_error']),
    ...(isLater('auto_explain.log_min_duration') || is('auto_explain.log_parameter_max_length', '0')
      ? []
      : ['auto_explain.log_min_duration']),
  ];
  // A setting that this role may not read; auto_explain has none where it is not loaded.
  const unknown = ['log_statement', 'log_min_duration_statement', 'log_parameter_max_length_on_error'].filter(
    (name) => logging[name] === undefined,
  );
  if (reasons.length === 0 && unknown.length > 0)
    return [
      [null, `it is not known whether the database logs what visitors wrote: ${unknown.join(', ')} cannot be read`],
    ];
  return [
    [
      reasons.length === 0,
      reasons.length === 0
        ? 'the database’s log has no parameters of statements'
        : `the database logs what visitors wrote: ${reasons.map((name) => `${name} = ${logging[name]}`).join(', ')}`,
      'Set log_parameter_max_length = 0, or switch these off: alter role postgres set log_min_duration_statement = -1',
    ],
  ];
}

function challengeFindings(codes: readonly string[] | null): Finding[] {
  if (codes === null) return [];
  const isSecretRight = codes.includes('invalid-input-response');
  return [
    [
      isSecretRight ? true : codes.some((code) => code.endsWith('-input-secret')) ? false : null,
      `the challenge’s service ${isSecretRight ? 'knows the secret' : `answers ${codes.join(', ') || 'something else'}`}`,
      'Set TURNSTILE_SECRET to the secret of TURNSTILE_SITE_KEY; until then no request is held for the challenge.',
    ],
  ];
}
