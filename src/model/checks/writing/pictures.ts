import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { pictureFile } from '../../pictures';
import type { Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';
import { pageProblem } from './pageProblem';

/**
 * A page that shows a picture names its scene in facts.json or has a PNG in its folder, large enough, and says in words
 * what it shows (WCAG 1.1.1). Other languages may have a PNG of their own.
 */
export function pictureProblems(project: Project): Problem[] {
  return project.pages.flatMap((page) =>
    [...page.text.matchAll(/<Screenshot\b[^>]*>/g)].flatMap((match) => [
      ...(project.featureFacts[page.slug]?.value?.scene ? [] : fileProblems(project.root, page, match.index)),
      ...altProblems(page, match.index, /\balt="([^"]*)"/.exec(match[0])?.[1]),
    ]),
  );
}

/** Pictures are up to 680 pixels wide, on screens with two pixels each. */
const least = 1360;

function fileProblems(root: string, page: ContentPage, offset: number): Problem[] {
  const name = `content/${pictureFile(page, page.language)}`;
  const file = path.join(root, name);
  const fix = `put a PNG of at least ${least} pixels’ width there`;
  if (!existsSync(file)) {
    if (page.language !== 'en') return [];
    return [pageProblem(page, offset, { found: 'a <Screenshot> without its picture', expected: name, fix })];
  }
  const size = pngSize(file);
  if (!size) return [pageProblem(page, offset, { found: `${name}, which is not a PNG`, expected: 'a PNG', fix })];
  if (size.width >= least) return [];
  return [
    pageProblem(page, offset, {
      found: `${name}, ${size.width} pixels wide`,
      expected: `at least ${least} pixels`,
      fix,
    }),
  ];
}

/** A PNG's width and height stand at byte 16, after the signature (ISO/IEC 15948, 5.2 and 11.2.2). */
function pngSize(file: string): { width: number; height: number } | undefined {
  const head = Buffer.alloc(24);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  if (head.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

function altProblems(page: ContentPage, offset: number, alt: string | undefined): Problem[] {
  if (page.language !== 'en' || !alt) return [];
  const opening = /^(an? |the )?(image|picture|photo|screenshot|screen shot)( of|:)/i.exec(alt)?.[0];
  if (opening)
    return [
      pageProblem(page, offset, {
        found: `alt="${opening} …"`,
        expected: 'what the picture shows',
        fix: `leave “${opening}” out: screen readers say that it is a picture`,
      }),
    ];
  if (/\.(png|jpe?g|webp|svg)$/i.test(alt) || !/\s/.test(alt))
    return [
      pageProblem(page, offset, { found: `alt="${alt}"`, expected: 'a sentence that says what the picture shows' }),
    ];
  return [];
}
