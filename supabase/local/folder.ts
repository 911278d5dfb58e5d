import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startOf } from './runningProcess';

/** The folder of a local backend, ours until it is released. */
export interface BackendFolder {
  readonly path: string;
  readonly secrets: Secrets;
  release(): void;
}

const secretsSchema = z.object({ databasePassword: z.string(), addressSalt: z.string(), retrySecret: z.string() });
export type Secrets = z.infer<typeof secretsSchema>;

/** Takes the folder, made where it is not there. Throws a sentence when another process has it. */
export async function takeFolder(folder: string): Promise<BackendFolder> {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'process');
  await takeLock(lock, folder);
  return { path: folder, secrets: secretsOf(folder), release: () => rmSync(lock, { force: true }) };
}

/** The lock names a process by its number and its start, as another one may have the number of one that ended. */
async function takeLock(lock: string, folder: string): Promise<void> {
  refuseOther(lock, folder);
  const half = `${lock}.${process.pid}`;
  writeFileSync(half, `${process.pid}\n${startOf(process.pid)}`);
  renameSync(half, lock);
  // Of two that found a stale lock at the same moment, the one that wrote first finds the other's now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  refuseOther(lock, folder);
}

function refuseOther(lock: string, folder: string): void {
  if (!existsSync(lock)) return;
  const [number = '', start = ''] = readFileSync(lock, 'utf8').split('\n');
  const owner = Number(number);
  if (owner === process.pid || start === '' || startOf(owner) !== start) return;
  throw new Error(
    `The local backend on ${folder} runs already (process ${owner}). Stop it, or give this one a folder and a port of its own: BACKEND_FOLDER=.local/backend-2 BACKEND_PORT=54331`,
  );
}

/** Made once: without the same salt, addresses of yesterday would count as others today. */
function secretsOf(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secret = () => randomBytes(24).toString('base64url');
  const secrets: Secrets = { databasePassword: secret(), addressSalt: secret(), retrySecret: secret() };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
