import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

/**
 * The text of a JSON object of strings, one a line, with other values; `undefined` removes an entry. Lines of other
 * entries stay as they are, to the byte.
 */
export function withEntries(text: string, entries: Readonly<Record<string, string | undefined>>): string {
  const tree = parseTree(text);
  const values = Object.entries(entries).map(([key, value]) => ({
    key,
    value,
    node: tree && findNodeAtLocation(tree, [key]),
  }));
  const replaced = applyEdits(
    text,
    values.flatMap(({ value, node }) =>
      node && value !== undefined ? [{ offset: node.offset, length: node.length, content: JSON.stringify(value) }] : [],
    ),
  );
  return values.reduce((changed, { key, value, node }) => {
    if (node && value === undefined) return applyEdits(changed, modify(changed, [key], undefined, {}));
    return node || value === undefined ? changed : insertEntry(changed, key, JSON.stringify(value));
  }, replaced);
}

/**
 * Adds an entry to the text of a JSON object that has one entry a line, where its key belongs in the order; every other
 * line stays as it is. `value` is JSON.
 */
export function insertEntry(text: string, key: string, value: string): string {
  const lines = text.replace(/^\{\s*\}/, '{\n}').split('\n');
  const entries = lines.flatMap((line, index) => {
    const match = /^ {2}("(?:[^"\\]|\\.)*"):/.exec(line);
    return match ? [{ index, key: String(JSON.parse(match[1] ?? '""')) }] : [];
  });
  const next = entries.find((entry) => entry.key > key);
  const line = `  ${JSON.stringify(key)}: ${value}`;
  if (next) return [...lines.slice(0, next.index), `${line},`, ...lines.slice(next.index)].join('\n');
  const last = entries.at(-1)?.index ?? 0;
  const before = entries.length > 0 ? [...lines.slice(0, last), `${lines[last]},`] : lines.slice(0, 1);
  return [...before, line, ...lines.slice(last + 1)].join('\n');
}
