import { z } from 'zod';
import { git, gitVersions } from '../../content/files/git';
import { parseContentPage } from '../../content/pages/contentPage';
import { segmentStates, translatedPage } from '../../content/pages/pageState';
import { englishPages, pageName, pinOf, type ContentPage, type Project } from '../../content/project';
import { pageHash, pinSchema, type Pin } from '../../content/strings/pin';

/**
 * Returns the texts of a language that somebody changed and nobody has signed: of pages what was changed in an editor, and all
 * that a tool has written without a name since the last commit. Of a page whose version of then is not known, all of its texts.
 */
export async function changedTexts(project: Project, language: string): Promise<string[]> {
  const before = committedPins(project.root, language);
  const isUnsigned = (id: string) => {
    const [pin, then] = [pinOf(project, language, id), before?.[id]];
    return before !== undefined && pin?.by === 'unknown' && pin.translation !== then?.translation;
  };
  const strings = Object.keys(project.pins[language]?.value ?? {}).filter((id) => !id.includes('/') && isUnsigned(id));
  const pages = englishPages(project).map(async (english) => {
    const { page, isEdited } = translatedPage(project, english, language);
    const name = pageName(english);
    const isOpen = isUnsigned(name);
    if (!page?.frontMatter || !(isEdited || isOpen)) return [];
    const pin = isOpen ? before?.[name] : pinOf(project, language, name);
    const then = pin && (await versionOf(project.root, page, pin));
    const known = new Set(then?.segments.map(({ text }) => text));
    return segmentStates(project, english, language).flatMap(({ id, target }) =>
      target && !known.has(target.text) ? id : [],
    );
  });
  return [...strings, ...(await Promise.all(pages)).flat()];
}

function committedPins(root: string, language: string): Readonly<Record<string, Pin>> | undefined {
  const answer = git(root, ['show', `HEAD:./locales/pins/${language}.json`]);
  try {
    return 'text' in answer ? z.record(z.string(), pinSchema).safeParse(JSON.parse(answer.text)).data : undefined;
  } catch {
    return undefined;
  }
}

async function versionOf(root: string, page: ContentPage, pin: Pin): Promise<ContentPage | undefined> {
  const text = gitVersions(root, page.file).find((one) => pageHash(one) === pin.translation);
  return text === undefined ? undefined : parseContentPage(`${page.file}@${pin.translation}`, text, page);
}
