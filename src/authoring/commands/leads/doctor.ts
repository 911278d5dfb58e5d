import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Call } from '../command';
import { queryDatabase, readAccess, type Access } from './database';

type Finding = readonly [isRight: boolean | null, about: string, toDo?: string];

const healthSchema = z.object({
  now: z.coerce.date(),
  encrypted: z.boolean().nullable(),
  migrations: z.array(z.string()).optional(),
  jobs: z.record(z.string(), z.boolean()).optional(),
  jobRuns: z.object({ rows: z.number(), failedToday: z.number() }).optional(),
  secrets: z.array(z.string()).optional(),
  figures: z.record(z.string(), z.number().nullable()),
});

const answerSchema = z.object({
  clock: z.coerce.date(),
  region: z.string().nullable(),
  database: z.object({ encrypted: z.boolean().nullable(), roundTrip: z.number() }),
  settings: z.object({ mail: z.string(), channels: z.array(z.string()), origins: z.array(z.string()) }),
  address: z.object({ header: z.string(), network: z.string().nullable() }),
  headers: z.record(z.string(), z.string().nullable()),
  test: z.record(z.string(), z.string()).nullable(),
});

/** Checks a deployment and says what to do; exit code 1 where something is wrong. */
export async function doctor({ root, options }: Call): Promise<void> {
  const access = readAccess(root);
  const isLocal = /@(?:127\.0\.0\.1|\[::1\]|localhost)[:/]/.test(access.databaseUrl);
  const findings = [
    ...(await databaseFindings(root, isLocal)),
    ...(await functionFindings(access, isLocal, !!options.mail)),
  ];
  for (const [isRight, about, toDo] of findings) {
    console.log(`${isRight === null ? '–' : isRight ? '✓' : '✗'} ${about}`);
    if (isRight === false && toDo) console.log(`    ${toDo}`);
  }
  if (findings.some(([isRight]) => isRight === false)) process.exitCode = 1;
}

async function databaseFindings(root: string, isLocal: boolean): Promise<Finding[]> {
  const [row] = await queryDatabase(root, 'select public.contact_health() as health');
  const health = healthSchema.parse(row?.health);
  const expected = readdirSync(path.join(root, 'supabase/migrations')).map((file) => file.slice(0, 14));
  const missing = expected.filter((version) => !health.migrations?.includes(version));
  const { figures } = health;
  // The job can reach the function in the moment between the start of this transaction and its reading.
  const late = Math.max(0, figures.jobReachedMinutesAgo ?? 0);
  const hosted: Finding[] = [
    ...['contact-retry', 'contact-retention', 'contact-job-runs'].map((job): Finding => {
      const state = health.jobs?.[job];
      return [
        state === true,
        `job ${job} is ${state ? 'active' : state === false ? 'switched off' : 'not scheduled'}`,
        'Enable pg_cron and pg_net under Database, Extensions, then run the “do” blocks of the migrations again.',
      ];
    }),
    [
      (health.jobRuns?.failedToday ?? 0) === 0,
      `${health.jobRuns?.failedToday ?? '?'} failed job runs today, ${health.jobRuns?.rows ?? '?'} rows of history`,
      "select * from cron.job_run_details where status = 'failed' order by start_time desc",
    ],
    ...['contact_function_url', 'contact_retry_secret'].map((name): Finding => [
      !!health.secrets?.includes(name),
      `secret ${name} in the vault`,
      `select vault.create_secret('…', '${name}')`,
    ]),
  ];
  return [
    [
      isLocal ? null : health.encrypted === true,
      `connection to the database is ${health.encrypted ? '' : 'not '}encrypted`,
    ],
    [
      missing.length === 0,
      `migrations: ${missing.length === 0 ? `all ${expected.length} applied` : `${missing.join(', ')} not applied`}`,
      'npx supabase db push',
    ],
    ...(isLocal ? [] : hosted),
    [
      late < 60,
      `the retry job reached the function ${late} minutes ago`,
      'select * from net._http_response order by created desc limit 5 shows how its calls ended.',
    ],
    [
      (figures.givenUp ?? 0) === 0,
      `${figures.givenUp ?? 0} given up, ${figures.waiting ?? 0} waiting, ${figures.held ?? 0} held`,
      'npm run leads -- send --status given-up, once the cause is gone.',
    ],
    [Math.abs(health.now.getTime() - Date.now()) < 60_000, 'clocks of database and this machine agree within a minute'],
  ];
}

/** A visitor cannot choose the address that they are counted under: this one is only an example (RFC 5737). */
const forged = '192.0.2.77';

async function functionFindings(
  { functionUrl, retrySecret }: Access,
  isLocal: boolean,
  mail: boolean,
): Promise<Finding[]> {
  if (!functionUrl || !retrySecret)
    return [
      [
        null,
        'function not checked: set LEADS_FUNCTION_URL (https://<ref>.supabase.co/functions/v1/send-contact-email) and RETRY_SECRET',
      ],
    ];
  const answer = await fetch(`${functionUrl}/doctor${mail ? '?mail' : ''}`, {
    method: 'POST',
    headers: {
      'X-Retry-Secret': retrySecret,
      'CF-Connecting-IP': forged,
      'X-Real-IP': forged,
      'X-Forwarded-For': forged,
      // As the site's requests.
      ...(process.env.SUPABASE_REGION ? { 'x-region': process.env.SUPABASE_REGION } : {}),
    },
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => String(error));
  if (typeof answer === 'string' || !answer.ok)
    return [
      [
        false,
        `function: ${typeof answer === 'string' ? answer : `answered ${answer.status}`}`,
        'Its log says what is missing; 401 means that RETRY_SECRET is another one there.',
      ],
    ];
  const { clock, region, database, settings, address, headers, test } = answerSchema.parse(await answer.json());
  const seen = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return [
    [Math.abs(clock.getTime() - Date.now()) < 60_000, 'clocks of function and this machine agree within a minute'],
    [
      database.roundTrip < 300,
      `function in ${region ?? 'no region named'}, ${database.roundTrip} ms from its database`,
      'Set SUPABASE_REGION of the build, and the secret contact_function_region, to the database’s region.',
    ],
    [
      isLocal ? null : database.encrypted === true,
      `function’s connection to the database is ${database.encrypted ? '' : 'not '}encrypted`,
    ],
    [
      address.network !== null && address.network !== forged,
      `visitors are told apart by ${address.header}, which says ${address.network} of this machine`,
      `Choose another header as CLIENT_IP_HEADER: this one is ${address.network === forged ? 'the visitor’s to write' : 'missing'}. Seen: ${seen.join('; ') || 'none'}`,
    ],
    [
      settings.origins.every((origin) => isLocal || origin.startsWith('https:')),
      `forms from ${settings.origins.join(', ')}; sends ${settings.channels.join(', ')} by ${settings.mail}`,
    ],
    ...Object.entries(test ?? {}).map(([way, result]): Finding => [result === 'taken', `test ${way}: ${result}`]),
  ];
}
