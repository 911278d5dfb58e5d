import { setTimeout as wait } from 'node:timers/promises';
import { startFunction, type BackendOptions, type RunningFunction } from '../../supabase/local/startBackend';
import { startMailServer, type MailServer, type Manner } from '../backend/mailServer';
import { startTestBackend, valid, type TestBackend } from '../backend/testBackend';

/** Kinds of faults, each with what reports its rows of the table. */
const faults: Readonly<Record<string, () => Promise<void>>> = {
  limits: async () => {
    for (const [perSecond, count] of [
      [2, 300],
      [2, 60],
      [10, 300],
      [5, 150],
    ] as const)
      await reportLimit(perSecond, count);
  },
  instances: () => reportInstances(11, 60),
  hanging: () => reportHanging(300, 8),
};

/**
 * `npm run load -- --faults`: reports what becomes of requests while providers limit and fail for minutes, with the
 * settings of a deployment; of the kinds that are named, or of all. Nothing may be given up or lost, and nothing mailed twice.
 */
export async function reportFaults(kinds: readonly string[]): Promise<void> {
  const unknown = kinds.find((kind) => !Object.hasOwn(faults, kind));
  if (unknown) throw new Error(`“${unknown}” is no kind of fault; expected ${Object.keys(faults).join(', ')}`);
  console.log('fault                                   sent  acked stored mailed twice given up  last mail after');
  for (const [kind, report] of Object.entries(faults)) if (kinds.length === 0 || kinds.includes(kind)) await report();
}

/** Runs work on a backend whose mail server behaves in a way. */
async function withMailServer(
  manner: Manner,
  options: Partial<BackendOptions>,
  work: (backend: TestBackend, mails: MailServer) => Promise<void>,
): Promise<void> {
  const mails = await startMailServer();
  await mails.manner(manner);
  const settings = { SMTP_PORT: String(mails.port) };
  await withLoadBackend({ ...options, settings }, (backend) => work(backend, mails)).finally(() => mails.close());
}

/** A mail server that takes so many mails in any second (451). */
const reportLimit = (perSecond: number, count: number) =>
  withMailServer(`takes ${perSecond} a second`, {}, (backend, mails) =>
    reportRun(`provider takes ${perSecond}/s`, backend, mails, count),
  );

async function reportRun(name: string, backend: TestBackend, mails: MailServer, count: number): Promise<void> {
  const began = performance.now();
  const { errors } = await sendMany(backend, count, 8);
  const { rows, sent } = await settled(backend, count);
  const seconds = Math.round((performance.now() - began) / 1000);
  const [{ given_up: givenUp = 0 } = {}] = await backend.query<{ given_up: number }>(
    'select count(given_up_at)::int as given_up from contact_deliveries',
  );
  print(name, mails, { count, acked: count - errors, rows, givenUp }, `${seconds} s`, sent === count);
}

/** Prints what became of requests; the exit code is 1 where one was lost, given up or mailed twice, or it is not right otherwise. */
function print(
  name: string,
  mails: MailServer,
  { count, acked, rows, givenUp }: Readonly<Record<'count' | 'acked' | 'rows' | 'givenUp', number>>,
  remark: string,
  isRight: boolean,
): void {
  const taken = mails.taken();
  const twice = [...taken.values()].filter((times) => times > 1).length;
  const figures = [count, acked, rows, taken.size, twice, givenUp].map((figure) => String(figure).padStart(6));
  console.log(`${name.padEnd(38)}${figures.join(' ')}  ${remark}`);
  if (acked !== count || taken.size !== count || twice + givenUp > 0 || !isRight) process.exitCode = 1;
}

