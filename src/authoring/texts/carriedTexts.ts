import { jsonEntries, withEntries } from '../../content/files/jsonFile';
import { pinOf, type Project } from '../../content/project';
import { tableOf } from '../../content/strings/olderEnglish';
import { englishFor, expectedKeys, stringHash, type StringTable } from '../../content/strings/strings';
import { splitPlural } from '../../content/strings/plurals';
import { renamedDecisions } from '../../content/strings/decisions';

/**
 * Returns, by path, the files of a language that change where texts and pins are under an old name. A string goes to the one key
 * without a text that has its English now. With `then`, which returns a table as it was before a merge, it goes to one that is new in
 * the English; where both names have new words, neither is touched: the check names the old one. A text of a page goes to the page
 * that `pages` has for it.
 */
export function carriedTexts(
  project: Project,
  language: string,
  then?: (file: string) => StringTable,
  pages: ReadonlyMap<string, string> = new Map(),
): Record<string, string> {
  const names = new Map<string, string>();
  for (const [namespace, { file, value: source = {} }] of Object.entries(project.strings.en ?? {})) {
    const [own, before] = [project.strings[language]?.[namespace]?.value ?? {}, then?.(file) ?? {}];
    const keys = expectedKeys(language, source);
    const free = keys.filter((key) => (then ? englishFor(key, before) : own[key]) === undefined);
    for (const key of [...Object.keys(own), ...expectedKeys(language, before)]) {
      if (keys.includes(key)) continue;
      const english = englishFor(key, before);
      const hash =
        english === undefined ? pinOf(project, language, `${namespace}:${key}`)?.english : stringHash(english);
      const [now, ...others] = free.filter(
        (one) =>
          stringHash(englishFor(one, source) ?? '') === hash && splitPlural(one).category === splitPlural(key).category,
      );
      if (now !== undefined && others.length === 0) names.set(`${namespace}:${key}`, `${namespace}:${now}`);
    }
  }
  const nameNow = (id: string) => {
    const [page = '', hash] = id.split('#');
    return names.get(id) ?? (pages.has(page) ? [pages.get(page), hash].filter(Boolean).join('#') : undefined);
  };
  const tables = Object.entries(project.strings[language] ?? {}).map(([name, file]) => ({
    ...file,
    prefix: `${name}:`,
  }));
  const pins = project.pins[language];
  const carried = [...tables, ...(pins ? [{ ...pins, prefix: '' }] : [])].flatMap(({ file, text, prefix }) => {
    const [table, changes]: [StringTable, Record<string, string | undefined>] = [tableOf(text), {}];
    for (const [key, words] of Object.entries(table)) {
      const now = nameNow(prefix + key)?.slice(prefix.length);
      if (now === undefined) continue;
      const [own, old] = [table[now], then?.(file)[key]];
      if (own === undefined || own === old) changes[now] = JSON.stringify(words);
      else if (words !== old && words !== own) continue;
      changes[key] = undefined;
    }
    return Object.keys(changes).length > 0 ? [[file, withEntries(text, changes)] as const] : [];
  });
  return Object.fromEntries(carried);
}

/** Returns how a text is called now: `home:faq.title`, or `search:night-porter` for search words; undefined for one that is gone. */
export type NameNow = (name: string) => string | undefined;

/** Returns the name of a key, with each of its plural forms, after it was renamed, or removed. */
export function renamed(from: string, to: string | undefined): NameNow {
  return (name) => (name === from || splitPlural(name).base === from ? to && name.replace(from, to) : name);
}

/**
 * Returns, by path, the files in which names change: strings of every language with their context, pins, search words and what
 * is decided for every language. It is the one way by which texts follow a rename, a move or a removal. `hashNow` is for texts
 * whose words change with the names.
 */
export function renamedTexts(
  { strings, meta, pins, searchWords, decisions }: Project,
  nameNow: NameNow,
  hashNow = (hash: string) => hash,
): Record<string, string> {
  const tables = [...Object.values(strings), meta].flatMap((table) =>
    Object.entries(table).map(([namespace, file]) => ({ ...file, prefix: `${namespace}:` })),
  );
  const words = Object.values(searchWords).map((file) => ({ ...file, prefix: 'search:' }));
  const pinned = Object.values(pins).map((file) => ({
    ...file,
    prefix: '',
    text: file.text.replace(pinHash, hashNow),
  }));
  const changed = [...tables, ...words, ...pinned].map(({ file, text, prefix }) => [
    file,
    withNames(text, prefix, nameNow),
  ]);
  const rows = decisions?.value && renamedDecisions(decisions.value, nameNow, hashNow);
  const decided = decisions && rows ? [[decisions.file, `${JSON.stringify(rows, undefined, 2)}\n`]] : [];
  return Object.fromEntries([...changed, ...decided]);
}

/** In `"features/qms": "1a2b3c4d 5e6f7a8b machine"`. */
const pinHash = /(?<=[" ])[0-9a-f]{8}(?= )/g;

/** Returns a JSON object with its keys, which the prefix makes names, as they are called now. */
function withNames(text: string, prefix: string, nameNow: NameNow): string {
  const moved = jsonEntries(text).flatMap(({ key, value }) => {
    const now = nameNow(prefix + key)?.slice(prefix.length);
    return now === key ? [] : [{ key, now, value }];
  });
  if (moved.length === 0) return text;
  const gone = moved.map(({ key }) => [key, undefined] as const);
  const added = moved.flatMap(({ now, value }) => (now === undefined ? [] : [[now, value] as const]));
  return withEntries(text, Object.fromEntries([...gone, ...added]));
}
