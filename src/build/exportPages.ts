import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exportPage, type InlineScripts } from './exportPage';
import { recall, remember } from './memory';
import { keptPageFile } from './rawPages';
import { writeIfChanged } from './writeIfChanged';

/** A page to be exported: its address, and the scripts of its screen. */
export interface PageToExport {
  readonly path: string;
  readonly scripts: readonly string[];
}

/**
 * Writes each page as `<path>.html`, so that its address needs no trailing slash and no redirect. A page stays as it is
 * where it was made of what it would be made of now. Gives the files.
 */
export function exportPages(root: string, pages: readonly PageToExport[], inline: InlineScripts): string[] {
  const known = recall<ReadonlyMap<string, Made>>(root, 'exported');
  const made = new Map<string, Made>();
  for (const { path: pagePath, scripts } of pages) {
    const raw = readFileSync(path.join(root, keptPageFile(pagePath)));
    const file = pageFile(pagePath);
    const target = path.join(root, 'public', file);
    const of = hash(raw, JSON.stringify([pagePath, scripts, inline]));
    const last = known?.get(file);
    if (last?.of === of && existsSync(target) && last.html === hash(readFileSync(target))) {
      made.set(file, last);
      continue;
    }
    const html = exportPage(raw.toString('utf8'), pagePath, scripts, inline);
    writeIfChanged(target, html);
    made.set(file, { of, html: hash(html) });
  }
  remember(root, 'exported', made);
  return [...made.keys()];
}

/** The hashes of what a page was made of, and of what it became. */
interface Made {
  readonly of: string;
  readonly html: string;
}

function hash(...parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64');
}

/** Where a page stands in the export. */
function pageFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}
