import { pageHash, parsePin, pinOfToday, type Pin } from './pin';
import { pageIn, pageName, type ContentPage, type Project } from './project';
import type { StringState } from './strings';

export interface TranslatedPage {
  readonly english: ContentPage;
  readonly page: ContentPage | undefined;
  /** The English that the page was translated from; undefined where the clone does not hold it. */
  readonly source: ContentPage | undefined;
  readonly isStale: boolean;
  /** Whether the page was edited since it was pinned. */
  readonly isEdited: boolean;
}

/** A page of a language with the English that it is of. */
export function translatedPage(project: Project, english: ContentPage, language: string): TranslatedPage {
  const page = pageIn(project, english, language);
  if (!page || language === 'en') return { english, page, source: english, isStale: false, isEdited: false };
  const pinned = page.frontMatter?.source;
  const isStale = pinned !== english.blobHash;
  const source = isStale ? project.pinnedEnglish.get(pinned ?? '') : english;
  const pin = parsePin(project.state[language]?.[pageName(page)]);
  return { english, page, source, isStale, isEdited: pin?.translation !== pageHash(page.text) };
}

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
  return pinOfPage(project, english, language)?.by === 'person';
}

/** Whether a page is kept against warnings: somebody has accepted these very words, as they are or as a person. */
export function isDeliberatePage(project: Project, english: ContentPage, language: string): boolean {
  const pin = pinOfPage(project, english, language);
  return pin !== undefined && (pin.asIs || pin.by === 'person');
}

function pinOfPage(project: Project, english: ContentPage, language: string): Pin | undefined {
  const page = pageIn(project, english, language);
  const pinned = project.state[language]?.[pageName(english)];
  return page && pinOfToday(pinned, english.blobHash.slice(0, 8), pageHash(page.text));
}
