import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const store = '.cache/camre/pages';

/** Where Gatsby writes a page's HTML. */
export function rawPageFile(pagePath: string): string {
  return path.join('public', pagePath, 'index.html');
}

/**
 * Puts Gatsby's own HTML back where it left it. The export moves and rewrites the pages, while Gatsby, on a warm build,
 * writes only those that changed and stitches new script names into the others.
 */
export function restoreRawPages(root: string): void {
  if (existsSync(path.join(root, store)))
    cpSync(path.join(root, store), path.join(root, 'public'), { recursive: true });
}

/** Keeps Gatsby's HTML of a build for the next one. */
export function keepRawPages(root: string, pagePaths: readonly string[]): void {
  rmSync(path.join(root, store), { recursive: true, force: true });
  for (const pagePath of pagePaths) {
    const copy = path.join(root, store, pagePath, 'index.html');
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(path.join(root, rawPageFile(pagePath)), copy);
  }
}
