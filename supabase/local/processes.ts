import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The file to which it writes, for this account only. A log longer than 5 MB is renamed to `….1` first. */
  readonly log: string;
}

/**
 * Starts a program, and starts it again when it ends by itself; resolves once it answers what it is asked. Its session is its
 * own, so that Ctrl-C does not reach it. Throws a sentence with what its log says where it has ended, or does not answer for
 * twenty seconds.
 */
export async function startServer(
  name: string,
  { command, args, env = process.env, log }: Program,
  ask: () => Promise<unknown>,
) {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 5 * 1024 * 1024) renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  const logged = statSync(log).size;
  let isStopping = false;
  let again: NodeJS.Timeout | undefined;
  const start = (): ChildProcess => {
    const began = Date.now();
    const next = spawn(command, [...args], { stdio: ['pipe', output, output], detached: true, env });
    // Writing to a program that has ended is no failure; `exit` reports its end.
    next.stdin?.on('error', () => undefined);
    next.once('exit', () => {
      if (!isStopping) again = setTimeout(() => (child = start()), Date.now() - began < 1_000 ? 1_000 : 100);
    });
    return next;
  };
  let child = start();
  const stop = async (): Promise<void> => {
    isStopping = true;
    clearTimeout(again);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // The programs end with their standard input (guard.mjs, edge/run.ts).
    child.stdin?.end();
    const last = setTimeout(() => child.kill('SIGKILL'), 12_000);
    await ended;
    clearTimeout(last);
  };
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      await ask();
      return { child: () => child, stop };
    } catch (cause) {
      if (child.exitCode === null && Date.now() < until) await wait(20);
      else {
        await stop();
        const errors = readFileSync(log).subarray(logged).toString().split('\n');
        const said = errors.filter((line) => /error|FATAL|HINT/.test(line)).slice(0, 3);
        throw new Error(`${name} did not start: ${said.join(' ')} (${log})`, { cause });
      }
    }
  }
}

/** Returns the command line or the beginning of a running process; empty where none has this number. */
export function processTable(pid: number, column: 'args' | 'lstart'): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  const { status, stdout } = spawnSync('ps', ['-ww', '-p', String(pid), '-o', `${column}=`], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  return status === 0 ? stdout.trim() : '';
}
