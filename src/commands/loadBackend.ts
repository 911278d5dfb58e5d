import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startBackend, type RunningBackend } from '../../supabase/local/startBackend';

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
