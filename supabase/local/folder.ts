import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The folder of a local backend, ours until it is released. */
export interface BackendFolder {
  readonly path: string;
  readonly secrets: Secrets;
  release(): void;
}

const secretsSchema = z.object({ databasePassword: z.string(), addressSalt: z.string(), retrySecret: z.string() });
export type Secrets = z.infer<typeof secretsSchema>;

/** Takes the folder, made where it is not there. Throws a sentence when another process has it. */
export function takeFolder(folder: string): BackendFolder {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'process');
  takeLock(lock, folder);
  return { path: folder, secrets: secretsOf(folder), release: () => rmSync(lock, { force: true }) };
}

function takeLock(lock: string, folder: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner !== process.pid && isAlive(owner))
      throw new Error(
        `The local backend on ${folder} runs already (process ${owner}). Stop it, or give this one a folder and a port of its own: BACKEND_FOLDER=.local/backend-2 BACKEND_PORT=54331`,
      );
    writeFileSync(lock, String(process.pid));
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
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
