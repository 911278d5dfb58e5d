import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { styleIds } from '../shell/start/styleIds';
import { exportPage, type InlineScripts } from './exportPage';
import { firstScript } from './firstScript';
import { recall, remember } from './memory';
import { keptPageFile } from './rawPages';
import { nameStyles } from './styleNames';
import { writeIfChanged } from './writeIfChanged';

/** A page to be exported: its address, and the scripts of its screen. */
export interface PageToExport {
  readonly path: string;
  readonly scripts: readonly string[];
}

/**
 * Writes each page as `<path>.html`, so that its address needs no trailing slash and no redirect, and the script that all
 * of them run first. A page stays as it is where it was made of what it would be made of now. Gives the pages' files.
 */
export function exportPages(root: string, pages: readonly PageToExport[], inline: InlineScripts): string[] {
  const known = recall<ReadonlyMap<string, Made>>(root, 'exported');
  const read = pages.map((page) => readPage(root, page, known?.get(pageFile(page.path))));
  const names = nameStyles(read.map(({ styles }) => styles));
  const first = firstScript(names, read[0]?.raw ?? '');
  writeIfChanged(path.join(root, 'public', first.file), first.code);
  const made = new Map<string, Made>();
  for (const { page, raw, rawHash, styles, last } of read) {
    const file = pageFile(page.path);
    const target = path.join(root, 'public', file);
    const scripts = { first: `/${first.file}`, screen: page.scripts };
    const of = hash(rawHash, JSON.stringify([page.path, scripts, inline]));
    if (last?.of === of && existsSync(target) && last.html === hash(readFileSync(target))) {
      made.set(file, last);
      continue;
    }
    const html = exportPage(names.shorten(raw), page.path, scripts, inline);
    writeIfChanged(target, html);
    made.set(file, { raw: rawHash, styles, of, html: hash(html) });
  }
  remember(root, 'exported', made);
  return [...made.keys()];
}

interface Made {
  /** The hash of Gatsby's HTML, and Emotion's ids of the styles in it. */
  readonly raw: string;
  readonly styles: readonly string[];
  /** The hashes of all that the page was made of, and of what it became. */
  readonly of: string;
  readonly html: string;
}

function readPage(root: string, page: PageToExport, last: Made | undefined) {
  const raw = readFileSync(path.join(root, keptPageFile(page.path)), 'utf8');
  const rawHash = hash(raw);
  return { page, raw, rawHash, styles: last?.raw === rawHash ? last.styles : styleIds(raw), last };
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