/** So many instances of the function on a database that has so many connections, as Supabase's smallest. */
async function reportInstances(instances: number, connections: number): Promise<void> {
  const options = {
    postgres: { max_connections: String(connections) },
    // As pg_cron: with one each few seconds, an instance never has its connections idle for long enough to give them back.
    retryEvery: 60,
  };
  const others: RunningFunction[] = [];
  await withMailServer('takes', options, async (backend, mails) => {
    const settings = {
      SMTP_PORT: String(mails.port),
      SUPABASE_DB_URL: backend.database.url,
      SITE_URL: 'https://www.camre.example',
      MAIL_FROM: 'Camre website <website@camre.example>',
      MAIL_TO: 'hello@camre.example',
      SMTP_HOST: '127.0.0.1',
      IP_HASH_SALT: 'a-salt-of-24-characters.',
      RETRY_SECRET: backend.retrySecret,
      CONTACT_RATE_LIMIT_OVERALL: '100000',
      DAILY_DIGEST: 'false',
    };
    for (let index = 1; index < instances; index += 1)
      others.push(await startFunction(settings, `${backend.folder}/function-${index}.log`));
    const ports = [backend.fn.port(), ...others.map((one) => one.port())];
    const post = (index: number) =>
      fetch(`http://127.0.0.1:${ports[index % instances]}/send-contact-email`, {
        method: 'POST',
        // Visitors without an address share one limit.
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': `203.0.113.${index}` },
        body: JSON.stringify({
          ...valid,
          name: `Visitor ${index}`,
          email: `visitor${index}@example.org`,
          message: `Number ${index}`,
        }),
      }).then(({ status }) => status);
    const began = performance.now();
    const count = instances * 20;
    const statuses = await Promise.all(Array.from({ length: count }, (_, index) => post(index)));
    const acked = statuses.filter((status) => status === 200).length;
    const { rows } = await settled(backend, count);
    const seconds = Math.round((performance.now() - began) / 1000);
    const idle = await connectionsGivenBack(backend);
    const remark = `${seconds} s; ${idle.kept} connections kept ${idle.seconds} s later`;
    const name = `${instances} instances, ${connections} connections`;
    print(name, mails, { count, acked, rows, givenUp: 0 }, remark, idle.kept === 0);
    for (const one of others) await one.stop();
  });
}

/** Waits until the function has given back every connection, for half a minute; returns how many it keeps, and after how long. */
async function connectionsGivenBack(backend: TestBackend): Promise<{ kept: number; seconds: number }> {
  const began = performance.now();
  for (;;) {
    const [{ kept = 0 } = {}] = await backend.query<{ kept: number }>(
      "select count(*)::int as kept from pg_stat_activity where application_name = 'send-contact-email'",
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    if (kept === 0 || seconds >= 30) return { kept, seconds };
    await wait(1_000);
  }
}

/** A mail server that answers nobody for minutes: at most five connections, no attempt lost, each mail once after it. */
async function reportHanging(count: number, minutes: number): Promise<void> {
  await withMailServer('silent', {}, async (backend, mails) => {
    const { errors } = await sendMany(backend, count, 8);
    await wait(minutes * 60_000);
    await mails.manner('takes');
    await backend.query('update contact_deliveries set next_attempt_at = now() where done_at is null');
    const { rows } = await settled(backend, count);
    const most = mails.most();
    const figures = { count, acked: count - errors, rows, givenUp: 0 };
    print(`mail server hangs for ${minutes} minutes`, mails, figures, `most connections at once ${most}`, most <= 5);
  });
}

/** Runs work on a backend with a new database, which is removed afterwards, and with the timeout of a deployment. */
export async function withLoadBackend(
  options: Partial<BackendOptions>,
  work: (backend: TestBackend) => Promise<void>,
): Promise<void> {
  const settings = { DATABASE_TIMEOUT_MS: '4000', ...options.settings };
  await using backend = await startTestBackend({ ...options, settings });
  await work(backend);
}

/** Sends requests as different visitors, each with its own key. Returns the times of the answers in milliseconds. */
export async function sendMany(backend: TestBackend, total: number, connections: number) {
  const times: number[] = [];
  let sent = 0;
  const began = performance.now();
  const visit = async () => {
    while (sent < total) {
      const number = (sent += 1);
      const start = performance.now();
      const request = {
        ...valid,
        name: `Visitor ${number}`,
        email: `visitor${number}@example.org`,
        message: 'Forty people in two places. '.repeat(10),
      };
      const answer = await backend.send({ ...request, key: String(number) }).catch(() => undefined);
      await answer?.text().catch(() => undefined);
      if (answer?.status === 200) times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const seconds = (performance.now() - began) / 1000;
  return { times: times.sort((a, b) => a - b), errors: total - times.length, seconds };
}

/** Waits until every stored request is mailed, or until a minute has passed without a mail. */
export async function settled(backend: TestBackend, total: number): Promise<{ rows: number; sent: number }> {
  let before = 0;
  for (let until = Date.now() + 60_000; ;) {
    const [now = { rows: 0, sent: 0 }] = await backend.query<{ rows: number; sent: number }>(
      'select count(*)::int as rows, count(done_at)::int as sent from contact_deliveries',
    );
    if (now.sent > before) until = Date.now() + 60_000;
    if (now.sent === total || Date.now() > until) return now;
    before = now.sent;
    await wait(500);
  }
}
