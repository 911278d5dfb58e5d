import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file unless it has this text already; returns its name where it was written. */
export function replaceIfChanged(root: string, file: string, text: string): string | undefined {
  const place = path.join(root, file);
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return undefined;
  replaceFile(place, text);
  return file;
}

/**
 * Writes a file as a whole or not at all: into a hidden file next to it, which then takes its name. One that is left
 * behind by a power cut is overwritten by the next save.
 */
export function replaceFile(place: string, content: string | Buffer): void {
  mkdirSync(path.dirname(place), { recursive: true });
  const temporary = path.join(path.dirname(place), `.${path.basename(place)}.saving`);
  writeFileSync(temporary, content, { flush: true });
  if (existsSync(place)) chmodSync(temporary, statSync(place).mode);
  renameSync(temporary, place);
}

/** Returns a value as the files of data have it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function sortedJson(table: Readonly<Record<string, string>>): string {
  const entries = Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
  return json(Object.fromEntries(entries));
}
