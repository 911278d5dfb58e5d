import { pageHash, parsePin, stringHash } from './pin';
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

/** Whether a person has read this very translation against this very English page. */
export function isReviewedPage(project: Project, english: ContentPage, language: string): boolean {
  const page = pageIn(project, english, language);
  const pin = parsePin(project.state[language]?.[pageName(english)]);
  return (
    page !== undefined &&
    pin?.by === 'person' &&
    pin.english === english.blobHash.slice(0, 8) &&
    pin.translation === pageHash(page.text)
  );
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
