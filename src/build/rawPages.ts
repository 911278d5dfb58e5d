import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const store = '.cache/camre/raw';
/** Gatsby's slices, which it writes into every page itself: no host needs the files. */
const slices = 'public/_gatsby/slices';
const keptSlices = '.cache/camre/slices';

/** Returns where Gatsby's own HTML of a page is kept between builds. */
export function keptPageFile(pagePath: string): string {
  return path.join(store, encodeURIComponent(pagePath));
}

/**
 * Returns the file under `public` that a page is exported to, so that its address needs no trailing slash and no redirect.
 */
export function exportedFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/**
 * Puts Gatsby's own HTML back where it left it, in place of the exported pages. Gatsby, on a warm build, writes only the
 * pages that changed, updates the names of scripts in the others, and removes pages that no longer exist.
 */
export function restoreRawPages(root: string): void {
  if (existsSync(path.join(root, keptSlices))) move(path.join(root, keptSlices), path.join(root, slices));
  if (!existsSync(path.join(root, store))) return;
  for (const name of readdirSync(path.join(root, store))) {
    const pagePath = decodeURIComponent(name);
    // Gatsby expects its own `/404.html` there.
    if (pagePath !== '/404') rmSync(path.join(root, 'public', exportedFile(pagePath)), { force: true });
    move(path.join(root, store, name), path.join(root, rawPageFile(pagePath)));
  }
}

/** Moves Gatsby's HTML of a build out of `public`, and keeps it for the next build. */
export function keepRawPages(root: string, pages: readonly { readonly path: string }[]): void {
  rmSync(path.join(root, store), { recursive: true, force: true });
  for (const page of pages) {
    const file = path.join(root, rawPageFile(page.path));
    move(file, path.join(root, keptPageFile(page.path)));
    // `/pricing` is a file in the export; some hosts prefer a folder of that name.
    if (readdirSync(path.dirname(file)).length === 0) rmdirSync(path.dirname(file));
  }
  if (existsSync(path.join(root, slices))) move(path.join(root, slices), path.join(root, keptSlices));
}

function rawPageFile(pagePath: string): string {
  return path.join('public', pagePath, 'index.html');
}

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
