import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { openSync, renameSync, statSync, writeSync } from 'node:fs';

/** A program that is started again when it ends by itself. */
interface SupervisedProcess {
  /** The running child, which tests kill. */
  readonly child: () => ChildProcess;
  stop(): Promise<void>;
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stdio: ['pipe', 'pipe' | number, number];
  /** Called for each child, before anything has come from it. */
  readonly started?: (child: ChildProcess) => void;
}

/** Starts a program, and starts it again when it ends. Its session is its own, so that Ctrl-C does not reach it. */
export function superviseProcess({ command, args, env, stdio, started }: Program): SupervisedProcess {
  let stopping = false;
  let again: NodeJS.Timeout | undefined;
  const start = (): ChildProcess => {
    const began = Date.now();
    const next = spawn(command, [...args], { stdio, detached: true, env: env ?? process.env });
    // Writing to a program that has ended is no failure; `exit` reports its end.
    next.stdin?.on('error', () => undefined);
    next.once('exit', () => {
      if (!stopping) again = setTimeout(() => (child = start()), Date.now() - began < 1_000 ? 1_000 : 100);
    });
    started?.(next);
    return next;
  };
  let child = start();
  return {
    child: () => child,
    async stop() {
      stopping = true;
      clearTimeout(again);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The programs end with their standard input (guard.mjs, edge/run.ts).
      child.stdin?.end();
      const last = setTimeout(() => child.kill('SIGKILL'), 12_000);
      await ended;
      clearTimeout(last);
    },
  };
}

/** Returns the command line of a running process; empty where no process has this number. */
export function commandLineOf(pid: number): string {
  return ps(pid, 'args=');
}

/** Returns when a process began, which identifies it with its number, as numbers are used again; empty for none. */
export function startOf(pid: number): string {
  return ps(pid, 'lstart=');
}

function ps(pid: number, column: string): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  const { status, stdout } = spawnSync('ps', ['-ww', '-p', String(pid), '-o', column], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  return status === 0 ? stdout.trim() : '';
}

const longestLog = 5 * 1024 * 1024;

/** Opens a log to append to it, for this account only. A log longer than 5 MB is renamed to `….1` first. */
export function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > longestLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Appends a line; on a full disk the line is lost, and nothing else. */
export function writeLine(log: number, line: string): void {
  try {
    writeSync(log, `${line}\n`);
  } catch {
    // ENOSPC, which cannot be logged.
  }
}
