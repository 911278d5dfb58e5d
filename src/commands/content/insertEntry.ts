/**
 * Adds an entry to the text of a JSON object that has one entry a line, where its key belongs in the order; every other
 * line stays as it is. `value` is JSON.
 */
export function insertEntry(text: string, key: string, value: string): string {
  const lines = text.split('\n');
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
