import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file that says something else than before, and gives its name. */
export function writeChanged(root: string, file: string, text: string): string | undefined {
  const place = path.join(root, file);
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return undefined;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return file;
}

/** A flat JSON object, one entry a line, sorted by key. */
export function sortedJson(table: Readonly<Record<string, string>>): string {
  const lines = Object.entries(table)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** A page with the pin of its English in the front matter. */
export function withSource(text: string, blobHash: string): string {
  const line = `source: "${blobHash}"`;
  if (/^source: *["']?([0-9a-f]{40})/m.exec(text)?.[1] === blobHash) return text;
  return /^source:.*$/m.test(text) ? text.replace(/^source:.*$/m, line) : text.replace(/\n---\n/, `\n${line}\n---\n`);
}
