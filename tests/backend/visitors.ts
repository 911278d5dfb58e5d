import type { BackendOptions } from '../../supabase/local/startBackend';
import { startMailServer } from './mailServer';
import { eventually, startTestBackend, valid } from './testBackend';

/** A backend with a mail server that fails as a test sets it. */
export type BackendWithMailServer = Awaited<ReturnType<typeof startWithMailServer>>;

/** Starts both. With 1 as `retrySeconds` claims expire soon; with more, none expires even on a busy machine. */
export async function startWithMailServer({
  retrySeconds = 1,
  settings,
}: { retrySeconds?: number; settings?: BackendOptions['settings'] } = {}) {
  const mails = await startMailServer();
  const backend = await startTestBackend({
    retryEvery: 0.25,
    settings: {
      SMTP_PORT: String(mails.port),
      MAIL_RETRY_SECONDS: String(retrySeconds),
      MAIL_TIMEOUT_SECONDS: retrySeconds === 1 ? '2' : '30',
      ...settings,
    },
  });
  // The job has asked it whether it takes mails: no connection but those of mails is left.
  await eventually(
    async () => (await backend.query('select from contact_channels where checked_at is not null')).length > 0,
  );
  const dispose = async () => {
    await backend.dispose();
    await mails.close();
  };
  return { backend, mails, [Symbol.asyncDispose]: dispose };
}

/** A visitor who may have to send the form again, always with the same key. */
export interface Visitor {
  readonly email: string;
  /** Returns the status of the answer, or 0 where there was none. */
  readonly send: () => Promise<number>;
}

/** Returns so many visitors of a backend. */
export function visitors({ backend }: BackendWithMailServer, count: number): Visitor[] {
  return Array.from({ length: count }, (_, index) => {
    const email = `visitor${index}@example.org`;
    const send = () =>
      backend.send({ ...valid, email, key: email }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
    return { email, send };
  });
}

/** Sends all of them, eight at a time; calls `meanwhile` when a third was sent. Returns those that were acknowledged. */
export async function burst(all: readonly Visitor[], meanwhile?: () => unknown): Promise<Set<Visitor>> {
  const acknowledged = new Set<Visitor>();
  const waiting = [...all];
  const work = async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
      if (waiting.length === Math.floor((all.length * 2) / 3)) await meanwhile?.();
      const status = await visitor.send();
      // There is no other answer: stored, or not stored for now.
      expect([200, 503, 0]).toContain(status);
      if (status === 200) acknowledged.add(visitor);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return acknowledged;
}

/** Expects what has to be true after every fault: each request is stored once, and mailed with its next attempts. */
export async function expectNothingLost(
  { backend, mails }: BackendWithMailServer,
  all: readonly Visitor[],
  acknowledged: ReadonlySet<Visitor>,
): Promise<void> {
  const rowsOf = () =>
    backend.query<{ id: string; email: string; sent: boolean }>(
      "select r.id, email, d.done_at is not null as sent from contact_requests r join contact_deliveries d on d.request_id = r.id and d.channel = 'mail'",
    );
  const before = await eventually(() => rowsOf().catch(() => undefined));
  for (const { email } of acknowledged) expect(before.filter((row) => row.email === email)).toHaveLength(1);
  // A visitor without an answer tries again: then the request is there, once.
  for (const visitor of all.filter((one) => !acknowledged.has(one)))
    await eventually(async () => (await visitor.send()) === 200);
  const rows = await eventually(async () => {
    // An attempt that is under way keeps its claim.
    await backend.query(
      'update contact_deliveries set next_attempt_at = now() where done_at is null and claimed_until is null',
    );
    const now = await rowsOf();
    return now.every(({ sent }) => sent) && now;
  });
  expect(rows.map(({ email }) => email).sort()).toEqual(all.map(({ email }) => email).sort());
  for (const { id } of rows) expect(mails.taken().get(id)).toBeGreaterThanOrEqual(1);
}
