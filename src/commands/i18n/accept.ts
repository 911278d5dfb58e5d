import { readSite } from '../../build/readSite';
import { hasWords } from '../../model/checks/untranslated';
import { readTranslation, type Translation } from '../../model/checks/translation';
import { formatPin, pageHash, parsePin, stringHash, type Pin } from '../../model/pin';
import { formatCount, formatProblem } from '../../model/problem';
import { pageName, type ContentPage, type Project } from '../../model/project';
import { requireLanguage, UsageError, type Call } from './command';
import { requireSignature } from './signature';
import { sortedJson, withSource, writeChanged } from '../../model/writeFiles';

/** Which pins are written, and in whose name. */
export interface Acceptance {
  readonly names: readonly string[];
  readonly by: 'machine' | 'person';
  /** Also what has not changed since it was pinned: a person has read it. */
  readonly reviewed: boolean;
  /** Keeps texts that the check warns of; only those that are named by their key. */
  readonly asIs: boolean;
}

/**
 * Pins translations to the English of today; without names, all of the language. What changed since the last pin is from
 * then on a person’s, with name and day; `--machine` says that it is not, `--reviewed` that all of it was read.
 */
export async function run({ root, args: [code, ...names], options }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = requireLanguage(project, code);
  if (options.machine && options.reviewed) throw new UsageError('--machine and --reviewed exclude each other');
  refuseUnreadable(project, language);
  const translation = readTranslation(project, language);
  refuseUnknown(translation, names);
  const { pins, pages } = acceptedPins(translation, {
    names,
    by: options.machine ? 'machine' : 'person',
    reviewed: options.reviewed === true,
    asIs: options['as-is'] === true,
  });
  const changed = writeAccepted(project, language, pins, pages);
  console.log(changed.length > 0 ? `wrote ${changed.join(', ')}` : 'Nothing changed: all of it was accepted before.');
  const waiting = stillEnglish(translation).filter((name) => pins[name] === undefined);
  if (waiting.length > 0)
    console.log(
      `${formatCount(waiting.length, 'text')} still in English, such as ${waiting[0]}; one that is the same in ${language} is accepted by its key, with --as-is`,
    );
}

/** A file that cannot be read would lose its pins. Throws a UsageError with what is wrong. */
export function refuseUnreadable(project: Project, language: string): void {
  const own = new RegExp(`^locales/(${language}|en)/|^locales/state/${language}\\.json|/(${language}|en)\\.mdx$`);
  const broken = project.problems.filter(
    ({ file, severity, check }) => severity === 'error' && check === undefined && own.test(file),
  );
  if (broken.length > 0) throw new UsageError(`Nothing was accepted:\n\n${broken.map(formatProblem).join('\n\n')}`);
}

function refuseUnknown({ tables, pages, language }: Translation, names: readonly string[]): void {
  const known = new Set([
    ...tables.flatMap(({ namespace, table }) => [
      namespace,
      ...Object.keys(table.value ?? {}).map((key) => `${namespace}:${key}`),
    ]),
    ...pages.flatMap(({ page }) => (page ? [page.slug, pageName(page)] : [])),
  ]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UsageError(
      `${language} has no translation of ${unknown.join(', ')}; names are such as common, home:hero.title, features/qms`,
    );
}

/** The pins of a language once what is named is accepted, and the pages that are from then on of today’s English. */
export function acceptedPins(translation: Translation, how: Acceptance) {
  const { project, language } = translation;
  const pins: Record<string, string> = { ...project.state[language] };
  const sign = (english: string, hash: string, old: Pin | undefined, asIs: boolean): string => {
    const isChanged = old?.english !== english || old.translation !== hash;
    if (!isChanged && !asIs && !(how.reviewed && old.by !== 'person')) return formatPin(old);
    const by = how.reviewed ? 'person' : asIs && !isChanged ? (old?.by ?? how.by) : how.by;
    const keeps = asIs || (old?.asIs === true && old.translation === hash);
    const signature = by === 'person' ? requireSignature(project.root) : undefined;
    return formatPin({ english, translation: hash, by, asIs: keeps, signature });
  };
  for (const { namespace, english, table } of translation.tables)
    for (const key of Object.keys(table.value ?? {})) {
      const id = `${namespace}:${key}`;
      const string = translation.strings.find((one) => one.key === key && one.namespace === namespace);
      const text = string?.text ?? table.value?.[key] ?? '';
      const source = string?.english ?? english.value?.[key];
      const isMeant = how.asIs && how.names.includes(id);
      const isNamed = how.names.length === 0 || how.names.includes(namespace) || how.names.includes(id);
      const isUntouched = string === undefined && hasWords(text, translation);
      if (source !== undefined && (isMeant || (isNamed && !isUntouched)))
        pins[id] = sign(stringHash(source), stringHash(text), parsePin(pins[id]), isMeant);
    }
  const pages = translation.pages.flatMap(({ english, page }) => {
    if (!page) return [];
    const name = pageName(page);
    const isNamed = [page.slug, name].some((one) => how.names.includes(one));
    if (!isNamed && how.names.length > 0) return [];
    const isMeant = how.asIs && isNamed;
    pins[name] = sign(english.blobHash.slice(0, 8), pageHash(page.text), parsePin(pins[name]), isMeant);
    return [page];
  });
  // The page has its own pin from now on; those of single texts were for the time until then.
  const names = pages.map((page) => `${pageName(page)}#`);
  const kept = Object.entries(pins).filter(([id]) => !names.some((name) => id.startsWith(name)));
  return { pins: Object.fromEntries(kept), pages };
}

/** Writes the pins, and the pages with `source:` as their English is today; gives the files that changed. */
export function writeAccepted(
  project: Project,
  language: string,
  pins: Readonly<Record<string, string>>,
  pages: readonly ContentPage[],
): string[] {
  const english = new Map(project.pages.filter((page) => page.language === 'en').map((page) => [pageName(page), page]));
  return [
    writeChanged(project.root, `locales/state/${language}.json`, sortedJson(pins)),
    ...pages.map((page) =>
      writeChanged(project.root, page.file, withSource(page.text, english.get(pageName(page))?.blobHash ?? '')),
    ),
  ].filter((file) => file !== undefined);
}

/** Names of the strings that are the untouched English, such as a new language begins with. */
function stillEnglish({ tables, strings }: Translation): string[] {
  const known = new Set(strings.map(({ namespace, key }) => `${namespace}:${key}`));
  return tables.flatMap(({ namespace, english, table }) =>
    Object.entries(table.value ?? {})
      .filter(([key, text]) => text === english.value?.[key] && !known.has(`${namespace}:${key}`))
      .map(([key]) => `${namespace}:${key}`),
  );
}
