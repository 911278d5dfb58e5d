import path from 'node:path';
import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  printParseErrorCode,
  type JSONPath,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { z } from 'zod';
import type { Steps } from '../data/fieldRules';
import { encodingProblems, readText, unreadableText } from './encoding';
import { positionAt, problemAt, shortened, type Finding, type Problem } from '../problem';
import { oncePerText } from '../remembered';

/** A JSON file that was read, with what is needed to name a place in it. */
export interface JsonFile<T> {
  readonly file: string;
  readonly text: string;
  readonly value: T | undefined;
  /** Keys whose entries are left out of the value, as something is wrong with them. */
  readonly refused?: readonly string[];
  readonly problems: Problem[];
}

/** What a schema expects, where it has no words of its own: a list, a table, a text. */
export const inWords = {
  error: ({ code, expected }: { code?: string; expected?: unknown }) =>
    code === 'invalid_type'
      ? `a ${String(expected)
          .replace('array', 'list')
          .replace(/object|record/, 'table')
          .replace('string', 'text')}`
      : undefined,
};

/** The title of problems that are one entry’s own: the rest of the file can be read. */
export const entryCheck = 'Form of an entry';

/**
 * Reads a JSON file and checks it with a schema. Never throws: a missing file, broken JSON, a byte-order mark,
 * CRLF line ends, a key written twice and a value of the wrong shape come back as problems with their place; of a record,
 * only the entries that are wrong are left out. A text of `texts` is read in place of the file.
 */
export function readJsonFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  texts: Readonly<Record<string, string>> = {},
): JsonFile<z.infer<S>> {
  let written: string;
  try {
    written = texts[file] ?? readText(path.join(root, file));
  } catch {
    const missing = problemAt({ file, text: '' }, 0, { found: 'no such file', expected: 'a JSON file of this name' });
    return { file, text: '', value: undefined, problems: [missing] };
  }
  const { text, tree, value, problems } = parseJson(file, written);
  const json = { file, text, value: undefined, problems: [...problems] };
  if (!tree) return json;
  const report = (offset: number, finding: Finding) => json.problems.push(problemAt(json, offset, finding));
  const result = schema.safeParse(value, inWords);
  if (result.success) return { ...json, value: result.data };
  const check = schema instanceof z.ZodRecord && tree.type === 'object' ? entryCheck : undefined;
  for (const { path: steps, message } of result.error.issues) {
    const node = nearestNode(tree, steps);
    const where = steps.length > 0 ? `${steps.join('.')} = ` : '';
    const found = where + shortened(text.slice(node.offset, node.offset + node.length), 60);
    report(node.offset, { check, found, expected: message });
  }
  if (check === undefined) return json;
  const refused = [...new Set(result.error.issues.map(({ path: [key] }) => String(key)))];
  const rest = Object.fromEntries(Object.entries(Object(value)).filter(([key]) => !refused.includes(key)));
  return { ...json, value: schema.safeParse(rest).data, refused };
}

/** Returns a JSON text without the schema; no tree where it cannot be read. */
const parseJson = oncePerText((file, written) => {
  const text = written.replace(/^\uFEFF/, '');
  const unreadable = unreadableText(file, text);
  if (unreadable) return { text, problems: [unreadable] };
  const problems = encodingProblems(file, written);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const finding = { found: describe(text, error), expected: 'valid JSON', fix: fixOf(text, error) };
    return { text, problems: [...problems, problemAt({ file, text }, error.offset, finding)] };
  }
  if (!tree) return { text, problems };
  const duplicates = duplicateKeys({ file, text }, tree);
  const value: unknown = getNodeValue(tree);
  return { text, tree, value, problems: [...problems, ...duplicates] };
});

/** Returns where the text of a top-level key begins, after its quotation mark. */
export function valueOffset(text: string, key: string): number {
  return text.indexOf('"', keyOffset(text, key) + JSON.stringify(key).length + 1) + 1;
}

