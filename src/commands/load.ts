import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startBackend, type RunningBackend } from '../../supabase/local/startBackend';
import { runCommand } from './localBackend';

const usage = 'npm run load -- [requests] [connections] [--delay <ms>] [--faults]';

/** `npm run load`: sends contact requests to a backend of its own on this machine, and reports how it did. */
async function load(): Promise<void> {
  const { positionals, values } = parseArgs({
    options: { delay: { type: 'string' }, faults: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [requests = '2000', connections = '8'] = positionals;
  if (values.faults) return (await import('./loadFaults')).reportFaults();
  const [total, width] = [count('requests', requests, 20_000), count('connections', connections, 256)];
  const delay = values.delay === undefined ? 0 : count('--delay', values.delay, 5_000);
  const began = performance.now();
  await withLoadBackend(total, delay, async (backend) => {
    const cold = performance.now() - began;
    const { times, errors, seconds } = await sendMany(backend, total, width);
    const answered = performance.now();
    const table = await settled(backend.database.url, total);
    const mails = (await backend.mailbox.list()).length;
    const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
    const distance = delay > 0 ? `, the database ${delay} ms away` : '';
    console.log(
      `${total} requests over ${width} connections${distance}, backend up in ${cold.toFixed(0)} ms (with a new database)`,
    );
    console.log(
      `${(total / seconds).toFixed(0)} requests/s, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, ${errors} errors`,
    );
    console.log(
      `${table.rows} rows, ${mails} mails, the last ${((performance.now() - answered) / 1000).toFixed(1)} s after the last answer`,
    );
    console.log(`memory of the function: ${memoryOf(backend.fn.pid())}`);
    if (errors > 0 || table.rows !== total || mails !== total) process.exitCode = 1;
  });
}

/** Runs work on a backend with a new database, which is removed afterwards. */
export async function withLoadBackend<T>(
  total: number,
  delay: number,
  work: (backend: RunningBackend) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'camre-load-'));
  // PostgreSQL has to reach it as another user where this one is root.
  chmodSync(folder, 0o755);
  const limit = String(total + 1);
  try {
    const backend = await startBackend({
      folder,
      port: 0,
      origins: [origin],
      databaseProxy: delay > 0 ? { host: '127.0.0.1', delay } : undefined,
      settings: { CONTACT_RATE_LIMIT: limit, CONTACT_RATE_LIMIT_OVERALL: limit, ...settings },
    });
    try {
      return await work(backend);
    } finally {
      await backend.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const origin = 'http://127.0.0.1:9000';

function count(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new Error(`${name} is “${text}”; expected a number from 1 to ${most}: ${usage}`);
}

/** Sends requests as different visitors, each with its own key. */
export async function sendMany({ url }: RunningBackend, total: number, width: number) {
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const began = performance.now();
  const visit = async () => {
    while (next < total) {
      const number = (next += 1);
      const sent = performance.now();
      const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, 'idempotency-key': String(number) },
        body: JSON.stringify({
          name: `Visitor ${number}`,
          email: `visitor${number}@example.org`,
          company: 'Example Hotels',
          message: 'Forty people in two places. '.repeat(10),
        }),
      }).catch(() => undefined);
      await answer?.text().catch(() => undefined);
      if (answer?.status === 200) times.push(performance.now() - sent);
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, visit));
  return { times: times.sort((a, b) => a - b), errors, seconds: (performance.now() - began) / 1000 };
}

/** Waits until every stored request is mailed, or for so many seconds. */
export async function settled(url: string, total: number, seconds = 600): Promise<{ rows: number; sent: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const until = Date.now() + seconds * 1000;
  try {
    for (;;) {
      const { rows } = await client.query<{ rows: number; sent: number }>(
        'select count(*)::int as rows, count(done_at)::int as sent from contact_deliveries',
      );
      const [now = { rows: 0, sent: 0 }] = rows;
      if (now.sent === total || Date.now() > until) return now;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    await client.end();
  }
}

/** Peak and present memory, where the system tells them. */
function memoryOf(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0);
    return `peak ${megabytes('VmHWM')} MB, now ${megabytes('VmRSS')} MB (a hosted function has 256 MB)`;
  } catch {
    return 'not known on this system';
  }
}

if (require.main === module) runCommand(load);
