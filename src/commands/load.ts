import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startBackend } from '../../supabase/local/startBackend';
import { runCommand } from './localBackend';

/** `npm run load`: sends contact requests to a backend of its own on this machine, and says how it bore them. */
async function load([requests = '2000', connections = '8']: readonly string[]): Promise<void> {
  const [total, width] = [count('requests', requests, 20_000), count('connections', connections, 256)];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'camre-load-'));
  // PostgreSQL has to reach it as another user where this one is root.
  chmodSync(folder, 0o755);
  const origin = 'http://127.0.0.1:9000';
  const limit = String(total + 1);
  const began = performance.now();
  const backend = await startBackend({
    folder,
    port: 0,
    origins: [origin],
    settings: { CONTACT_RATE_LIMIT: limit, CONTACT_RATE_LIMIT_OVERALL: limit },
  });
  try {
    const cold = performance.now() - began;
    const { times, errors, seconds } = await send(
      `${backend.url}/functions/v1/send-contact-email`,
      origin,
      total,
      width,
    );
    const settled = performance.now();
    const table = await stored(backend.database.url, total);
    const mails = (await backend.mailbox.list()).length;
    const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
    console.log(
      `${total} requests over ${width} connections, backend up in ${cold.toFixed(0)} ms (with a new database)`,
    );
    console.log(
      `${(total / seconds).toFixed(0)} requests/s, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, ${errors} errors`,
    );
    console.log(
      `${table.rows} rows, ${mails} mails, the last ${((performance.now() - settled) / 1000).toFixed(1)} s after the last answer`,
    );
    if (errors > 0 || table.rows !== total || mails < total) process.exitCode = 1;
  } finally {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new Error(
    `${name} is “${text}”; expected a number from 1 to ${most}: npm run load -- <requests> <connections>`,
  );
}

async function send(url: string, origin: string, total: number, width: number) {
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const began = performance.now();
  const visit = async () => {
    while (next < total) {
      const number = (next += 1);
      const sent = performance.now();
      const answer = await fetch(url, {
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

/** Waits until every stored request is mailed, or for two minutes. */
async function stored(url: string, total: number): Promise<{ rows: number; sent: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const until = Date.now() + 120_000;
  try {
    for (;;) {
      const { rows } = await client.query<{ rows: number; sent: number }>(
        'select count(*)::int as rows, count(sent_at)::int as sent from contact_requests',
      );
      const [now = { rows: 0, sent: 0 }] = rows;
      if (now.sent === total || Date.now() > until) return now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await client.end();
  }
}

runCommand(() => load(process.argv.slice(2)));