/** Returns a problem at a top-level key of a JSON file; at its start where the key is not there. */
export function problemAtKey(json: Pick<JsonFile<unknown>, 'file' | 'text'>, key: string, finding: Finding): Problem {
  return problemAt(json, keyOffset(json.text, key), finding);
}

/** Returns a problem at a place inside a JSON file, such as `[0, 'roles', 2, 'id']`; at its start where that is not there. */
export function problemAtPath(json: JsonFile<unknown>, path: Steps, finding: Finding): Problem {
  const tree = parseTree(json.text);
  return problemAt(json, (tree && findNodeAtLocation(tree, [...path])?.offset) ?? 0, finding);
}

/** Returns the offset of a top-level key in a JSON text; its start where it is not there. */
export function keyOffset(text: string, key: string): number {
  const offset = text.indexOf(`${JSON.stringify(key)}:`);
  return Math.max(0, offset < 0 ? text.indexOf(`${JSON.stringify(key)} :`) : offset);
}

function duplicateKeys(file: { readonly file: string; readonly text: string }, node: Node): Problem[] {
  const children = node.children ?? [];
  const names = children.map((child) => (child.type === 'property' ? child.children?.[0] : undefined));
  return children.flatMap((child, index) => {
    const name = names[index];
    const earlier = names.slice(0, index).findLast((other) => other && other.value === name?.value);
    const below = duplicateKeys(file, child);
    if (!name || !earlier) return below;
    const expected = `it once (first on line ${positionAt(file.text, earlier.offset).line})`;
    return [problemAt(file, name.offset, { found: `the key "${name.value}" a second time`, expected }), ...below];
  });
}

/** Returns the node of a path, or of its nearest ancestor: a missing field is named at the object that lacks it. */
function nearestNode(tree: Node, steps: readonly PropertyKey[]): Node {
  const known = steps.filter((step) => typeof step !== 'symbol');
  const node = findNodeAtLocation(tree, known);
  if (node || known.length === 0) return node ?? tree;
  const ancestor = nearestNode(tree, known.slice(0, -1));
  return ancestor.type === 'object' ? { ...ancestor, length: 1 } : ancestor;
}

function describe(text: string, { error, offset }: ParseError): string {
  if (text.trim() === '') return 'an empty file';
  const words = printParseErrorCode(error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words} near ${shortened(text.slice(offset, offset + 24), 24) || 'the end of the file'}`;
}

/** Returns what to do about the mistakes that are made most. */
function fixOf(text: string, { error, offset }: ParseError): string | undefined {
  if (text.trim() === '') return 'take the file from before: git checkout';
  const code = printParseErrorCode(error);
  const lineAt = (place: number) => positionAt(text, place).line;
  if (code === 'CommaExpected')
    return `put a comma at the end of line ${lineAt(text.slice(0, offset).trimEnd().length)}`;
  if (code === 'PropertyNameExpected' || code === 'ValueExpected')
    return `take out the comma before line ${lineAt(offset)}, or write the entry that is missing`;
  return /String|Symbol/.test(code) ? 'write a quotation mark inside a text as \\"' : undefined;
}

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

/** Returns a JSON text without what has a name or is it: keys, and items of lists. All else keeps every byte. */
export function withoutName(text: string, name: string): string {
  const places = pathsTo(JSON.parse(text), name, []);
  return places.reduceRight((rest, place) => applyEdits(rest, modify(rest, place, undefined, {})), text);
}

/** Returns the places of a name in JSON: keys, and items of lists that are it, or have it as their code. */
function pathsTo(value: unknown, name: string, at: JSONPath): JSONPath[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      item === name || Object(item).code === name ? [[...at, index]] : pathsTo(item, name, [...at, index]),
    );
  return Object.entries(typeof value === 'object' ? Object(value) : {}).flatMap(([key, inner]) => {
    // An id of the glossary may be the code of a language.
    if (at.length === 0 && key === 'terms') return [];
    return key === name ? [[...at, key]] : pathsTo(inner, name, [...at, key]);
  });
}
