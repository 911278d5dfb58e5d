import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { z } from 'zod';
import { encodingProblems } from './encoding';
import { positionAt, type Position, type Problem } from './problem';

/** A JSON file that was read, with what is needed to name a place in it. */
export interface JsonFile<T> {
  readonly file: string;
  readonly text: string;
  readonly value: T | undefined;
  readonly problems: Problem[];
}

/**
 * Reads a JSON file and holds it against a schema. Never throws: a missing file, broken JSON, a byte-order mark,
 * CRLF line ends, a key written twice and a value of the wrong shape come back as problems with their place.
 */
export function readJsonFile<S extends z.ZodType>(root: string, file: string, schema: S): JsonFile<z.infer<S>> {
  let text: string;
  try {
    text = readFileSync(path.join(root, file), 'utf8');
  } catch {
    const problem = at(file, '', 0, 'no such file', 'a JSON file of this name');
    return { file, text: '', value: undefined, problems: [problem] };
  }
  const problems = encodingProblems(file, text);
  const clean = text.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(clean, errors, { disallowComments: true });
  const [first] = errors;
  if (first || !tree) {
    const isEmpty = clean.trim() === '';
    const found = first && !isEmpty ? describe(printParseErrorCode(first.error), clean, first.offset) : 'an empty file';
    problems.push(
      at(
        file,
        clean,
        first?.offset ?? 0,
        found,
        'valid JSON',
        isEmpty ? 'take the file from before: git checkout' : fixOf(clean, first),
      ),
    );
    return { file, text: clean, value: undefined, problems };
  }
  problems.push(...duplicateKeys(file, clean, tree));
  const result = schema.safeParse(getNodeValue(tree));
  if (result.success) return { file, text: clean, value: result.data, problems };
  for (const issue of result.error.issues) {
    const node = nearestNode(
      tree,
      issue.path.filter((step) => typeof step !== 'symbol'),
    );
    const where = issue.path.length > 0 ? `${issue.path.join('.')} = ` : '';
    const found = `${where}${node ? preview(clean.slice(node.offset, node.offset + node.length)) : 'nothing'}`;
    problems.push(at(file, clean, node?.offset ?? 0, found, issue.message));
  }
  return { file, text: clean, value: undefined, problems };
}

/** The place of a top-level key in a JSON text; the start of the file where it is not there. */
export function keyPosition(text: string, key: string): Position {
  return positionAt(text, Math.max(0, keyOffset(text, key)));
}

/** Where the text of a top-level key begins, after its quotation mark. */
export function valueOffset(text: string, key: string): number {
  const start = keyOffset(text, key);
  return start < 0 ? 0 : text.indexOf('"', start + JSON.stringify(key).length + 1) + 1;
}

/** The offset of a top-level key in a JSON text; -1 where it is not there. */
export function keyOffset(text: string, key: string): number {
  return text.indexOf(`${JSON.stringify(key)}:`);
}

function duplicateKeys(file: string, text: string, node: Node): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const key = child.children?.[0];
      if (!key) continue;
      const name = String(key.value);
      const earlier = seen.get(name);
      if (earlier !== undefined)
        problems.push(
          at(
            file,
            text,
            key.offset,
            `the key "${name}" a second time`,
            `it once (first on line ${positionAt(text, earlier).line})`,
          ),
        );
      seen.set(name, key.offset);
      if (child.children?.[1]) problems.push(...duplicateKeys(file, text, child.children[1]));
    } else problems.push(...duplicateKeys(file, text, child));
  }
  return problems;
}

/** The node of a path, or of its nearest ancestor: a missing field is named at the object that lacks it. */
function nearestNode(tree: Node, steps: (string | number)[]): Node | undefined {
  for (let length = steps.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length));
    if (node) return length < steps.length && node.type === 'object' ? { ...node, length: 1 } : node;
  }
  return undefined;
}

function describe(code: string, text: string, offset: number): string {
  const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words} near ${preview(text.slice(offset, offset + 24)) || 'the end of the file'}`;
}

/** What to do about the mistakes that are made most. */
function fixOf(text: string, error: ParseError | undefined): string | undefined {
  if (!error) return undefined;
  const code = printParseErrorCode(error.error);
  const line = positionAt(text, error.offset).line;
  if (code === 'CommaExpected')
    return `put a comma at the end of line ${positionAt(text, text.slice(0, error.offset).trimEnd().length).line}`;
  if (code === 'PropertyNameExpected' || code === 'ValueExpected')
    return `take out the comma before line ${line}, or write the entry that is missing`;
  if (/String|Symbol/.test(code)) return 'write a quotation mark inside a text as \\"';
  return undefined;
}

function preview(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 60 ? `${flat.slice(0, 57)}…` : flat;
}

function at(file: string, text: string, offset: number, found: string, expected: string, fix?: string): Problem {
  return { severity: 'error', file, ...positionAt(text, offset), found, expected, fix };
}
