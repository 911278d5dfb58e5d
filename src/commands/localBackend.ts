import path from 'node:path';
import { startBackend, type RunningBackend } from '../../supabase/local/startBackend';

/** Starts the local backend for a site at these addresses, and prints where its mail is kept. */
export async function startLocalBackend(origins: readonly string[]): Promise<RunningBackend> {
  const folder = process.env.BACKEND_FOLDER || '.local/backend';
  const backend = await startBackend({ folder, port: portNumber('BACKEND_PORT', 54321), origins });
  const { database, mailbox, mailUrl } = backend;
  const place = (file: string) => path.relative('', file).replace(/^\.\..*/, file);
  console.log(`Contact requests are kept in ${place(database.data)}, their mail in ${place(mailbox.folder)}`);
  console.log(`Read the mail at ${mailUrl}`);
  return backend;
}

/** Returns a port from the environment. Throws a sentence for what is none. */
export function portNumber(variable: string, otherwise: number): number {
  const text = process.env[variable] ?? '';
  if (text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`${variable} is “${text}”; expected a number from 0 to 65535.`);
}

/** Resolves with the first signal to end. To be called before anything is started that has to be ended. */
export function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
