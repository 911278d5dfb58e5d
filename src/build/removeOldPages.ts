import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeIfChanged } from './writeIfChanged';

const list = '.cache/camre/pages.json';

/** Removes from the export the pages that the build before this one made and this one did not; no other file. */
export function removeOldPages(root: string, files: readonly string[]): void {
  const listFile = path.join(root, list);
  const current = new Set(files);
  const before = existsSync(listFile) ? z.array(z.string()).parse(JSON.parse(readFileSync(listFile, 'utf8'))) : [];
  for (const file of before) if (!current.has(file)) rmSync(path.join(root, 'public', file), { force: true });
  writeIfChanged(listFile, `${JSON.stringify(files, null, 1)}\n`);
}
