import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { postgresFolder } from './binaries';
import { isAlive, type BackendFolder } from './folder';
import { migrate } from './migrate';
import { ownProcess } from './ownProcess';

/** A PostgreSQL that runs, with the migrations that would be deployed. */
export interface RunningDatabase {
  /** As the function connects: the role `postgres`, which is no superuser on a hosted project either. */
  readonly url: string;
  /** As who may do everything. */
  readonly adminUrl: string;
  readonly port: number;
  /** Where its data is: below the folder, or beside it where PostgreSQL cannot reach the folder. */
  readonly data: string;
  /** The server's own process, for who wants to see what happens without it. */
  readonly pid: () => number;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free port of this machine, its data below the folder; makes the data at the first start. */
export async function startDatabase({ path: folder, secrets }: BackendFolder): Promise<RunningDatabase> {
  const home = homeOf(path.resolve(folder));
  if (!existsSync(path.join(home.data, 'PG_VERSION'))) makeData(home, secrets.databasePassword);
  await endForgotten(home.data);
  const port = await freePort();
  const url = (role: string) => `postgres://${role}:${secrets.databasePassword}@127.0.0.1:${port}/postgres`;
  const log = openSync(path.join(folder, 'postgres.log'), 'w');
  const server = ownProcess({
    command: process.execPath,
    args: [
      path.join(__dirname, 'guard.mjs'),
      JSON.stringify({
        command: path.join(home.programs, 'bin/postgres'),
        args: ['-D', home.data, '-p', String(port), ...settings],
        ...home.user,
        stop: ['SIGINT', 'SIGQUIT', 'SIGKILL'],
      }),
    ],
    stdio: ['pipe', log, log],
  });
  try {
    await answering(url('supabase_admin'), () => server.child().exitCode !== null, path.join(folder, 'postgres.log'));
    await migrate(url('supabase_admin'), url('postgres'), secrets.databasePassword);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: url('postgres'),
    adminUrl: url('supabase_admin'),
    port,
    data: home.data,
    pid: () => postmaster(home.data),
    stop: () => server.stop(),
  };
}

const settings = Object.entries({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '40',
  // On an error PostgreSQL would write the row, or the statement with it, into its log: names, addresses, messages.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

interface Home {
  readonly programs: string;
  readonly data: string;
  /** Whom PostgreSQL runs as: it refuses to be root. */
  readonly user: { readonly uid?: number; readonly gid?: number };
}

function homeOf(folder: string): Home {
  const programs = postgresFolder();
  if (process.getuid?.() !== 0) return { programs, data: path.join(folder, 'database'), user: {} };
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  return {
    programs: isReachable(programs) ? programs : copyOf(programs),
    data: path.join(isReachable(folder) ? folder : outside(folder), 'database'),
    user,
  };
}

/** A place that everybody can reach, for what stands below a folder such as /root where nobody else can work. */
function outside(what: string): string {
  const place = `/var/tmp/camre-${createHash('sha256').update(what).digest('hex').slice(0, 12)}`;
  mkdirSync(place, { recursive: true });
  return place;
}

/** One copy for an installation, whole or not there: two backends may start at once. */
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

/** Whether everybody may pass through every folder on the way. */
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
  const words = [
    '-D',
    data,
    '-U',
    'supabase_admin',
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  try {
    execFileSync(path.join(programs, 'bin/initdb'), words, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
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

/** A server whose starter and guard were both killed would keep the data to itself. The folder is ours, so is the server. */
async function endForgotten(data: string): Promise<void> {
  const pid = postmaster(data);
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The number in the first line of the file that PostgreSQL keeps while it runs; 0 without it. */
function postmaster(data: string): number {
  const file = path.join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port of 127.0.0.1 is free.');
  return address.port;
}

async function answering(url: string, hasEnded: () => boolean, log: string): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > until)
        throw new Error(
          `PostgreSQL did not start; ${log} says: ${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')}`,
          { cause: error },
        );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
