import { withEntries } from '../../content/files/jsonFile';
import { pinOf, type Project } from '../../content/project';
import { tableOf } from '../../content/strings/olderEnglish';
import { englishFor, expectedKeys, stringHash, type StringTable } from '../../content/strings/strings';
import { splitPlural } from '../../content/strings/plurals';

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
