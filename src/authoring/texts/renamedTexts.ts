import { jsonEntries, withEntries } from '../../content/files/jsonFile';
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
