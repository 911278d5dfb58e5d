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
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresFolder } from './binaries';
import type { BackendFolder } from './folder';
import { portOf } from './listen';
import { openLog } from './processes';
import { migrate } from './sql';
import { superviseProcess } from './processes';
import { commandLineOf } from './processes';
import { withClient } from './sql';

/** A running PostgreSQL with the migrations of a deployment. */
export interface RunningDatabase {
  /** As the function connects: the role `postgres`, which is no superuser on a hosted project either. */
  readonly url: string;
  /** As the superuser. */
  readonly adminUrl: string;
  /** As `npm run leads` connects. */
  readonly leadsUrl: string;
  readonly port: number;
  /** Where its data is: below the folder, or outside of it where PostgreSQL cannot reach the folder. */
  readonly data: string;
  /** The server's own process, which tests kill. */
  readonly pid: () => number;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free port of this machine, with its data below the folder, which the first start creates. */
export async function startDatabase(
  { path: folder, secrets }: BackendFolder,
  moreSettings: Readonly<Record<string, string>> = {},
): Promise<RunningDatabase> {
  const home = homeOf(path.resolve(folder));
  if (!existsSync(path.join(home.data, 'PG_VERSION'))) makeData(home, secrets.databasePassword);
  await killOrphanedPostgres(home.data);
  const port = await freePort();
  const url = (role: string) => `postgres://${role}:${secrets.databasePassword}@127.0.0.1:${port}/postgres`;
  const logFile = path.join(folder, 'postgres.log');
  const log = openLog(logFile);
  const server = superviseProcess({
    command: process.execPath,
    args: [
      path.join(__dirname, 'guard.mjs'),
      JSON.stringify({
        command: path.join(home.programs, 'bin/postgres'),
        args: ['-D', home.data, '-p', String(port), ...commandLine({ ...settings, ...moreSettings })],
        ...home.user,
        stop: ['SIGINT', 'SIGQUIT', 'SIGKILL'],
      }),
    ],
    stdio: ['pipe', log, log],
  });
  try {
    await waitForAnswer(url('supabase_admin'), () => server.child().exitCode !== null, logFile);
    await migrate(url('supabase_admin'), url('postgres'), secrets.databasePassword);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: url('postgres'),
    adminUrl: url('supabase_admin'),
    leadsUrl: url('lead_manager'),
    port,
    data: home.data,
    pid: () => postmaster(home.data),
    stop: () => server.stop(),
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

function commandLine(options: Readonly<Record<string, string>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

interface Home {
  readonly programs: string;
  readonly data: string;
  /** The account that PostgreSQL runs as, where it is not this process's own. */
  readonly user: { readonly uid?: number; readonly gid?: number };
}

function homeOf(folder: string): Home {
  const programs = postgresFolder();
  if (process.getuid?.() !== 0) return { programs, data: path.join(folder, 'database'), user: {} };
  return {
    programs: isReachable(programs) ? programs : copyOf(programs),
    data: path.join(isReachable(folder) ? folder : outside(folder), 'database'),
    user: postgresUser(),
  };
}

/** Returns the account that PostgreSQL runs as where this process is root: it refuses to run as root. */
export function postgresUser(): { readonly uid: number; readonly gid: number } {
  return { uid: idOf('-u'), gid: idOf('-g') };
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
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  cpSync(programs, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function idOf(flag: '-u' | '-g'): number {
  const found = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return found.status === 0 ? Number(found.stdout) : 65534;
}

/** Returns whether every account can reach a folder. */
function isReachable(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  const parent = path.dirname(folder);
  return open && (parent === folder || isReachable(parent));
}

function makeData({ programs, data, user }: Home, password: string): void {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const place of [data, passwordFile]) chownSync(place, user.uid, user.gid);
  const account = ['-U', 'supabase_admin', '--pwfile', passwordFile, '--auth=scram-sha-256'];
  try {
    execFileSync(
      path.join(programs, 'bin/initdb'),
      ['-D', data, ...account, '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
    );
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL could not make its data in ${data}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Ends a server whose starter and guard were both killed. Another process may have its number since. */
async function killOrphanedPostgres(data: string): Promise<void> {
  const pid = postmaster(data);
  const isOurs = () => commandLineOf(pid).includes(data);
  // A killed process keeps its number until its parent has read its exit code: to PostgreSQL it is still running.
  const isEnding = () => commandLineOf(pid).endsWith('<defunct>');
  if (isOurs()) process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 15_000 && (isOurs() || isEnding()); waited += 50) await wait(50);
}

/** Returns the process of a server by the file that PostgreSQL keeps while it runs; 0 without the file. */
function postmaster(data: string): number {
  const file = path.join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function waitForAnswer(url: string, hasEnded: () => boolean, log: string): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      return await withClient(url, async () => undefined);
    } catch (error) {
      if (hasEnded() || Date.now() > until)
        throw new Error(
          `PostgreSQL did not start; ${log} says: ${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')}`,
          { cause: error },
        );
      await wait(20);
    }
  }
}
