import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * What a build of the same code, with the same packages on the same Node, left under a name by `remember`. What another
 * one left is forgotten: nobody need know which part of the code it depends on.
 */
export function recall<T>(root: string, name: string): T | undefined {
  const stamp = stampOf(root);
  if (stamp === undefined || !existsSync(fileOf(root, name))) return undefined;
  try {
    const kept: Kept<T> = deserialize(readFileSync(fileOf(root, name)));
    return kept.stamp === stamp ? kept.value : undefined;
  } catch {
    // another Node's format, or half a file: as good as none
    return undefined;
  }
}

/** Keeps a value for the next build, in `.cache`. */
export function remember<T>(root: string, name: string, value: T): void {
  const stamp = stampOf(root);
  if (stamp === undefined) return;
  const kept: Kept<T> = { stamp, value };
  const file = fileOf(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, serialize(kept));
  renameSync(`${file}.new`, file);
}

interface Kept<T> {
  readonly stamp: string;
  readonly value: T;
}

function fileOf(root: string, name: string): string {
  return path.join(root, '.cache/camre', `${name}.kept`);
}

/**
 * Stands for all that runs: our code as Gatsby has just compiled it, data files that it imports among it; the packages as
 * npm installed them; Node with its Unicode and Intl data. None where one of them cannot be told.
 */
function stampOf(root: string): string | undefined {
  const compiled = path.join(root, '.cache/compiled');
  const packages = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(compiled) || !existsSync(packages)) return undefined;
  const hash = createHash('sha256').update(JSON.stringify(process.versions)).update(readFileSync(packages));
  for (const file of readdirSync(compiled).sort()) hash.update(file).update(readFileSync(path.join(compiled, file)));
  return hash.digest('hex');
}
