import { jsonEntries, withEntries } from '../../content/files/jsonEntries';
import type { Project } from '../../content/project';
import { renamedDecisions } from '../../content/strings/decisions';
import { splitPlural } from '../../content/strings/plurals';

/** Returns how a text is called now: `home:faq.title`, or `search:night-porter` for search words; undefined for one that is gone. */
export type NameNow = (name: string) => string | undefined;

/** Returns the name of a key, with each of its plural forms, after it was renamed, or removed. */
export function renamed(from: string, to: string | undefined): NameNow {
  return (name) => (name === from || splitPlural(name).base === from ? to && name.replace(from, to) : name);
}

/**
 * Returns, by path, the files in which names change: strings of every language with their context, pins, search words and what
 * is decided for every language. It is the one way by which texts follow a rename, a move or a removal.
 */
export function renamedTexts(project: Project, nameNow: NameNow): Record<string, string> {
  const { strings, meta, pins, searchWords, decisions } = project;
  const tables = [...Object.values(strings), meta].flatMap((table) =>
    Object.entries(table).map(([namespace, file]) => ({ ...file, prefix: `${namespace}:` })),
  );
  const files = [
    ...tables,
    ...Object.values(searchWords).map((file) => ({ ...file, prefix: 'search:' })),
    ...Object.values(pins).map((file) => ({ ...file, prefix: '' })),
  ];
  const changed = files.map(({ file, text, prefix }) => [file, withNames(text, prefix, nameNow)] as const);
  const rows = decisions?.value && renamedDecisions(decisions.value, nameNow);
  const decided = decisions && rows ? [[decisions.file, `${JSON.stringify(rows, undefined, 2)}\n`] as const] : [];
  return Object.fromEntries([...changed, ...decided]);
}

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
