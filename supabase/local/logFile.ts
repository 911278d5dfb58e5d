import { openSync, renameSync, statSync, writeSync } from 'node:fs';

const limit = 5 * 1024 * 1024;

/** Opens a log to append to it, for this account only. A log longer than 5 MB is renamed to `….1` first. */
export function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > limit) renameSync(file, `${file}.1`);
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
