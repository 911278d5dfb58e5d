import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startBackend, type BackendOptions, type RunningBackend } from '../../supabase/local/startBackend';

/** Runs work on a backend with a new database, which is removed afterwards. */
export async function withLoadBackend(
  { settings, ...options }: Partial<BackendOptions>,
  work: (backend: RunningBackend) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'camre-load-'));
  // PostgreSQL has to reach it as another user where this one is root.
  chmodSync(folder, 0o755);
  const noLimits = { CONTACT_RATE_LIMIT: '1000000', CONTACT_RATE_LIMIT_OVERALL: '1000000' };
  try {
    const backend = await startBackend({
      folder,
      port: 0,
      origins: [origin],
      settings: { ...noLimits, ...settings },
      ...options,
    });
    await work(backend).finally(() => backend.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const origin = 'http://127.0.0.1:9000';

/** Sends requests as different visitors, each with its own key. */
export async function sendMany({ url }: RunningBackend, total: number, connections: number) {
  const times: number[] = [];
  let sent = 0;
  const began = performance.now();
  const visit = async () => {
    while (sent < total) {
      const number = (sent += 1);
      const start = performance.now();
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
      if (answer?.status === 200) times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const seconds = (performance.now() - began) / 1000;
  return { times: times.sort((a, b) => a - b), errors: total - times.length, seconds };
}

/** Waits until every stored request is mailed, or until a minute has passed without a mail. */
export async function settled(backend: RunningBackend, total: number): Promise<{ rows: number; sent: number }> {
  let before = 0;
  for (let until = Date.now() + 60_000; ;) {
    const [row] = await query(
      backend,
      'select count(*)::int as rows, count(done_at)::int as sent from contact_deliveries',
    );
    const now = { rows: Number(row?.rows), sent: Number(row?.sent) };
    if (now.sent > before) until = Date.now() + 60_000;
    if (now.sent === total || Date.now() > until) return now;
    before = now.sent;
    await wait(500);
  }
}

/** Runs a statement in the database of a backend. */
export async function query({ database }: RunningBackend, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
