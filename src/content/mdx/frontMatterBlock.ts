import { CST, isMap, isNode, isScalar, isSeq, Lexer, parseDocument, type Pair } from 'yaml';
import type { z } from 'zod';
import { inWords } from '../files/jsonFile';
import { problemAt, type Finding, type Problem } from '../problem';
import { fieldSegments } from './pageSegments';
import type { MdxPassage } from './markdownNodes';

/** Reads the front matter of an MDX page by a schema. Passages and segments are of the fields that readers see. */
export function readFrontMatter<S extends z.ZodType>(file: string, text: string, schema: S) {
  const problems: Problem[] = [];
  const report = (offset: number, finding: Finding) => problems.push(problemAt({ file, text }, offset, finding));
  const [block = '', source = ''] = frontMatterBlock.exec(text) ?? [];
  if (!block && !schema.safeParse({}).success)
    report(0, { found: 'no front matter', expected: 'a block between two lines of --- at the very top' });
  const document = parseDocument(source, { prettyErrors: false });
  const map = isMap(document.contents) ? document.contents : undefined;
  const fields = map?.items ?? [];
  const shown = fields.filter(({ key }) => String(key) !== 'source');
  for (const { code, pos, message } of document.errors) {
    const isUnclosed = code === 'MISSING_CHAR' || / end with a /.test(message);
    report(opening + (isUnclosed ? startOfValue(fields, pos[0]) : pos[0]), {
      found: isUnclosed ? 'a quotation mark or bracket that is never closed' : message,
      expected: isUnclosed
        ? 'the closing quotation mark or bracket of what begins here'
        : /^[\w-]+: *\*/m.test(source)
          ? 'the text in double quotes where it begins with a *; stars make nothing bold here'
          : /compact mappings/.test(message)
            ? 'the text in one pair of double quotes, as it has a colon: title: "One: two"'
            : 'YAML such as “title: Some words”',
      fix: isUnclosed ? 'write it where the text or list ends' : undefined,
    });
  }
  if (problems.length === 0)
    for (const { offset, ...finding } of hiddenInYaml(source)) report(opening + offset, finding);
  const result = problems.length > 0 ? undefined : schema.safeParse(map?.toJS(document) ?? {}, inWords);
  const placeOf = (name: string) => {
    const key = fields.find((field) => String(field.key) === name)?.key;
    return opening + (isScalar(key) ? (key.range?.[0] ?? 0) : 0);
  };
  for (const { path, message, ...issue } of result?.error?.issues ?? []) {
    const name = String(path[0] ?? '');
    const value: unknown = map?.get(name);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        report(placeOf(key), { found: `the field “${key}”`, expected: 'only the fields that a page of this kind has' });
    else if (!map?.has(name)) report(0, { found: `no “${name}”`, expected: message });
    else {
      // YAML has taken the words for a number, a day or nothing.
      const isWords = typeof value === 'string' || typeof value === 'object';
      report(placeOf(name), {
        found: `${name}: ${JSON.stringify(value ?? null)}`,
        expected: message,
        fix: isWords && value !== null ? undefined : 'put the text in double quotes',
      });
    }
  }
  return {
    value: result?.data,
    passages: shown.flatMap(({ value }) => scalars(source, value)),
    segments: fieldSegments(shown, source, opening),
    problems,
  };
}

const frontMatterBlock = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** Returns the text of an MDX page with its front matter blanked out, so that everything else keeps its place. */
export function bodyOf(text: string): string {
  return text.replace(frontMatterBlock, (block) => block.replace(/[^\n]/g, ' '));
}

/** Returns the text of an MDX page with the pin of its English in the front matter. */
export function withSource(text: string, blobHash: string): string {
  const line = `source: "${blobHash}"`;
  // A page that needs no field, such as an outline, has no front matter in English.
  if (!frontMatterBlock.test(text)) return `---\n${line}\n---\n\n${text}`;
  return text.replace(frontMatterBlock, (block) => {
    if (block.includes(blobHash)) return block;
    return /^source:/m.test(block)
      ? block.replace(/^source:.*$/m, line)
      : block.replace(/\n(?=---[ \t]*\n?$)/, `\n${line}\n`);
  });
}

const opening = '---\n'.length;

/** Returns where the value of the field begins that an offset of the YAML is in. */
function startOfValue(fields: readonly Pair[], offset: number): number {
  const starts = fields.flatMap(({ value }) => (isNode(value) && value.range ? [value.range[0]] : []));
  return starts.findLast((start) => start <= offset) ?? offset;
}

/** Returns what YAML does not take for words, so that readers would not see it: comments, tags, escapes and other signs of its own. */
function hiddenInYaml(source: string): (Finding & { readonly offset: number })[] {
  let [end, before] = [0, ''];
  return [...new Lexer().lex(source)].flatMap((written) => {
    const type = before === CST.SCALAR ? 'scalar' : (CST.tokenType(written) ?? '');
    before = written;
    if ([CST.DOCUMENT, CST.SCALAR, CST.FLOW_END].includes(written)) return [];
    const offset = end;
    end += written.length;
    const isHidden = type === 'double-quoted-scalar' ? escaped.test(written) : notWords.test(type);
    const expected = 'the words as readers see them, in double quotes where YAML has signs of its own: # & * ! \\';
    return isHidden ? [{ offset, found: `“${written.slice(0, 60)}”, which readers would not see`, expected }] : [];
  });
}

const notWords = /^(?:comment|tag|anchor|alias|directive-line|doc-end|explicit-key-ind)$/;
const escaped = /(?<!\\)(?:\\\\)*\\[^"\\]/;

/** Returns the texts of a field, a list's one by one, without the quotation marks that YAML may put around them. */
function scalars(source: string, value: unknown): MdxPassage[] {
  if (isSeq(value)) return value.items.flatMap((item) => scalars(source, item));
  if (!isScalar(value) || !value.range || typeof value.value !== 'string') return [];
  const [start, valueEnd] = value.range;
  const written = source.slice(start, valueEnd).trimEnd();
  // A text below `>-` begins on the next line.
  const before = /^(?:["']|[>|][-+0-9]*[ \t]*\n\s*)/.exec(written)?.[0].length ?? 0;
  const after = /^["']/.test(written) ? 1 : 0;
  const text = written.slice(before, written.length - after);
  return [{ text, offset: opening + start + before }];
}
