import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const store = '.cache/camre/js';

/** Takes away the scripts of the build before: Gatsby would leave them, and hosts carry them for ever. */
export function setScriptsAside(root: string): void {
  const scripts = path.join(root, 'public/js');
  const aside = path.join(root, store);
  if (!existsSync(scripts)) return;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(path.dirname(aside), { recursive: true });
  renameSync(scripts, aside);
}

/** Brings back the compressed forms of scripts that are as they were: packing them takes three seconds. */
export function bringCompressedScriptsBack(root: string): void {
  const aside = path.join(root, store);
  if (!existsSync(aside)) return;
  const scripts = path.join(root, 'public/js');
  const built = new Set(readdirSync(scripts));
  for (const form of readdirSync(aside))
    if (/\.(?:br|gz)$/.test(form) && built.has(form.replace(/\.\w+$/, '')))
      renameSync(path.join(aside, form), path.join(scripts, form));
}
