import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import { hasWords } from '../../model/checks/untranslated';
import { readTranslation, type Translation } from '../../model/checks/translation';
import { stringHash } from '../../model/pin';
import { formatProblem } from '../../model/problem';
import { pageName } from '../../model/progress';
import type { ContentPage, Project } from '../../model/project';
import { requireLanguage, UsageError, type Call } from './command';

/**
 * “Still right as it is”: pins translations to the English of today; without names, all of the language. `--reviewed`
 * marks them as looked at by a person. `--as-is` keeps a text that the check warns of,
 * such as one that is the same as the English; those are only accepted by their own key.
 */
export async function run({ root, words: [code, ...names], options }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = requireLanguage(project, code);
  refuseUnreadable(project, language);
  const translation = readTranslation(project, language);
  refuseUnknown(translation, names);
  const pins = {
    ...stringPins(translation, names, { reviewed: options.reviewed === true, asIs: options['as-is'] === true }),
    ...pagePins(translation, names, options.reviewed === true),
  };
  const changed = [writeState(project, language, pins), ...acceptPages(translation, names)].filter(
    (file) => file !== undefined,
  );
  console.log(changed.length > 0 ? `wrote ${changed.join(', ')}` : 'Nothing changed: all of it was accepted before.');
  const waiting = translation.strings.filter(
    (string) => isStillEnglish(string, translation) && !pins[`${string.namespace}:${string.key}`],
  );
  if (waiting.length > 0)
    console.log(
      `${waiting.length} texts are still in English, such as ${waiting[0]?.namespace}:${waiting[0]?.key}; one that is the same in ${language} is accepted by its key, with --as-is`,
    );
}

/** A file that cannot be read would lose its pins. */
function refuseUnreadable(project: Project, language: string): void {
  const own = new RegExp(`^locales/(${language}|en)/|^locales/state/${language}\\.json|/(${language}|en)\\.mdx$`);
  const broken = project.problems.filter(
    ({ file, severity, check }) => severity === 'error' && check === undefined && own.test(file),
  );
  if (broken.length > 0) throw new UsageError(`Nothing was accepted:\n\n${broken.map(formatProblem).join('\n\n')}`);
}

function refuseUnknown({ strings, pages, language }: Translation, names: readonly string[]): void {
  const known = new Set([
    ...strings.flatMap(({ namespace, key }) => [namespace, `${namespace}:${key}`]),
    ...pages.flatMap(({ page }) => (page ? [page.slug, pageName(page)] : [])),
  ]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UsageError(
      `${language} has no translation of ${unknown.join(', ')}; names are such as common, home:hero.title, features/qms`,
    );
}

function stringPins(
  translation: Translation,
  names: readonly string[],
  how: { readonly reviewed: boolean; readonly asIs: boolean },
): Record<string, string> {
  return Object.fromEntries(
    translation.strings.flatMap((string) => {
      const { namespace, key, english, pin: old } = string;
      const id = `${namespace}:${key}`;
      const isMeant = how.asIs && names.includes(id);
      const isNamed = names.length === 0 || names.includes(namespace) || names.includes(id);
      const hash = stringHash(english);
      const current = old?.startsWith(hash) ? old : undefined;
      const by = how.reviewed || current?.includes(' person') ? 'person' : 'machine';
      const asIs = isMeant || current?.endsWith(' as-is') ? ' as-is' : '';
      const isAccepted = isMeant || (isNamed && !isStillEnglish(string, translation));
      const pin = isAccepted ? `${hash} ${by}${asIs}` : old;
      return pin === undefined ? [] : [[id, pin]];
    }),
  );
}

function isStillEnglish({ text, english, pin }: Translation['strings'][number], translation: Translation): boolean {
  return pin === undefined && text === english && hasWords(text, translation);
}

/** Who looked at a page stands in `locales/state`, what it was made from in its own front matter. */
function pagePins(
  { project, language, pages }: Translation,
  names: readonly string[],
  reviewed: boolean,
): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ english, page }) => {
      if (!page) return [];
      const old = project.state[language]?.[pageName(page)];
      const pin = reviewed && isWanted(page, names) ? `${english.blobHash.slice(0, 8)} person` : old;
      return pin === undefined ? [] : [[pageName(page), pin]];
    }),
  );
}

function isWanted(page: ContentPage, names: readonly string[]): boolean {
  return names.length === 0 || names.includes(page.slug) || names.includes(pageName(page));
}

function writeState(project: Project, language: string, pins: Readonly<Record<string, string>>): string | undefined {
  const file = `locales/state/${language}.json`;
  const lines = Object.entries(pins)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, pin]) => `  ${JSON.stringify(id)}: ${JSON.stringify(pin)}`);
  return writeChanged(project.root, file, lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n');
}

function acceptPages({ project, pages }: Translation, names: readonly string[]): (string | undefined)[] {
  return pages.map(({ english, page }) =>
    page && isWanted(page, names)
      ? writeChanged(project.root, page.file, withSource(page, english.blobHash))
      : undefined,
  );
}

function withSource(page: ContentPage, hash: string): string {
  const line = `source: "${hash}"`;
  if (/^source:.*$/m.test(page.text)) return page.text.replace(/^source:.*$/m, line);
  return page.text.replace(/\n---\n/, `\n${line}\n---\n`);
}

/** Writes a file that says something else than before, and gives its name. */
function writeChanged(root: string, file: string, text: string): string | undefined {
  const place = path.join(root, file);
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return undefined;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return file;
}
