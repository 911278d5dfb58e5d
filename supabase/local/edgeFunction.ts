import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { settingNames, type SettingName } from '../functions/_shared/settings';
import { denoPath } from './binaries';
import { openLog, writeLine } from './processes';
import { superviseProcess } from './processes';

/** The contact function as it would be deployed, running under Deno. */
export interface RunningFunction {
  /** The port that it listens on; undefined while it is starting again. */
  readonly port: () => number | undefined;
  readonly pid: () => number | undefined;
  stop(): Promise<void>;
}

interface FunctionOptions {
  readonly settings: Partial<Record<SettingName, string>>;
  /** The servers that it may connect to, as `host:port`. */
  readonly reaches: readonly string[];
  readonly log: string;
}

/** Starts the function with the permissions that it needs: no files, no other hosts, no other variables. */
export async function startFunction({ settings, reaches, log }: FunctionOptions): Promise<RunningFunction> {
  const logFile = openLog(log);
  const logged = statSync(log).size;
  let port: number | undefined;
  let firstStart: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const listening = new Promise<void>((resolve, reject) => {
    firstStart = { resolve, reject };
  });
  const follow = (child: ChildProcess) => {
    if (!child.stdout) return;
    const lines = createInterface({ input: child.stdout });
    lines.once('line', (first) => {
      port = Number(JSON.parse(first).port);
      firstStart?.resolve();
      lines.on('line', (line) => writeLine(logFile, line));
    });
    child.once('exit', () => {
      port = undefined;
      firstStart?.reject(
        new Error(
          `The contact function did not start: ${readFileSync(log, 'utf8').slice(logged).trim().split('\n')[0]}`,
        ),
      );
    });
    child.once('error', (error) => firstStart?.reject(error));
  };
  const own = superviseProcess({
    command: denoPath(),
    args: [
      ...['run', '--quiet', '--no-prompt', '--no-lock', '--cached-only', '--node-modules-dir=manual'],
      // The hosted platform gives a function 256 MB in all.
      '--v8-flags=--max-old-space-size=128',
      ...['--config', path.join(__dirname, '../functions/send-contact-email/deno.json')],
      // To look up a name, Deno's node:net needs the name server too.
      reaches.every(isAddress) ? `--allow-net=127.0.0.1:0,${reaches.join(',')}` : '--allow-net',
      `--allow-env=${[...settingNames, 'SB_REGION'].join(',')}`,
      // Libraries look for variables of their own, such as PGHOST: they find none.
      '--ignore-env',
      path.join(__dirname, 'edge/run.ts'),
    ],
    env: { ...settings, NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', logFile],
    started: follow,
  });
  try {
    await listening;
  } catch (error) {
    await own.stop();
    throw error;
  }
  return { port: () => port, pid: () => own.child().pid, stop: () => own.stop() };
}

function isAddress(host: string): boolean {
  return isIP(host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) !== 0;
}
