import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { sendMany, settled, withLoadBackend } from './loadBackend';

const leads = 300;
const hangingMinutes = 8;

/**
 * `npm run load -- --faults`: a mail server that takes every mail and then says nothing, for eight minutes, with the
 * settings that a deployment has. Nothing may be given up, nothing lost, and never more than five connections open.
 */
export async function reportFaults(): Promise<void> {
  const sink = await startHangingSink();
  try {
    await withLoadBackend(
      leads,
      0,
      async (backend) => {
        const began = Date.now();
        const minutes = () => ((Date.now() - began) / 60_000).toFixed(1);
        const { errors } = await sendMany(backend, leads, 8);
        console.log(
          `${minutes()} min: ${leads} requests sent, ${errors} not acknowledged; the mail server hangs after DATA`,
        );
        while (Date.now() - began < hangingMinutes * 60_000) {
          await new Promise((resolve) => setTimeout(resolve, 60_000));
          console.log(
            `${minutes()} min: ${await statesOf(backend.database.url)}; most connections at once ${sink.most()}`,
          );
        }
        sink.recover();
        // The longest wait so far is sixteen minutes; an owner would say npm run leads -- send --status waiting.
        await query(
          backend.database.url,
          'update contact_deliveries set next_attempt_at = now() where done_at is null',
        );
        const { rows, sent } = await settled(backend.database.url, leads);
        const counts = [...sink.taken().values()];
        console.log(`${minutes()} min: the mail server recovered; ${await statesOf(backend.database.url)}`);
        console.log(
          `acknowledged ${leads - errors}, rows ${rows}, mailed ${sent}, Message-IDs ${counts.length}; ` +
            `${counts.filter((times) => times > 1).length} of them answered twice; most connections at once ${sink.most()}`,
        );
        if (errors > 0 || rows !== leads || sent !== leads || counts.length !== leads || sink.most() > 5)
          process.exitCode = 1;
      },
      { SMTP_PORT: String(sink.port) },
    );
  } finally {
    await sink.close();
  }
}

async function statesOf(url: string): Promise<string> {
  const [row] = await query(
    url,
    `select count(done_at) as mailed, count(given_up_at) as given_up, count(*) filter (where attempts = 0) as not_tried,
       max(attempts) as most_attempts from contact_deliveries`,
  );
  return Object.entries(row ?? {})
    .map(([name, value]) => `${name.replace('_', ' ')} ${String(value)}`)
    .join(', ');
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** SMTP as far as the function speaks it (RFC 5321): hangs after each mail until it recovers. */
async function startHangingSink() {
  let hangs = true;
  let most = 0;
  const sockets = new Set<Socket>();
  const taken = new Map<string, number>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // One that was closed just before may not be known as closed yet.
    setTimeout(() => (most = Math.max(most, sockets.size)), 50);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let text = '';
    let inMail = false;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const end = inMail ? '\r\n.\r\n' : '\r\n';
      for (let at = text.indexOf(end); at >= 0; at = text.indexOf(inMail ? '\r\n.\r\n' : '\r\n')) {
        const part = text.slice(0, at);
        text = text.slice(at + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          if (hangs) continue;
          const id = /^Message-ID: <([^@>]+)/im.exec(part)?.[1] ?? '';
          taken.set(id, (taken.get(id) ?? 0) + 1);
          socket.write('250 ok\r\n');
        } else if (/^data/i.test(part)) {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (/^quit/i.test(part)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    most: () => most,
    taken: () => taken,
    recover: () => void (hangs = false),
    close: () =>
      new Promise<void>((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}
