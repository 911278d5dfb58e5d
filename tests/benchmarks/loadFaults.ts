import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../supabase/local/listen';
import type { TestBackend } from '../backend/testBackend';
import { sendMany, settled, withLoadBackend } from './loadBackend';

const leads = 300;
const hangingMinutes = 8;

/**
 * `npm run load -- --faults`: reports what becomes of requests while a mail server answers no mail for eight minutes, with
 * the settings of a deployment. Nothing may be given up or lost, and at most five connections may be open at once.
 */
export async function reportFaults(): Promise<void> {
  const mailServer = await startHangingMailServer();
  const run = async (backend: TestBackend) => {
    const began = Date.now();
    const report = async (event: string) =>
      console.log(
        `${((Date.now() - began) / 60_000).toFixed(1)} min: ${event}${await statesOf(backend)}; most connections at once ${mailServer.mostConnections()}`,
      );
    const { errors } = await sendMany(backend, leads, 8);
    await report(`${leads} requests sent, ${errors} not acknowledged; the mail server hangs after DATA; `);
    while (Date.now() - began < hangingMinutes * 60_000) {
      await wait(60_000);
      await report('');
    }
    mailServer.recover();
    // The longest wait so far is sixteen minutes; an owner would run npm run leads -- send --status waiting.
    await backend.query('update contact_deliveries set next_attempt_at = now() where done_at is null');
    const { rows, sent } = await settled(backend, leads);
    await report('the mail server recovered; ');
    const { messageIds } = mailServer;
    const different = new Set(messageIds).size;
    console.log(
      `acknowledged ${leads - errors}, rows ${rows}, mailed ${sent}, Message-IDs ${different}; ${messageIds.length - different} mails taken twice`,
    );
    if (errors > 0 || rows !== leads || sent !== leads || different !== leads || mailServer.mostConnections() > 5)
      process.exitCode = 1;
  };
  await withLoadBackend({ settings: { SMTP_PORT: String(mailServer.port) } }, run).finally(mailServer.close);
}

async function statesOf(backend: TestBackend): Promise<string> {
  const [row = {}] = await backend.query(
    `select count(done_at) as mailed, count(given_up_at) as given_up, count(*) filter (where attempts = 0) as not_tried,
       max(attempts) as most_attempts from contact_deliveries`,
  );
  return Object.entries(row)
    .map(([name, value]) => `${name.replace('_', ' ')} ${String(value)}`)
    .join(', ');
}

/** Starts a mail server that answers no mail until it recovers. */
async function startHangingMailServer() {
  let hangs = true;
  let mostConnections = 0;
  const messageIds: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        if (hangs) return;
        messageIds.push(/^Message-ID: <([^@>]+)/im.exec(mail)?.[1] ?? '');
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', () =>
    // The end of a connection that was closed just before may not be noticed yet.
    setTimeout(() => (mostConnections = Math.max(mostConnections, server.connections.size)), 50),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.server),
    messageIds,
    mostConnections: () => mostConnections,
    recover: () => void (hangs = false),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
