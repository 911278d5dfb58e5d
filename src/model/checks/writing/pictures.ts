import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '../../jsonFile';
import { pictureFiles, pictureRecordFile, pictureRecordSchema, wordsHash } from '../../pictures';
import { problemAt, type Finding, type Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';

/**
 * A page that shows a picture has it in its folder, large enough, and says in words what it shows (WCAG 1.1.1). Other
 * languages may have one of their own; one that was taken of a scene is not older than the words in it.
 */
export function pictureProblems(project: Project): Problem[] {
  return project.pages.flatMap((page) =>
    [...page.text.matchAll(/<Screenshot\b[^>]*>/g)].flatMap(({ 0: element, index }) => {
      const alt = /\balt="([^"]*)"/.exec(element)?.[1];
      const mistakes = [fileMistake(project.root, page), page.language === 'en' && alt ? altMistake(alt) : undefined];
      return [
        ...mistakes.filter((mistake) => mistake !== undefined).map((mistake) => problemAt(page, index, mistake)),
        ...ageProblems(project, page, index),
      ];
    }),
  );
}

/** Pictures are shown 680 pixels wide, on screens of two pixels each; upright ones 336, on phones of two and a half. */
const least = { wide: 1360, narrow: 840 };

function fileMistake(root: string, page: ContentPage): Finding | undefined {
  const { wide, narrow } = pictureFiles(page.slug, page.language);
  const isThere = (file: string) => existsSync(path.join(root, 'content', file));
  if (isThere(wide))
    return sizeMistake(root, wide, least.wide) ?? (isThere(narrow) ? uprightMistake(root, narrow) : undefined);
  const [expected, fix] = [`content/${wide}`, pngFix(least.wide)];
  if (page.language === 'en') return { found: 'a <Screenshot> without its picture', expected, fix };
  if (!isThere(narrow)) return undefined;
  const found = `content/${narrow} without its wide picture, so that nobody sees it`;
  return { found, expected, fix: `${fix}, or delete the upright one` };
}

function uprightMistake(root: string, file: string): Finding | undefined {
  const { width = 0, height = 0 } = pngSize(path.join(root, 'content', file)) ?? {};
  return (
    sizeMistake(root, file, least.narrow) ??
    (height > width
      ? undefined
      : {
          found: `content/${file}, ${width} by ${height} pixels`,
          expected: 'a picture that is higher than wide, for phones',
          fix: 'put an upright PNG there, or delete it: phones then get the wide one',
        })
  );
}

function sizeMistake(root: string, file: string, minimum: number): Finding | undefined {
  const size = pngSize(path.join(root, 'content', file));
  const fix = pngFix(minimum);
  if (!size) return { found: `content/${file}, which is not a PNG`, expected: 'a PNG', fix };
  if (size.width >= minimum) return undefined;
  return { found: `content/${file}, ${size.width} pixels wide`, expected: `at least ${minimum} pixels`, fix };
}

const pngFix = (width: number) => `put a PNG of at least ${width} pixels’ width there`;

/** A PNG's width and height are at byte 16, after the signature (ISO/IEC 15948, 5.2 and 11.2.2). */
function pngSize(file: string): { width: number; height: number } | undefined {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Whether the picture shows the strings as they are now. */
function ageProblems({ root, strings }: Project, page: ContentPage, offset: number): Problem[] {
  const { wide, narrow } = pictureFiles(page.slug, page.language);
  if (!existsSync(path.join(root, pictureRecordFile(page.slug)))) return [];
  const { value: record, problems } = readJsonFile(root, pictureRecordFile(page.slug), pictureRecordSchema);
  if (!record) return page.language === 'en' ? problems : [];
  const known = record.pictures[page.language];
  const warn = (found: string, expected: string) => [
    problemAt(page, offset, { severity: 'warning', found, expected, fix: `npm run screenshots -- ${page.language}` }),
  ];
  if (!known || !existsSync(path.join(root, 'content', wide)))
    return warn('a picture with words in English', `content/${wide}`);
  if (!existsSync(path.join(root, 'content', narrow)))
    return warn('a picture of a scene without its upright one, so that phones show the wide one', `content/${narrow}`);
  const tables = Object.entries(strings[page.language] ?? {}).map(([namespace, { value = {} }]) => [namespace, value]);
  if (known.words === wordsHash(record.strings, Object.fromEntries(tables))) return [];
  return warn(
    `content/${wide} with words that have changed since`,
    'a picture of the words of today, and an upright one',
  );
}

function altMistake(alt: string): Finding | undefined {
  const opening = /^(an? |the )?(image|picture|photo|screenshot|screen shot)( of|:)/i.exec(alt)?.[0];
  if (opening)
    return {
      found: `alt="${opening} …"`,
      expected: 'what the picture shows',
      fix: `leave “${opening}” out: screen readers say that it is a picture`,
    };
  if (!/\.(png|jpe?g|webp|svg)$/i.test(alt) && /\s/.test(alt)) return undefined;
  return { found: `alt="${alt}"`, expected: 'a sentence that says what the picture shows' };
}
