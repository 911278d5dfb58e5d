import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../model/datasets';

/** Puts the flags the site shows (Twemoji, CC-BY 4.0) under `public/flags`, named `{emoji code}.svg`. */
export function copyFlags(root: string, languages: readonly Language[]): void {
  const target = path.join(root, 'public/flags');
  mkdirSync(target, { recursive: true });
  for (const { flag } of languages)
    copyFileSync(
      path.join(root, 'node_modules/@discordapp/twemoji/dist/svg', `${flag}.svg`),
      path.join(target, `${flag}.svg`),
    );
}
