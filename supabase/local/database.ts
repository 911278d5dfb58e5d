import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresFolder } from './binaries';
import type { BackendFolder } from './folder';
import { freePort } from './listen';
import { processTable, startServer } from './processes';
import { migrate, withClient } from './sql';

/** Starts PostgreSQL on a free port with a deployment's migrations, and its data in the folder, which it creates. */
export async function startDatabase(
  { path: folder, secrets }: BackendFolder,
  moreSettings: Readonly<Record<string, string>> = {},
) {
  const home = homeOf(path.resolve(folder));
  if (!existsSync(path.join(home.data, 'PG_VERSION'))) makeData(home, secrets.databasePassword);
  await killOrphanedPostgres(home.data);
  const port = await freePort();
  const url = (role: string) => `postgres://${role}:${secrets.databasePassword}@127.0.0.1:${port}/postgres`;
  const options = Object.entries({ ...settings, ...moreSettings }).map(([name, value]) => `--${name}=${value}`);
  const program = {
    command: path.join(home.programs, 'bin/postgres'),
    args: ['-D', home.data, '-p', String(port), ...options],
    ...home.user,
    stop: ['SIGINT', 'SIGQUIT', 'SIGKILL'],
  };
  const args = [path.join(__dirname, 'guard.mjs'), JSON.stringify(program)];
  const guarded = { command: process.execPath, args, log: path.join(folder, 'postgres.log') };
  const server = await startServer('PostgreSQL', guarded, () =>
    withClient(url('supabase_admin'), async () => undefined),
  );
  try {
    await migrate(url('supabase_admin'), url('postgres'), secrets.databasePassword);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    /** As the function connects: the role `postgres`, which is no superuser on a hosted project either. */
    url: url('postgres'),
    /** As the superuser. */
    adminUrl: url('supabase_admin'),
    /** As `npm run leads` connects. */
    leadsUrl: url('lead_manager'),
    /** Below the folder, or outside of it where PostgreSQL cannot reach the folder. */
    data: home.data,
    /** The server's own process, which tests kill. */
    pid: () => postmaster(home.data),
    stop: server.stop,
  };
}

const settings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '40',
  // On an error PostgreSQL would log the row or the statement: names, addresses, messages.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // With the parameters of a statement it would log them whenever statements are logged.
  log_parameter_max_length: '0',
};

/** Returns the programs, the data, and the account that PostgreSQL runs as, where it is not this process's own. */
function homeOf(folder: string) {
  const programs = postgresFolder();
  const isRoot = process.getuid?.() === 0;
  return {
    programs: !isRoot || isReachable(programs) ? programs : copyOf(programs),
    data: path.join(!isRoot || isReachable(folder) ? folder : outside(folder), 'database'),
    user: isRoot ? postgresUser() : undefined,
  };
}

/** Returns the account that PostgreSQL runs as where this process is root: it refuses to run as root. */
export function postgresUser(): { readonly uid: number; readonly gid: number } {
  const [uid = 65534, gid = 65534] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return { uid, gid };
}

/** Returns a folder that every account can reach, for what is below one such as /root. */
function outside(what: string): string {
  const place = `/var/tmp/camre-${createHash('sha256').update(what).digest('hex').slice(0, 12)}`;
  mkdirSync(place, { recursive: true });
  return place;
}

/** Copies the programs, once for an installation. The copy is complete or absent, as two backends may start at once. */
function copyOf(programs: string): string {
  const built = statSync(path.join(programs, 'bin/postgres'));
  const copy = path.join(outside(`${programs} ${built.size} ${built.mtimeMs}`), 'programs');
  if (!existsSync(copy)) asWhole(copy, (half) => cpSync(programs, half, { recursive: true, verbatimSymlinks: true }));
  return copy;
}

/** Makes a folder that is complete or absent; another process may make it at the same moment. */
function asWhole(folder: string, make: (half: string) => void): void {
  const half = `${folder}.${process.pid}`;
  try {
    make(half);
    renameSync(half, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function isReachable(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  const parent = path.dirname(folder);
  return open && (parent === folder || isReachable(parent));
}

function makeData({ programs, data, user }: ReturnType<typeof homeOf>, password: string): void {
  const passwordFile = `${data}.${process.pid}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const account = ['-U', 'supabase_admin', '--pwfile', passwordFile, '--auth=scram-sha-256'];
  try {
    asWhole(data, (half) => {
      mkdirSync(half, { mode: 0o700 });
      if (user) for (const place of [half, passwordFile]) chownSync(place, user.uid, user.gid);
      const words = ['-D', half, ...account, '--encoding=UTF8', '--locale=C', '--no-sync'];
      execFileSync(path.join(programs, 'bin/initdb'), words, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Ends the server of a run that was killed, and waits for its end. Another process may have its number. */
async function killOrphanedPostgres(data: string): Promise<void> {
  const pid = postmaster(data);
  const isOurs = () => processTable(pid, 'args').includes(data);
  // A killed process keeps its number until its parent has read its exit code: to PostgreSQL it is still running.
  const isEnding = () => processTable(pid, 'args').endsWith('<defunct>');
  if (isOurs()) process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 15_000 && (isOurs() || isEnding()); waited += 50) await wait(50);
}

/** Returns the process of a server by the file that PostgreSQL keeps while it runs; 0 without the file. */
function postmaster(data: string): number {
  const file = path.join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}
