import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const store = '.cache/camre/raw';
/** Parts that Gatsby writes into every page, of use to no host. */
const slices = 'public/_gatsby/slices';
const keptSlices = '.cache/camre/slices';

/** Where Gatsby's own HTML of a page is kept between builds. */
export function keptPageFile(pagePath: string): string {
  return path.join(store, encodeURIComponent(pagePath));
}

/**
 * Puts Gatsby's own HTML back where it left it. The export moves and rewrites the pages, while Gatsby, on a warm build,
 * writes only those that changed and updates the names of scripts in the others.
 */
export function restoreRawPages(root: string): void {
  if (existsSync(path.join(root, keptSlices))) replace(path.join(root, keptSlices), path.join(root, slices));
  if (!existsSync(path.join(root, store))) return;
  for (const name of readdirSync(path.join(root, store)))
    replace(path.join(root, store, name), path.join(root, rawPageFile(decodeURIComponent(name))));
}

/** Takes Gatsby's HTML of a build out of the export, and keeps it for the next build. */
export function keepRawPages(root: string, pagePaths: readonly string[]): void {
  rmSync(path.join(root, store), { recursive: true, force: true });
  for (const pagePath of pagePaths) {
    const file = path.join(root, rawPageFile(pagePath));
    replace(file, path.join(root, keptPageFile(pagePath)));
    removeIfEmpty(path.dirname(file));
  }
  if (existsSync(path.join(root, slices))) replace(path.join(root, slices), path.join(root, keptSlices));
}

/** `/pricing` is a file in the export; some hosts prefer a folder of that name. */
function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function rawPageFile(pagePath: string): string {
  return path.join('public', pagePath, 'index.html');
}

function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
