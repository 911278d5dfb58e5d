import { applyEdits } from 'jsonc-parser';
import { segmentEdit, type PageSegment } from '../../content/mdx/pageSegments';
import { parseContentPage } from '../../content/pages/contentPage';
import { segmentIds } from '../../content/pages/pageState';
import { problemAt, type Problem } from '../../content/problem';
import { englishPages, pageIn, pageName, type ContentPage, type Project } from '../../content/project';

interface Attempt {
  readonly project: Project;
  /** The project with the new texts. */
  readonly after: Project;
  readonly language: string;
  /** The new texts, by id. */
  readonly texts: ReadonlyMap<string, string>;
  readonly errors: readonly { readonly problem: Problem; readonly id: string | undefined }[];
}

/**
 * Returns the new texts that errors are of, each with its errors. The place of an error says whose it is; in a page that
 * cannot be read as its English is, places are not to be relied on: there each text is tried in its place in the English.
 */
export async function culprits({ project, after, language, texts, errors }: Attempt): Promise<Map<string, Problem[]>> {
  const found = new Map<string, Problem[]>();
  const blame = (ids: readonly string[], problems: readonly Problem[]) => {
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), ...problems]);
  };
  const pages = new Map(englishPages(project).map((page) => [`content/${pageName(page)}/${language}.mdx`, page]));
  for (const file of new Set(errors.map(({ problem }) => problem.file))) {
    const english = pages.get(file);
    const ofFile = errors.filter(({ problem }) => problem.file === file);
    const placed = ofFile.filter(({ id }) => id !== undefined && texts.has(id));
    const breaking =
      english && !isAlike(english, after, language)
        ? await breakingTexts(english, texts)
        : new Map<string, readonly Problem[]>();
    for (const [id, problems] of breaking) blame([id], problems);
    if (breaking.size === 0) for (const { id = '', problem } of placed) blame([id], [problem]);
    // An error in no text’s place is that of all new texts of its file.
    if (breaking.size === 0 && placed.length === 0)
      blame(
        [...texts.keys()].filter((id) => isIn(id, file, english)),
        ofFile.map(({ problem }) => problem),
      );
  }
  // One in a file that has no texts, such as the list of languages, is that of all.
  if (found.size === 0)
    blame(
      [...texts.keys()],
      errors.map(({ problem }) => problem),
    );
  return found;
}

function isIn(id: string, file: string, english: ContentPage | undefined): boolean {
  return english ? id.startsWith(`${pageName(english)}#`) : file.endsWith(`/${id.split(':')[0]}.json`);
}

/** Returns whether a page can be read and has the parts of its English. */
function isAlike(english: ContentPage, after: Project, language: string): boolean {
  const page = pageIn(after, english, language);
  return page !== undefined && page.problems.length === 0 && partsOf(page) === partsOf(english);
}

/** Returns the texts with which the English page cannot be read or has other parts, each with what is wrong. */
async function breakingTexts(english: ContentPage, texts: ReadonlyMap<string, string>) {
  const breaking = new Map<string, readonly Problem[]>();
  for (const [index, id] of segmentIds(english).entries()) {
    const [text, segment] = [texts.get(id), english.segments[index]];
    if (text === undefined || !segment) continue;
    const tried = applyEdits(english.text, [segmentEdit(segment, text)]);
    const page = await parseContentPage(`${english.file}@tried`, tried, english);
    if (page.problems.length > 0) breaking.set(id, page.problems);
    else if (partsOf(page) !== partsOf(english)) breaking.set(id, [otherParts(segment)]);
  }
  return breaking;
}

function otherParts({ kind }: PageSegment): Problem {
  return problemAt({ file: '', text: '' }, 0, {
    found: 'a sign of Markdown that makes more or other parts of the page',
    expected: `one ${kind}, as in the English, with \\ before a sign that is meant as it is: \\| \\* \\#`,
  });
}

function partsOf({ structure, segments }: ContentPage): string {
  return [...structure.map(({ step }) => step), ...segments.map(({ kind }) => kind)].join('\n');
}
