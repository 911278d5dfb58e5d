import { spawnSync } from 'node:child_process';

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
