import { startMailServer, type MailServer, type Manner } from '../backend/mailServer';
import { eventually, lockTable, startTestBackend, valid, type TestBackend } from '../backend/testBackend';
import { startService } from '../backend/testService';

jest.setTimeout(600_000);

/** What `/health` says of each dependency. */
const sentences = {
  'no answer': /^The database \(DATABASE_URL or SUPABASE_DB_URL\) did not answer/,
  database: /^The database takes no requests/,
  tables: /^The tables are not those of this version/,
  rights: /^The project’s API/,
  job: /^The retry job/,
  mail: /^The mail server/,
  webhook: /^The webhook/,
  refused: /^Something was refused/,
} as const;
type Name = keyof typeof sentences;

let backend: TestBackend;
let mails: MailServer;
/** How the webhook answers; undefined: it does not. */
let hook: number | undefined = 200;
let isScheduled = true;
beforeAll(async () => {
  mails = await startMailServer();
  const receiver = await startService(() => (hook === undefined ? undefined : { status: hook }));
  backend = await startTestBackend({
    retryEvery: 3_600,
    settings: {
      SMTP_PORT: String(mails.port),
      MAIL_TIMEOUT_SECONDS: '1',
      MAIL_RETRY_SECONDS: '1',
      DATABASE_TIMEOUT_MS: '2000',
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_FORMAT: 'slack',
    },
  });
});
afterAll(async () => {
  await backend.dispose();
  await mails.close();
});

/** Runs the job of each minute, unless a test has switched it off. */
const job = () => (isScheduled ? backend.retry().catch(() => undefined) : Promise.resolve());

/** Five minutes pass, and a little more. With something to send, the job comes to its end in each of them. */
async function pass(withRequest: boolean): Promise<void> {
  const earlier = (table: string, ...columns: string[]) =>
    backend.query(`update ${table} set ${columns.map((name) => `${name} = ${name} - interval '5.2 minutes'`).join()}`);
  if (!withRequest) await earlier('contact_job', 'reached_at');
  await earlier('contact_channels', 'taken_at', 'checked_at', 'failing_since');
  await earlier('contact_deliveries', 'queued_at', 'failed_at');
}

/** Makes all that waits due now: in a minute at most it would be. */
async function makeDue(): Promise<void> {
  await backend.query("update contact_channels set paused_until = '-infinity'");
  await backend.query('update contact_deliveries set next_attempt_at = now() where done_at is null');
}

async function red(): Promise<Name[]> {
  const answer = await fetch(`${backend.url}/functions/v1/send-contact-email/health`);
  const { problems } = await answer.json();
  expect([answer.status, problems]).toEqual([problems.length > 0 ? 503 : 200, expect.any(Array)]);
  const names = Object.keys(sentences) as Name[];
  return problems.map((problem: string) => names.find((name) => sentences[name].test(problem)) ?? problem).sort();
}

/** Waits until `/health` says this, and returns what it says. */
async function redAfter(names: readonly Name[]): Promise<Name[]> {
  const expected = JSON.stringify([...names].sort());
  return eventually(async () => {
    const found = await red();
    return JSON.stringify(found) === expected && found;
  }, 10).catch(red);
}

interface Fault {
  readonly name: string;
  readonly begin: () => unknown;
  readonly end: () => unknown;
  readonly red: readonly Name[];
  /** Where the fault can only be seen with something to send. */
  readonly withRequest?: boolean;
}

async function change(statement: string): Promise<void> {
  await backend.query(statement);
  // Connections that were open before have the settings of before.
  await backend.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'");
}

const inDatabase = (name: string, begin: string, end: string, ...names: Name[]): Fault => ({
  name: `database: ${name}`,
  begin: () => change(begin),
  end: () => change(end),
  red: names,
});
const raising = (table: string, when: string, code: string) =>
  `create function fails() returns trigger language plpgsql set search_path = '' as $$ begin
     if current_user = 'postgres' then raise 'no' using errcode = '${code}'; end if; return new; end $$;
   create trigger fails before ${when} on ${table} execute function fails()`;
