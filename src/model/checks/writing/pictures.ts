import { existsSync, openSync, readSync, closeSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '../../jsonFile';
import { pictureFiles, pictureRecordFile, pictureRecordSchema, wordsHash } from '../../pictures';
import type { Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';
import { pageProblem } from './pageProblem';

/**
 * A page that shows a picture has it in its folder, large enough, and says in words what it shows (WCAG 1.1.1). Other
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

/** Pictures are shown 680 pixels wide, on screens of two pixels each; upright ones 336, on phones of two and a half. */
const least = { wide: 1360, narrow: 840 };

function fileProblems(root: string, page: ContentPage, offset: number): Problem[] {
  const { wide, narrow } = pictureFiles(page.slug, page.language);
  if (existsSync(path.join(root, 'content', wide)))
    return [...sizeProblems(root, page, offset, wide, least.wide), ...narrowProblems(root, page, offset, narrow)];
  if (page.language === 'en')
    return [
      pageProblem(page, offset, {
        found: 'a <Screenshot> without its picture',
        expected: `content/${wide}`,
        fix: pngFix(least.wide),
      }),
    ];
  if (!existsSync(path.join(root, 'content', narrow))) return [];
  return [
    pageProblem(page, offset, {
      found: `content/${narrow} without its wide picture, so that nobody sees it`,
      expected: `content/${wide}`,
      fix: `${pngFix(least.wide)}, or delete the upright one`,
    }),
  ];
}

/** An upright picture may be left out; one that is there has a size that is right for phones. */
function narrowProblems(root: string, page: ContentPage, offset: number, file: string): Problem[] {
  if (!existsSync(path.join(root, 'content', file))) return [];
  const problems = sizeProblems(root, page, offset, file, least.narrow);
  const { width = 0, height = 0 } = pngSize(path.join(root, 'content', file)) ?? {};
  if (problems.length > 0 || height > width) return problems;
  return [
    pageProblem(page, offset, {
      found: `content/${file}, ${width} by ${height} pixels`,
      expected: 'a picture that is higher than wide, for phones',
      fix: 'put an upright PNG there, or delete it: phones then get the wide one',
    }),
  ];
}

function sizeProblems(root: string, page: ContentPage, offset: number, name: string, wanted: number): Problem[] {
  const file = `content/${name}`;
  const size = pngSize(path.join(root, file));
  const fix = pngFix(wanted);
  if (!size) return [pageProblem(page, offset, { found: `${file}, which is not a PNG`, expected: 'a PNG', fix })];
  if (size.width >= wanted) return [];
  return [
    pageProblem(page, offset, {
      found: `${file}, ${size.width} pixels wide`,
      expected: `at least ${wanted} pixels`,
      fix,
    }),
  ];
}

const pngFix = (width: number) => `put a PNG of at least ${width} pixels’ width there`;

/** Whether the picture shows the strings as they are now. */
function ageProblems({ root, strings }: Project, page: ContentPage, offset: number): Problem[] {
  const { wide, narrow } = pictureFiles(page.slug, page.language);
  if (!existsSync(path.join(root, pictureRecordFile(page.slug)))) return [];
  const { value: record, problems } = readJsonFile(root, pictureRecordFile(page.slug), pictureRecordSchema);
  if (!record) return page.language === 'en' ? problems : [];
  const known = record.pictures[page.language];
  const fix = `npm run screenshots -- ${page.language}`;
  if (!known || !existsSync(path.join(root, 'content', wide)))
    return [
      pageProblem(page, offset, {
        severity: 'warning',
        found: 'a picture with words in English',
        expected: `content/${wide}`,
        fix,
      }),
    ];
  if (!existsSync(path.join(root, 'content', narrow)))
    return [
      pageProblem(page, offset, {
        severity: 'warning',
        found: 'a picture of a scene without its upright one, so that phones show the wide one',
        expected: `content/${narrow}`,
        fix,
      }),
    ];
  const tables = Object.entries(strings[page.language] ?? {}).map(([namespace, { value = {} }]) => [namespace, value]);
  if (known.words === wordsHash(record.strings, Object.fromEntries(tables))) return [];
  return [
    pageProblem(page, offset, {
      severity: 'warning',
      found: `content/${wide} with words that have changed since`,
      expected: 'a picture of the words of today, and an upright one',
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
