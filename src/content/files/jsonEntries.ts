import { parseTree, type ParseError } from 'jsonc-parser';

/** Returns the entries of a JSON object as they are written. Throws where the text is not JSON. */
export function jsonEntries(text: string) {
  const errors: ParseError[] = [];
  const properties = parseTree(text, errors)?.children ?? [];
  if (errors.length > 0)
    throw new Error('A file that is not valid JSON was not changed; npm run check says where it is');
  return properties.map(({ offset, length, children: [key, value] = [] }) => ({
    key: String(key?.value),
    value: value && text.slice(value.offset, value.offset + value.length),
    written: text.slice(offset, offset + length),
  }));
}

/** Returns an object as JSON on one line, as `locales/meta` has its entries. */
export function jsonLine(value: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`);
  return `{ ${fields.join(', ')} }`;
}

/**
 * Returns the text of a JSON object, one entry a line, with new values, which are given as JSON; `undefined` removes an
 * entry. A new entry is inserted in the order of the keys; all others keep every byte. Throws where the text is not JSON.
 */
export function withEntries(text: string, entries: Readonly<Record<string, string | undefined>>): string {
  const lines = jsonEntries(text).map(({ key, written }) => ({ key, written }));
  for (const [key, value] of Object.entries(entries)) {
    const line = { key, written: `${JSON.stringify(key)}: ${value}` };
    const known = lines.findIndex((other) => other.key === key);
    const next = lines.findIndex((other) => other.key > key);
    if (known >= 0) lines.splice(known, 1, ...(value === undefined ? [] : [line]));
    else if (value !== undefined) lines.splice(next < 0 ? lines.length : next, 0, line);
  }
  return lines.length === 0 ? '{}\n' : `{\n${lines.map(({ written }) => `  ${written}`).join(',\n')}\n}\n`;
}
