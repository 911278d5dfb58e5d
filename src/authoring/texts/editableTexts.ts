import { z } from 'zod';
import { editingPaths, Refusal, type EditableText } from './editing';
import { unitsOf, type Unit } from '../exchange/units';
import type { Project } from '../../content/project';
import { termFinder } from '../../content/strings/terms';
import { localisedPath } from '../../site/routes';
import { readProject, routesOf } from '../../build/readProject';
import { readJsonFile } from '../../content/files/jsonFile';
import { sortedJson } from '../../content/files/writeFiles';
import { splitPlural } from '../../content/strings/plurals';

/** Returns a project in English and a language, as its files are now. Throws a Refusal for a language that is not there. */
export async function readLanguage(root: string, language: string): Promise<Project> {
  const project = await readProject(root, [language]);
  if (!project.languages.some(({ code }) => code === language))
    throw new Refusal(404, `there is no language “${language}”`);
  return project;
}

/** Returns the texts of a project or a part of it, most visible first; with a path, those of that page in order. */
export function editableTexts(project: Project, language: string, page?: string): EditableText[] {
  const routes = routesOf(project).map(({ path, namespaces, content }) => ({
    path,
    names: [...namespaces, ...(content ? [`${content.kind}/${content.slug}`] : [])],
  }));
  const waiting = pendingTexts(project.root, language);
  const pictureOf = readPictures(project.root);
  const texts = unitsOf(project, language).flatMap((unit): EditableText[] => {
    const { id, target } = unit;
    const name = id.split(/[:#]/)[0] ?? '';
    const pages = routes.filter(({ names }) => names.includes(name)).map(({ path }) => path);
    if (page !== undefined && !pages.includes(page)) return [];
    const picture = `${editingPaths.picture}?${new URLSearchParams({ text: id })}`;
    return [
      {
        ...unit,
        language,
        target: target || (waiting[id] ?? ''),
        terms: termsOf(project, language, unit),
        pages: pages.map((path) => localisedPath(path, language)),
        picture: pictureOf(id) && picture,
      },
    ];
  });
  const paths = routes.map(({ path }) => localisedPath(path, language));
  return page === undefined ? mostVisibleFirst(texts, paths) : texts;
}

/**
 * Returns texts sorted: those of every page first, then page by page in the order of `paths`; missing before stale before
 * all others. What is only heard, or shown where something fails, comes last: so says its context for translators.
 */
export function mostVisibleFirst<Text extends Pick<EditableText, 'pages' | 'state' | 'context'>>(
  texts: readonly Text[],
  paths: readonly string[],
): Text[] {
  const places = new Map(paths.map((path, index) => [path, index]));
  const placeOf = ({ pages, context }: Text) => {
    if (seldomSeen.test(context.join(' '))) return paths.length + 1;
    if (pages.length === paths.length) return -1;
    return Math.min(...pages.map((page) => places.get(page) ?? paths.length), paths.length);
  };
  const urgency = ({ state }: Text) => (state === 'missing' ? 0 : state === 'stale' ? 1 : 2);
  return texts.toSorted((a, b) => placeOf(a) - placeOf(b) || urgency(a) - urgency(b));
}

const seldomSeen = /screen[- ]reader|\bhidden\b|\btoast\b|\boffline\b|\bfails?\b|\brefuses\b|cannot be loaded/i;

function termsOf({ glossary, glossaries }: Project, language: string, { source }: Unit): EditableText['terms'] {
  const translations = glossaries[language]?.value ?? {};
  return termFinder(glossary)(source).flatMap(({ id, en, note }) => {
    const translation = translations[id];
    return translation === undefined ? [] : { en, translation, note };
  });
}

/** Returns texts of pages, of this computer alone, that cannot be written before all of their page are translated, by id. */
export function pendingTexts(root: string, language: string): Readonly<Record<string, string>> {
  return readJsonFile(root, fileOf(language), z.record(z.string(), z.string())).value ?? {};
}

/** Returns the file of the waiting texts of a language, with others. */
export function pendingTextsFile(language: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return { [fileOf(language)]: sortedJson(texts) };
}

function fileOf(language: string): string {
  return `.local/i18n/waiting/${language}.json`;
}

/** Where `npm run i18n -- shots` keeps its pictures; git ignores it. */
export const picturesFolder = '.local/shots';

/** An entry of `index.json` in that folder, by the id of its text. */
const pictureSchema = z.strictObject({
  file: z.string().regex(/^[\w.-]+\.webp$/),
  /** The address of the page that it is of. */
  page: z.string(),
  /** Where the text is in the picture, in pixels. */
  box: z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Returns a function that gives the path of a text’s picture, if there is one; that of a plural form may be of another form. */
export function readPictures(root: string) {
  const { value: index = {} } = readJsonFile(root, `${picturesFolder}/index.json`, z.record(z.string(), pictureSchema));
  const ofTexts = new Map(Object.entries(index).map(([id, { file }]) => [id, `${picturesFolder}/${file}`]));
  const ofForms = new Map([...ofTexts].map(([id, file]) => [splitPlural(id).base, file]));
  return (id: string) => ofTexts.get(id) ?? ofForms.get(splitPlural(id).base);
}
