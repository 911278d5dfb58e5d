import { spawn, type ChildProcess } from 'node:child_process';

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
