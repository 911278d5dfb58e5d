import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processTable } from './processes';

/** The folder of a local backend, which no other process uses until it is released. */
export type BackendFolder = ReturnType<typeof takeFolder>;

type Secrets = Readonly<Record<'databasePassword' | 'addressSalt' | 'retrySecret', string>>;

/** Locks the folder, which is created where it is missing. Throws a sentence where another process has locked it. */
export function takeFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'process');
  const own = `${lock}.${process.pid}`;
  // With its start, as numbers of processes are used again.
  writeFileSync(own, `${process.pid}\n${processTable(process.pid, 'lstart')}`);
  try {
    removeEnded(lock, `${own}.ended`);
    // Of several that start at once, one makes the link.
    linkSync(own, lock);
  } catch (cause) {
    if (!/EEXIST|ENOENT/.test(String(cause))) throw cause;
    throw new Error(
      `The local backend on ${folder} runs already (process ${ownerOf(lock)[0]}). Stop it, or give this one a folder and a port of its own: BACKEND_FOLDER=.local/backend-2 BACKEND_PORT=54331`,
      { cause },
    );
  } finally {
    rmSync(own, { force: true });
  }
  return { path: folder, secrets: secretsOf(folder), release: () => rmSync(lock, { force: true }) };
}

const ownerOf = (lock: string) => (existsSync(lock) ? readFileSync(lock, 'utf8') : '').split('\n');

/** Removes the lock of a process that has ended, and of no other one that takes the folder meanwhile. */
function removeEnded(lock: string, aside: string): void {
  const [owner, start] = ownerOf(lock);
  if (!existsSync(lock) || (start && processTable(Number(owner), 'lstart') === start)) return;
  renameSync(lock, aside);
  if (ownerOf(aside).join() !== [owner, start].join()) linkSync(aside, lock);
  rmSync(aside);
}

/** Returns the secrets, which the first start makes: with another salt, the same address would have another hash. */
function secretsOf(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const secret = () => randomBytes(24).toString('base64url');
  const made: Secrets = { databasePassword: secret(), addressSalt: secret(), retrySecret: secret() };
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return JSON.parse(readFileSync(file, 'utf8'));
}
