import { isLeftInEnglish } from '../../../content/strings/leftInEnglish';
import { readTranslation, type Translation } from '../../../content/checks/translation';
import { withSource } from '../../../content/mdx/frontMatterBlock';
import { formatPin, pageHash, stringHash, type Pin } from '../../../content/strings/pin';
import { formatCount, formatProblem } from '../../../content/problem';
import { pageName, type Project } from '../../../content/project';
import { englishFor } from '../../../content/strings/strings';
import { sortedJson, replaceIfChanged } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/command';
import { readNamedLanguage } from './languages';
import { isNamed, refuseUnknownNames } from './names';
import { requireSignature } from './signature';

/** Which pins are written, and in whose name. */
interface Acceptance {
  readonly names: readonly string[];
  readonly by: 'machine' | 'person';
  /** Also what has not changed since it was pinned: a person has read it. */
  readonly reviewed: boolean;
  /** Keeps texts that the check warns of; only those that are named by their key. */
  readonly asIs: boolean;
}

/**
 * Pins translations to the English of today; without names, all of the language. Whose it is has to be said: with `--mine`,
 * what changed since the last pin is a person’s, with name and day; with `--reviewed`, that person has read all of it.
 */
export async function run({ root, args: [code, ...names], options }: Call): Promise<void> {
  const { project, language } = await readNamedLanguage(root, code);
  const whose = ['mine', 'reviewed', 'machine'].filter((option) => options[option]);
  if (whose.length > 1) throw new Error(`--${whose.join(' and --')} exclude each other`);
  // Nobody’s name is written that was not given; --as-is by itself claims no reader.
  if (whose.length === 0 && !options['as-is']) {
    const call = ['npm run i18n -- accept', code, ...names].join(' ');
    throw new Error(
      `Nothing was accepted: say whose it is\n  ${call} --mine      what changed is yours\n  ${call} --reviewed  you have read all of it against the English\n  ${call} --machine   a machine translated it`,
    );
  }
  const translation = readableTranslation(project, language);
  const [strings, pages] = [stringsOf(translation), pagesOf(translation)];
  refuseUnknownNames(names, [...strings.map(({ id }) => id), ...pages.map(({ name }) => name)], language);
  const { pins, written } = acceptTexts(translation, {
    names,
    by: options.mine || options.reviewed ? 'person' : 'machine',
    reviewed: options.reviewed === true,
    asIs: options['as-is'] === true,
  });
  console.log(written.length > 0 ? `wrote ${written.join(', ')}` : 'Nothing changed: all of it was accepted before.');
  const waiting = strings.filter(
    ({ id, text, source }) => source !== undefined && isLeftInEnglish(text, source, pins[id], project, language),
  );
  if (waiting.length > 0)
    console.log(
      `${formatCount(waiting.length, 'text')} still in English, such as ${waiting[0]?.id}; one that is the same in ${language} is accepted by its key, with --as-is`,
    );
}

/** Returns the translation into a language. Throws an Error where a file cannot be read, which would lose its pins. */
export function readableTranslation(project: Project, language: string): Translation {
  const own = new RegExp(`^locales/(${language}|en)/|^locales/pins/${language}\\.json|/(${language}|en)\\.mdx$`);
  const broken = project.problems.filter(
    ({ file, severity, check }) => severity === 'error' && check === undefined && own.test(file),
  );
  if (broken.length > 0) throw new Error(`Nothing was accepted:\n\n${broken.map(formatProblem).join('\n\n')}`);
  return readTranslation(project, language);
}

/** Returns every string with the English that it is for; undefined where the English no longer has it. */
function stringsOf({ tables }: Translation) {
  return tables.flatMap(({ namespace, english, table }) =>
    Object.entries(table?.value ?? {}).map(([key, text]) => ({
      id: `${namespace}:${key}`,
      text,
      source: englishFor(key, english.value ?? {}),
    })),
  );
}

function pagesOf({ pages }: Translation) {
  return pages.flatMap(({ english, page }) => (page ? [{ name: pageName(page), english, page }] : []));
}

/** Pins what is named to the English of today, pages in their `source:` too; returns all pins and the files that changed. */
export function acceptTexts(translation: Translation, how: Acceptance) {
  const { project, language } = translation;
  const pins: Record<string, Pin> = { ...project.pins[language]?.value };
  let own: string | undefined;
  const sign = (english: string, hash: string, old: Pin | undefined, asIs: boolean): Pin => {
    const isChanged = old?.english !== english || old.translation !== hash;
    if (!isChanged && !asIs && !(how.reviewed && old.by !== 'person')) return old;
    const by = asIs && !isChanged && !how.reviewed ? old.by : how.by;
    const keeps = asIs || (old?.asIs === true && old.translation === hash);
    if (by === 'person') own ??= requireSignature(project.root);
    return { english, translation: hash, by, asIs: keeps, signature: by === 'person' ? own : undefined };
  };
  const strings = stringsOf(translation);
  for (const { id, text, source } of strings) {
    const pin = pins[id];
    const isMeant = how.asIs && how.names.includes(id);
    if (source === undefined) continue;
    const isEnglish = isLeftInEnglish(text, source, pin, project, language);
    if (isMeant || (isNamed(how.names, id) && !isEnglish))
      pins[id] = sign(stringHash(source), stringHash(text), pin, isMeant);
  }
  const pages = pagesOf(translation).filter(({ name }) => isNamed(how.names, name));
  for (const { name, english, page } of pages)
    pins[name] = sign(
      english.blobHash.slice(0, 8),
      pageHash(withSource(page.text, english.blobHash)),
      pins[name],
      how.asIs && how.names.length > 0,
    );
  // What is wrong with the form of a text does not take its pin.
  const refused = translation.tables.flatMap(({ namespace, table }) =>
    (table.refused ?? []).map((key) => `${namespace}:${key}`),
  );
  const there = new Set([...strings.map(({ id }) => id), ...refused]);
  const kept = Object.entries(pins)
    .filter(([id]) => {
      if (id.includes(':')) return there.has(id);
      // The page has its own pin from now on; those of single texts were for the time until then.
      return !pages.some(({ name }) => id.startsWith(`${name}#`));
    })
    .map(([id, pin]) => [id, formatPin(pin)] as const);
  const files = [
    [`locales/pins/${language}.json`, sortedJson(Object.fromEntries(kept))] as const,
    ...pages.map(({ english, page }) => [page.file, withSource(page.text, english.blobHash)] as const),
  ];
  return { pins, written: files.flatMap(([file, text]) => replaceIfChanged(project.root, file, text) ?? []) };
}
