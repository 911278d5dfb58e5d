import type { Server } from 'node:http';
import { connect, createServer, type Server as NetServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** A server that listens. */
interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Listens on a port of this machine; 0 is a free one. Throws a sentence for a port that cannot be used, with the environment
 * variable that sets it.
 */
export async function listen(server: Server, port: number, variable: string): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        message = `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 10}`;
      if (code === 'EACCES') message = `Port ${port} needs more rights; choose one above 1023: ${variable}=…`;
      reject(new Error(message));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the port that a server listens on. */
export function portOf(server: NetServer): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port.');
  return address.port;
}

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
