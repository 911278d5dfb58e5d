import { createServer, type Server, type Socket } from 'node:net';

/** What a mail server can do to us. */
export type Manner = 'takes' | 'refuses' | 'later' | 'silent' | 'dies after the mail' | 'down';

/** A mail server that behaves as it is told and remembers what it has taken. */
export interface MailServer {
  readonly port: number;
  manner(next: Manner): Promise<void>;
  /** How often the mail with each Message-ID came through. */
  taken(): ReadonlyMap<string, number>;
  /** Mails that came through at all, also where the sender was not told. */
  readonly attempts: () => number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  let manner: Manner = 'takes';
  let attempts = 0;
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    attempts += 1;
    if (manner !== 'silent')
      converse(
        socket,
        () => manner,
        (id) => taken.set(id, (taken.get(id) ?? 0) + 1),
      );
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listen(0);
  const port = portOf(server);
  const down = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) server.close(() => resolve());
      else resolve();
    });
  return {
    port,
    async manner(next) {
      if (next === 'down') await down();
      else if (manner === 'down') await listen(port);
      // Connections that were kept waiting are closed.
      if (manner === 'silent') for (const socket of sockets) socket.destroy();
      manner = next;
    },
    taken: () => taken,
    attempts: () => attempts,
    close: down,
  };
}

/** SMTP as far as it goes here (RFC 5321). */
function converse(socket: Socket, manner: () => Manner, take: (messageId: string) => void): void {
  let waiting = '';
  let mail: string[] | undefined;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8');
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (!mail) answer(line);
      else if (line === '.') finish(mail.join('\n'));
      else mail.push(line);
    }
  });

  const answer = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') {
      mail = [];
      socket.write('354 go on\r\n');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'RCPT' && manner() === 'refuses')
      socket.write('550 5.7.1 <somebody@example.org> is not wanted here\r\n');
    else socket.write('250 ok\r\n');
  };

  const finish = (text: string) => {
    mail = undefined;
    if (manner() === 'later') return void socket.write('451 4.3.0 try again later\r\n');
    const id = /^Message-ID: <([^@>]+)/im.exec(text)?.[1];
    if (id) take(id);
    if (manner() === 'dies after the mail') return void socket.destroy();
    socket.write('250 ok\r\n');
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
