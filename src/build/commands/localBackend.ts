import { createServer } from 'node:net';
import path from 'node:path';
import { startBackend, type RunningBackend } from '../../../supabase/local/startBackend';

/** Starts the local backend for a site at these addresses, and prints where its mail is kept. */
export async function startLocalBackend(origins: readonly string[]): Promise<RunningBackend> {
  const folder = process.env.BACKEND_FOLDER || '.local/backend';
  const port = await choosePort('BACKEND_PORT', 54321);
  const backend = await startBackend({ folder, port, origins });
  const { database, mailbox, mailUrl } = backend;
  const place = (file: string) => path.relative('', file).replace(/^\.\..*/, file);
  console.log(`Contact requests are kept in ${place(database.data)}, their mail in ${place(mailbox.folder)}`);
  console.log(`Read the mail at ${mailUrl}`);
  return backend;
}

/** Returns the port that an environment variable names; without one, the first from a number on that nobody uses. */
export async function choosePort(variable: 'PORT' | 'BACKEND_PORT', from: number): Promise<number> {
  const named = process.env[variable];
  return named ? parsePort(variable, named) : freePort(from);
}

export async function freePort(from: number): Promise<number> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(from, () => server.close(() => resolve(true)));
  });
  return isFree ? from : freePort(from + 1);
}

/** Returns the port that an environment variable or an option names. Throws an Error for what is no port. */
export function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65536) return port;
  throw new Error(`${name} is “${text}”; expected a number from 0 to 65535.`);
}

/** Resolves with the first signal to end. To be called before anything is started that has to be ended. */
export function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
