import { createServer, type Socket } from 'node:net';
import { portOf } from '../../supabase/local/listen';

/** What a mail server answers with such a code, `mail` being the end of one, in place of the answer that takes it. */
type Refusal = `${'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'mail'} ${421 | 451 | 550 | 554}`;

/** How a mail server can behave. */
export type Manner =
  | Refusal
  | 'takes'
  | 'refuses bob'
  | `takes ${number} a second`
  | 'silent'
  | 'a byte a second'
  | 'garbage'
  | 'endless greeting'
  | 'closes at once'
  | 'closes in the mail'
  | 'dies after the mail'
  | 'hangs after the mail'
  | 'takes a second for a mail'
  | 'greets after a second'
  | 'down';

/** A mail server that behaves as a test sets it, and records what it has accepted. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** On a busy machine the end of a connection can be noticed this much later than the beginning of the next one. */
const settleMs = 400;

/** Starts the mail server on a free port of this machine. */
export async function startMailServer() {
  let manner: Manner = 'takes';
  let attempts = 0;
  let most = 0;
  const sources: string[] = [];
  const taken = new Map<string, number>();
  const accepted: { to: string; source: string }[] = [];
  const times: number[] = [];
  /** Returns whether as many mails as the server takes were taken within the last second. */
  const limit = () => {
    const most = Number(/^takes (\d+) a second$/.exec(manner)?.[1] ?? Infinity);
    const now = performance.now();
    while (times[0] !== undefined && now - times[0] > 1_000) times.shift();
    return times.length >= most || times.push(now) < 0;
  };
  /** When each open connection began. */
  const sockets = new Map<Socket, number>();
  const server = createServer((socket) => {
    sockets.set(socket, performance.now());
    const count = () => {
      const settled = [...sockets.values()].filter((began) => performance.now() - began >= settleMs);
      most = Math.max(most, settled.length);
    };
    // After a turn of the event loop, in which the end of connections is noticed.
    setTimeout(() => setTimeout(count), settleMs);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    attempts += 1;
    converse(
      socket,
      () => manner,
      (id, to, source) => {
        taken.set(id, (taken.get(id) ?? 0) + 1);
        accepted.push({ to, source });
      },
      limit,
      (source) => sources.push(source),
    );
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listen(0);
  const port = portOf(server);
  const down = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets.keys()) socket.destroy();
      if (server.listening) server.close(() => resolve());
      else resolve();
    });
  return {
    port,
    async manner(next: Manner): Promise<void> {
      if (next === 'down') await down();
      else if (manner === 'down') await listen(port);
      // Connections that were kept waiting are closed.
      for (const socket of sockets.keys()) if (keepsWaiting.includes(manner)) socket.destroy();
      manner = next;
    },
    /** How often the mail with each Message-ID was accepted. */
    taken: (): ReadonlyMap<string, number> => taken,
    accepted: () => accepted,
    /** The number of connections so far. */
    attempts: () => attempts,
    /** The most connections that were open at the same time, each for longer than `settleMs`. */
    most: () => most,
    /** The mails as they were received, accepted or not. */
    sources: () => sources,
    close: down,
  };
}

const keepsWaiting: readonly Manner[] = ['silent', 'a byte a second', 'endless greeting', 'hangs after the mail'];

/** Returns whether the greeting is one, after which there can be a conversation; other greetings are sent here. */
function greet(socket: Socket, manner: Manner): boolean {
  const drip = (text: string, milliseconds: number) => {
    const timer = setInterval(() => socket.write(text), milliseconds);
    socket.on('close', () => clearInterval(timer));
  };
  if (manner === 'closes at once') socket.destroy();
  else if (manner === 'garbage') socket.write(`${'\0\u00ff{"a":'.repeat(200)}\r\n`);
  else if (manner === 'a byte a second') drip('2', 1_000);
  else if (manner === 'endless greeting') drip('220-welcome\r\n'.repeat(50), 10);
  else return manner !== 'silent';
  return false;
}

/** Answers as a mail server (RFC 5321). */
function converse(
  socket: Socket,
  manner: () => Manner,
  take: (messageId: string, to: string, source: string) => void,
  isLimited: () => boolean,
  see: (source: string) => void,
): void {
  let waiting = '';
  let mail: string[] | undefined;
  let recipient = '';
  /** Refuses where the server does so for this command. */
  const refuse = (command: string): boolean => {
    const [refused, code] = manner().split(' ');
    if (refused !== command || !/^\d+$/.test(code ?? '')) return false;
    return socket.write(`${code} 5.7.1 <somebody@example.org> is not wanted now\r\n`) || true;
  };
  if (!greet(socket, manner())) return;
  if (!refuse('greeting'))
    setTimeout(() => socket.write('220 test\r\n'), manner() === 'greets after a second' ? 1_000 : 0);
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8');
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (mail && manner() === 'closes in the mail') return void socket.destroy();
      if (!mail) answer(line);
      else if (line === '.') finish(mail.join('\n'));
      else mail.push(line);
    }
  });

  const answer = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (refuse(verb)) return;
    if (verb === 'DATA') {
      mail = [];
      socket.write('354 go on\r\n');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'RCPT' && manner() === 'refuses bob' && /<bob@/.test(line))
      socket.write('550 5.1.1 <bob@example.org> does not exist\r\n');
    else {
      if (verb === 'RCPT') recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
      socket.write('250 ok\r\n');
    }
  };

  const finish = (text: string) => {
    mail = undefined;
    see(text);
    if (refuse('mail')) return;
    if (isLimited()) return void socket.write('451 4.7.0 sending rate exceeded, slow down\r\n');
    const id = /^Message-ID: <([^@>]+)/im.exec(text)?.[1];
    if (id) take(id, recipient, text);
    if (manner() === 'dies after the mail') return void socket.destroy();
    if (manner() === 'hangs after the mail') return;
    setTimeout(() => socket.write('250 ok\r\n'), manner() === 'takes a second for a mail' ? 1_000 : 0);
  };
}