const noTrigger = 'drop function fails cascade';
const greetings: readonly Manner[] = [
  ...(['down', 'silent', 'closes at once', 'garbage', 'endless greeting', 'a byte a second'] as const),
  ...(['greeting 421', 'greeting 554'] as const),
];
const conversations: readonly Manner[] = [
  ...(['down', 'MAIL 451', 'RCPT 451', 'RCPT 550', 'DATA 421', 'DATA 554', 'mail 451', 'mail 550'] as const),
  ...(['closes in the mail', 'dies after the mail', 'hangs after the mail'] as const),
];
const ofMail = (manner: Manner, withRequest: boolean): Fault => ({
  name: `mail server${withRequest ? ', with a request' : ''}: ${manner}`,
  begin: () => mails.manner(manner),
  end: () => mails.manner('takes'),
  red: ['mail'],
  withRequest,
});
const ofWebhook = (name: string, status: number | undefined, ...names: Name[]): Fault => ({
  name: `webhook: ${name}`,
  begin: () => (hook = status),
  end: () => (hook = 200),
  red: names,
  withRequest: true,
});
let unlock: () => Promise<void>;
const release =
  "create or replace function release_delivery(of_claim uuid) returns void language sql set search_path = '' as $$";
let original = '';

const faults: Fault[] = [
  inDatabase('refuses', 'alter role postgres nologin', 'alter role postgres login', 'no answer'),
  {
    name: 'database: stalls',
    begin: async () => (unlock = await lockTable(backend, 'contact_counts')),
    end: () => unlock(),
    red: ['no answer'],
  },
  inDatabase(
    'read-only',
    'alter role postgres set default_transaction_read_only = on',
    'alter role postgres reset default_transaction_read_only',
    'database',
    'job',
  ),
  inDatabase('full', raising('contact_requests', 'insert', '53100'), noTrigger, 'database'),
  inDatabase('full for deliveries', raising('contact_deliveries', 'insert', '53100'), noTrigger, 'database'),
  inDatabase(
    'a rule that no request keeps',
    'alter table contact_requests add constraint never check (false) not valid',
    'alter table contact_requests drop constraint never',
    'database',
  ),
  inDatabase(
    'tables without a column',
    'alter table contact_deliveries rename doubts to doubt',
    'alter table contact_deliveries rename doubt to doubts',
    'tables',
  ),
  inDatabase(
    'without a function',
    'alter function end_deliveries rename to ends_deliveries',
    'alter function ends_deliveries rename to end_deliveries',
    'tables',
    'job',
  ),
  inDatabase(
    'without what health asks',
    'alter function contact_watch rename to watch',
    'alter function watch rename to contact_watch',
    'tables',
  ),
  {
    name: 'database: the number of this version with another content',
    begin: async () => {
      const [row] = await backend.query<{ source: string }>(
        "select prosrc as source from pg_proc where proname = 'release_delivery'",
      );
      original = row?.source ?? '';
      await backend.query(`${release} select $$`);
    },
    end: () => backend.query(`${release}${original}$$`),
    red: ['tables'],
  },
  inDatabase(
    'rights of the API, as a restore leaves them',
    'grant execute on function erase_leads to anon',
    'select set_contact_rights()',
    'rights',
  ),
  { name: 'job: does not run', begin: () => (isScheduled = false), end: () => (isScheduled = true), red: ['job'] },
  inDatabase('the job does not come to its end', raising('contact_job', 'update', '42501'), noTrigger, 'job'),
  inDatabase('what a server did cannot be noted', raising('contact_channels', 'update', '42501'), noTrigger, 'job'),
  ...greetings.map((manner) => ofMail(manner, false)),
  ...conversations.map((manner) => ofMail(manner, true)),
  ofWebhook('fails', 500, 'webhook'),
  ofWebhook('limits', 429, 'webhook'),
  ofWebhook('is not there', 404, 'webhook'),
  ofWebhook('has moved', 302, 'webhook'),
  ofWebhook('does not answer', undefined, 'webhook'),
  ofWebhook('refuses for good', 422, 'refused'),
];

test('each dependency, failing in each way that it can: within five minutes it is named, and nothing else; then all is well by itself', async () => {
  expect(await red()).toEqual(['job']);
  await job();
  expect(await redAfter([])).toEqual([]);
  const found: Record<string, [during: Name[], after: Name[]]> = {};
  for (const { name, begin, end, red: names, withRequest } of faults) {
    await begin();
    if (withRequest) {
      expect([name, (await backend.send({ ...valid, message: name })).status]).toEqual([name, 200]);
      await backend.until('select from contact_deliveries where done_at is null and last_error is not null');
    }
    await pass(!!withRequest);
    // With a server that takes nothing it waits for most of a minute.
    const working = job();
    const during = await redAfter(names);
    await end();
    await makeDue();
    await working;
    await job();
    found[name] = [during, await redAfter([])];
  }
  expect(found).toEqual(Object.fromEntries(faults.map((fault) => [fault.name, [[...fault.red].sort(), []]])));
});
