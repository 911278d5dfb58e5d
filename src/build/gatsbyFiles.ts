import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What Gatsby writes into `public` for its own app and its next build: no visitor needs it. */
const names = ['page-data', '_gatsby', '~partytown', 'chunk-map.json', 'webpack.stats.json'];
const store = '.cache/camre/gatsby';

/** Moves Gatsby's own files out of what is deployed. */
export function hideGatsbyFiles(root: string): void {
  moveAll(path.join(root, 'public'), path.join(root, store));
}

/** Puts them back, so that Gatsby writes again only what has changed. */
export function restoreGatsbyFiles(root: string): void {
  moveAll(path.join(root, store), path.join(root, 'public'));
}

function moveAll(from: string, to: string): void {
  for (const name of names) {
    if (!existsSync(path.join(from, name))) continue;
    rmSync(path.join(to, name), { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    renameSync(path.join(from, name), path.join(to, name));
  }
}
