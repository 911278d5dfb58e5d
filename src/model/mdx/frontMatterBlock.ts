import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Passage } from '../passage';
import type { Position, Problem } from '../problem';
import { fieldSegments, notWords, type PageSegment } from './pageSegments';

export interface FrontMatterBlock<T> {
  readonly value: T | undefined;
  /** The page's text with the block blanked out, so that lines keep their numbers. */
  readonly body: string;
  /** The fields that readers see; offsets are the page's. */
  readonly passages: Passage[];
  readonly segments: PageSegment[];
  readonly problems: Problem[];
}

/** Reads the YAML block at the top of an MDX page and holds it against a schema, naming line and column. */
export function readFrontMatter<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): FrontMatterBlock<z.infer<S>> {
  const match = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    const problem = error(
      file,
      { line: 1, column: 1 },
      'no front matter',
      'a block between two lines of --- at the very top',
    );
    return { value: undefined, body: text, passages: [], segments: [], problems: [problem] };
  }
  const body = match[0].replace(/[^\n]/g, '') + text.slice(match[0].length);
  const source = match[1] ?? '';
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const problems = document.errors.map((broken) =>
    error(
      file,
      place(broken.pos[0]),
      broken.message.split('\n')[0] ?? broken.code,
      /compact mappings/.test(broken.message)
        ? 'the text in double quotes, as it has a colon: title: "One: two"'
        : 'YAML such as “title: Some words”',
    ),
  );
  const passages = isMap(document.contents)
    ? document.contents.items.flatMap(({ key, value }, block) =>
        notWords.includes(String(key)) ? [] : scalars(source, value, block),
      )
    : [];
  const segments = fieldSegments(document, opening);
  if (problems.length > 0) return { value: undefined, body, passages, segments, problems };
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, body, passages, segments, problems };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        problems.push(error(file, keyPlace(key), `the field “${key}”`, 'only the fields that a page of this kind has'));
      continue;
    }
    const [field] = issue.path;
    const name = String(field ?? '');
    const value: unknown = document.get(name);
    const found = value === undefined ? `no “${name}”` : `${name}: ${JSON.stringify(value)}`;
    problems.push(error(file, value === undefined ? { line: 1, column: 1 } : keyPlace(name), found, issue.message));
  }
  return { value: undefined, body, passages, segments, problems };

  function keyPlace(name: string): Position {
    if (!isMap(document.contents)) return { line: 2, column: 1 };
    const pair = document.contents.items.find((item) => String(item.key) === name);
    const range =
      pair && typeof pair.key === 'object' && pair.key !== null && 'range' in pair.key ? pair.key.range : null;
    return Array.isArray(range) && typeof range[0] === 'number' ? place(range[0]) : { line: 2, column: 1 };
  }
}

const opening = '---\n'.length;

/** The texts of a field, a list's one by one, without the quotation marks that YAML may put around them. */
function scalars(source: string, value: unknown, block: number): Passage[] {
  if (isSeq(value)) return value.items.flatMap((item) => scalars(source, item, block));
  if (!isScalar(value) || !value.range || typeof value.value !== 'string') return [];
  const [start, end] = value.range;
  const quoted = /^["']/.test(source.slice(start, end)) ? 1 : 0;
  return [{ text: source.slice(start + quoted, end - quoted), offset: opening + start + quoted, block }];
}

function error(file: string, place: Position, found: string, expected: string): Problem {
  return { severity: 'error', file, ...place, found, expected };
}
