import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startOf } from './processes';

/** The folder of a local backend, which no other process uses until it is released. */
export interface BackendFolder {
  readonly path: string;
  readonly secrets: Secrets;
  release(): void;
}

const secretsSchema = z.object({ databasePassword: z.string(), addressSalt: z.string(), retrySecret: z.string() });
type Secrets = z.infer<typeof secretsSchema>;

/** Locks the folder, which is created where it is missing. Throws a sentence where another process has locked it. */
export function takeFolder(folder: string): BackendFolder {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'process');
  takeLock(lock, folder);
  return { path: folder, secrets: secretsOf(folder), release: () => rmSync(lock, { force: true }) };
}

/**
 * Writes a lock with the number and the start of this process, as numbers are used again. A hard link creates its file, which
 * fails where there is one already: of two processes that start at the same moment, one gets the lock.
 */
function takeLock(lock: string, folder: string): void {
  const own = `${lock}.${process.pid}`;
  const old = `${own}.old`;
  writeFileSync(own, `${process.pid}\n${startOf(process.pid)}`);
  try {
    while (!succeeds(() => linkSync(own, lock), 'EEXIST')) {
      const owner = ownerOf(lock);
      if (owner !== undefined)
        throw new Error(
          `The local backend on ${folder} runs already (process ${owner}). Stop it, or give this one a folder and a port of its own: BACKEND_FOLDER=.local/backend-2 BACKEND_PORT=54331`,
        );
      succeeds(() => renameSync(lock, old), 'ENOENT');
      // Another process has locked the folder since: its lock is put back.
      if (ownerOf(old) !== undefined) linkSync(old, lock);
    }
  } finally {
    rmSync(own, { force: true });
    rmSync(old, { force: true });
  }
}

/** Returns the number of the process that a lock names, where it still runs. */
function ownerOf(lock: string): number | undefined {
  let text = '';
  succeeds(() => (text = readFileSync(lock, 'utf8')), 'ENOENT');
  const [number = '', start = ''] = text.split('\n');
  const owner = Number(number);
  return start !== '' && startOf(owner) === start ? owner : undefined;
}

/** Returns whether an action succeeds or fails with an error code that is expected; throws other errors. */
function succeeds(action: () => void, expected: string): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === expected) return false;
    throw error;
  }
}

/** Returns the secrets, which the first start makes: with another salt, the same address would have another hash. */
function secretsOf(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secret = () => randomBytes(24).toString('base64url');
  const secrets: Secrets = { databasePassword: secret(), addressSalt: secret(), retrySecret: secret() };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
