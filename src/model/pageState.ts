import { pageHash, parsePin, stringHash, type Pin } from './pin';
import { pageIn, pageName, type ContentPage, type Project } from './project';
import type { StringState } from './strings';

/** How far a page is. One that is stale and links to a page that is gone cannot be shown: it is missing. */
export function pageState(project: Project, english: ContentPage, language: string): StringState {
  const page = pageIn(project, english, language);
  if (!page?.frontMatter) return 'missing';
  if (page.frontMatter.source === english.blobHash) return 'translated';
  return deadLinks(project, page).length > 0 ? 'missing' : 'stale';
}

/** The links of a page to paths that the site does not have. */
export function deadLinks({ paths }: Project, page: ContentPage): string[] {
  return page.structure.flatMap(({ step }) => {
    const path = /^<a href="(\/[^"?#]*)/.exec(step)?.[1];
    return path === undefined || paths.length === 0 || paths.includes(path) ? [] : [path];
  });
}

/** Whether a person has read this very translation of a page against the English of today. */
export function isReviewedPage(project: Project, english: ContentPage, language: string): boolean {
  return pinOfToday(project, english, language)?.by === 'person';
}

/** Whether a page is kept against warnings: somebody has accepted these very words, as they are or as a person. */
export function isDeliberatePage(project: Project, english: ContentPage, language: string): boolean {
  const pin = pinOfToday(project, english, language);
  return pin !== undefined && (pin.asIs || pin.by === 'person');
}

/** The pin of a page whose translation and English have not changed since. */
function pinOfToday(project: Project, english: ContentPage, language: string): Pin | undefined {
  const page = pageIn(project, english, language);
  const pin = parsePin(project.state[language]?.[pageName(english)]);
  const isOfToday = page && pin?.english === english.blobHash.slice(0, 8) && pin.translation === pageHash(page.text);
  return isOfToday ? pin : undefined;
}

/** Whether a pin says that a person has read this translation of a text against this English. */
export function isReviewedSegment(pinned: string | undefined, english: string, text: string | undefined): boolean {
  const pin = parsePin(pinned);
  return (
    text !== undefined &&
    pin?.by === 'person' &&
    pin.english === stringHash(english) &&
    pin.translation === stringHash(text)
  );
}
