import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processTable } from './processes';

/** The folder of a local backend, which no other process uses until it is released. */
export type BackendFolder = ReturnType<typeof takeFolder>;

type Secrets = Readonly<Record<'databasePassword' | 'addressSalt' | 'retrySecret', string>>;

/** Locks the folder, which is created where it is missing. Throws a sentence where another process has locked it. */
export function takeFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'process');
  // With its start, as numbers of processes are used again.
  const [owner = '', start] = existsSync(lock) ? readFileSync(lock, 'utf8').split('\n') : [];
  if (start && processTable(Number(owner), 'lstart') === start)
    throw new Error(
      `The local backend on ${folder} runs already (process ${owner}). Stop it, or give this one a folder and a port of its own: BACKEND_FOLDER=.local/backend-2 BACKEND_PORT=54331`,
    );
  // Of two that start at the same moment, PostgreSQL lets one have its data.
  writeFileSync(lock, `${process.pid}\n${processTable(process.pid, 'lstart')}`);
  return { path: folder, secrets: secretsOf(folder), release: () => rmSync(lock, { force: true }) };
}

/** Returns the secrets, which the first start makes: with another salt, the same address would have another hash. */
function secretsOf(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const secret = () => randomBytes(24).toString('base64url');
  const made: Secrets = { databasePassword: secret(), addressSalt: secret(), retrySecret: secret() };
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return JSON.parse(readFileSync(file, 'utf8'));
}
