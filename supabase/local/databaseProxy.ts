import { connect, createServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { portOf } from './listen';

/** How the function reaches the database: by another host name, and with the delay that it may have in production. */
export interface DatabaseProxyOptions {
  /** The name that the function connects to. All but this machine's loopback require encryption. */
  readonly host: string;
  /** Milliseconds of a round trip. */
  readonly delay: number;
}

interface DatabaseProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Passes connections to a port of this machine, each direction with half of the delay. */
export async function startDatabaseProxy(to: number, { host, delay }: DatabaseProxyOptions): Promise<DatabaseProxy> {
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    pass(near, far, delay / 2);
    pass(far, near, delay / 2);
    const end = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', end).on('close', end);
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, host === '127.0.0.1' ? host : '0.0.0.0', resolve),
  );
  return { port: portOf(server), close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function pass(from: Readable, to: Writable, delay: number): void {
  from.on('data', (chunk: Buffer) => setTimeout(() => to.writable && to.write(chunk), delay));
}
