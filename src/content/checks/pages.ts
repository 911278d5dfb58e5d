import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isContentFile } from '../files/contentFiles';
import { contentKinds, isListedKind } from '../pages/contentKinds';
import { pictureFile } from '../pages/contentPage';
import { elementsOf } from '../mdx/pageElements';
import { problemAt, type Finding, type Problem } from '../problem';
import { factsFile, type ContentPage, type Project } from '../project';

export function registrationProblems({ root, datasets }: Project): Problem[] {
  return contentKinds.filter(isListedKind).flatMap((kind) => {
    const slugs = datasets.topics.value?.[kind];
    const folder = path.join(root, 'content', kind);
    if (!slugs || !existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isContentFile(entry.name) && !slugs.includes(entry.name))
      .map(({ name }) =>
        problemAt({ file: `content/${kind}/${name}/en.mdx`, text: '' }, 0, {
          found: 'a page that no menu leads to',
          expected: `"${name}" in the list “${kind}” of ${datasets.topics.file}`,
          fix: 'add it, or remove the folder',
        }),
      );
  });
}

/** Checks that a picture is a scene of facts.json or a large enough PNG of the page, and has words (WCAG 1.1.1). */
export function pictureProblems(page: ContentPage, project: Project): Problem[] {
  const facts = factsFile(project, page);
  // Facts that cannot be read have a problem of their own.
  const hasScene = facts !== undefined && (facts.value === undefined || facts.value.scene !== undefined);
  return elementsOf(page, 'Screenshot').flatMap(({ props: { alt }, offset }) => {
    const mistakes = [
      hasScene ? undefined : fileMistake(project.root, page),
      page.language === 'en' && alt ? altMistake(alt) : undefined,
    ];
    return mistakes.filter((mistake) => mistake !== undefined).map((mistake) => problemAt(page, offset, mistake));
  });
}

/** Pictures are up to 680 pixels wide, on screens with two pixels each. */
const minWidth = 1360;

function fileMistake(root: string, page: ContentPage): Finding | undefined {
  const file = `content/${pictureFile(page, page.language)}`;
  const fix = `put a PNG of at least ${minWidth} pixels’ width there`;
  if (!existsSync(path.join(root, file)))
    return page.language === 'en' ? { found: 'a <Screenshot> without its picture', expected: file, fix } : undefined;
  const bytes = readFileSync(path.join(root, file));
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return { found: `${file}, which is not a PNG`, expected: 'a PNG', fix };
  // A PNG's width is at byte 16, after the signature (ISO/IEC 15948, 5.2 and 11.2.2).
  const width = bytes.readUInt32BE(16);
  if (width >= minWidth) return undefined;
  return { found: `${file}, ${width} pixels wide`, expected: `at least ${minWidth} pixels`, fix };
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
