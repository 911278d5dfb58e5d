import { existsSync, openSync, readSync, closeSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '../../jsonFile';
import { pictureFile, pictureRecordFile, pictureRecordSchema, wordsHash } from '../../pictures';
import type { Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';
import { pageProblem } from './pageProblem';

/**
 * A page that shows a picture has it beside it, large enough, and says in words what it shows (WCAG 1.1.1). Other
 * languages may have one of their own; one that was taken of a scene is not older than the words in it.
 */
export function pictureProblems(project: Project): Problem[] {
  return project.pages.flatMap((page) =>
    [...page.text.matchAll(/<Screenshot\b[^>]*>/g)].flatMap((match) => [
      ...fileProblems(project.root, page, match.index),
      ...ageProblems(project, page, match.index),
      ...altProblems(page, match.index, /\balt="([^"]*)"/.exec(match[0])?.[1]),
    ]),
  );
}

/** Pictures are shown 680 pixels wide, on screens of two pixels each. */
const least = 1360;

function fileProblems(root: string, page: ContentPage, offset: number): Problem[] {
  const file = `content/${pictureFile(page.slug, page.language)}`;
  const fix = `put a PNG of at least ${least} pixels’ width there`;
  if (!existsSync(path.join(root, file)))
    return page.language === 'en'
      ? [pageProblem(page, offset, { found: 'a <Screenshot> without its picture', expected: file, fix })]
      : [];
  const width = pngWidth(path.join(root, file));
  if (width === undefined)
    return [pageProblem(page, offset, { found: `${file}, which is not a PNG`, expected: 'a PNG', fix })];
  if (width < least)
    return [
      pageProblem(page, offset, { found: `${file}, ${width} pixels wide`, expected: `at least ${least} pixels`, fix }),
    ];
  return [];
}

/** Whether the picture shows the strings as they are now. */
function ageProblems({ root, strings }: Project, page: ContentPage, offset: number): Problem[] {
  const file = `content/${pictureFile(page.slug, page.language)}`;
  if (!existsSync(path.join(root, pictureRecordFile(page.slug)))) return [];
  const { value: record, problems } = readJsonFile(root, pictureRecordFile(page.slug), pictureRecordSchema);
  if (!record) return page.language === 'en' ? problems : [];
  const known = record.pictures[page.language];
  const fix = `npm run screenshots -- ${page.language}`;
  if (!known || !existsSync(path.join(root, file)))
    return [
      pageProblem(page, offset, { severity: 'warning', found: 'a picture with words in English', expected: file, fix }),
    ];
  const tables = Object.entries(strings[page.language] ?? {}).map(([namespace, { value = {} }]) => [namespace, value]);
  if (known.words === wordsHash(record.strings, Object.fromEntries(tables))) return [];
  return [
    pageProblem(page, offset, {
      severity: 'warning',
      found: `${file} with words that have changed since`,
      expected: 'a picture of the words of today',
      fix,
    }),
  ];
}

/** A PNG's width stands at byte 16, after the signature (ISO/IEC 15948, 5.2 and 11.2.2). */
function pngWidth(file: string): number | undefined {
  const head = Buffer.alloc(24);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  return head.toString('latin1', 1, 4) === 'PNG' ? head.readUInt32BE(16) : undefined;
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
