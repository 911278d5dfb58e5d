import { menuKey, pageName, parsePageName, type PageName } from '../../../content/pages/contentKinds';
import { pageIn, type ContentPage, type Project } from '../../../content/project';
import { renamedDecisions } from '../../../content/strings/decisions';
import { pageHash } from '../../../content/strings/pin';

/**
 * Returns what is decided for every language, with a page that moves and its name in menus as they are called now. `pages` are
 * those of all languages with their links, by file.
 */
export function movedDecisions(
  project: Project,
  { page, to }: { readonly page: PageName; readonly to: PageName | undefined },
  pages: ReadonlyMap<string, ContentPage>,
): Record<string, string> {
  const { decisions } = project;
  if (!decisions?.value) return {};
  const names = new Map([
    [pageName(page), to && pageName(to)],
    [`common:${menuKey(page)}`, to && `common:${menuKey(to)}`],
  ]);
  const nameNow = (name: string) => (names.has(name) ? names.get(name) : name);
  const hashNow = (language: string, name: string, hash: string) => {
    const place = parsePageName(name);
    const before = place && pageIn(project, place, language);
    const now = before && pages.get(before.file);
    return now && hash === pageHash(before.text) ? pageHash(now.text) : hash;
  };
  const rows = renamedDecisions(decisions.value, nameNow, hashNow);
  return { [decisions.file]: `${JSON.stringify(rows, undefined, 2)}\n` };
}
