import { openSync, renameSync, statSync, writeSync } from 'node:fs';

const limit = 5 * 1024 * 1024;

/** Opens a log to add to it, for this account only. What is longer than 5 MB is kept once more as `….1`. */
export function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > limit) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Adds a line; on a full disk the line is lost, and nothing else. */
export function writeLine(log: number, line: string): void {
  try {
    writeSync(log, `${line}\n`);
  } catch {
    // ENOSPC: there is nowhere to say so.
  }
}
