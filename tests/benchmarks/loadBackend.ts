import { setTimeout as wait } from 'node:timers/promises';
import type { BackendOptions } from '../../supabase/local/startBackend';
import { startTestBackend, valid, type TestBackend } from '../backend/testBackend';

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
