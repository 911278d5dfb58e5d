import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns whether a page has other words than in its approved picture. Then a difference is no sign of a mistake. */
export function haveWordsChanged(name: string, words: string): boolean {
  const file = fileOf(name);
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== hashOf(words);
}

/** Records the words of a picture that is being approved. */
export function recordWords(name: string, words: string): void {
  writeFileSync(fileOf(name), `${hashOf(words)}\n`);
}

function fileOf(name: string): string {
  return path.join(__dirname, `approved/${name}.words`);
}

function hashOf(words: string): string {
  return createHash('sha256')
    .update(words.replace(/\s+/g, ' ').replace(/20\d\d/g, ''))
    .digest('hex')
    .slice(0, 16);
}
