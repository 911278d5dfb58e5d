import type { Edit } from 'jsonc-parser';
import { isScalar, isSeq, stringify, type Pair } from 'yaml';
import { headingId, isInline, isJsx, proseTexts, rangeOf, type MdxNode } from './markdownNodes';
import { partsOfList } from '../strings/marks';
import { openingTag } from './pageElements';

/** A text of a page as a translator gets it: a field, a heading, a paragraph, a property, each whole and on one line. */
export interface PageSegment {
  /** What it is, the same in every language: `field title`, `paragraph`, `title of Feature`, `text of Lesson`. */
  readonly kind: string;
  readonly text: string;
  readonly under: string | undefined;
  /** The component around it with what is the same in every language: `<Feature icon="key">`. */
  readonly owner: string;
  readonly start: number;
  readonly end: number;
  /** How a new text is written in its place; a number is the indent of a paragraph. */
  readonly form: 'inline' | 'yaml' | 'yamlList' | 'yamlLines' | 'property' | number;
}

/** Returns the segments of an MDX body in its order; offsets are the body's. */
export function bodySegments(root: MdxNode, body: string): PageSegment[] {
  const segments: PageSegment[] = [];
  let under: string | undefined;
  const walk = (node: MdxNode, owner: string): void => {
    const inside = (isJsx(node) && !isInline(node) && openingTag(node)) || owner;
    if (isJsx(node))
      for (const { name, ...range } of proseTexts(node, body)) {
        const text = onOneLine(body.slice(range.start, range.end));
        segments.push({ kind: `${name} of ${node.name}`, text, under, owner: inside, ...range, form: 'property' });
      }
    const sentence = sentenceOf(node, body);
    if (sentence) {
      if (node.type === 'heading') under = headingId.exec(body.slice(sentence.start, rangeOf(node).end))?.[1];
      const kind = isJsx(node) ? `text of ${node.name}` : node.type.replace('tableC', 'table c');
      segments.push({ kind, under, owner: inside, ...sentence });
    } else if ('children' in node) for (const child of node.children) walk(child, inside);
  };
  walk(root, '');
  return segments;
}

export function segmentEdit({ start, end, form }: PageSegment, text: string): Edit {
  return { offset: start, length: end - start, content: written(text, form) };
}

function written(text: string, form: PageSegment['form']): string {
  if (typeof form === 'number') return wrapped(text, ' '.repeat(form));
  if (form === 'property') return text.replaceAll('"', '&quot;');
  if (form === 'yaml') return yaml(text);
  if (form === 'inline') return text;
  return (form === 'yamlLines' ? ' ' : '') + yaml(partsOfList(text));
}

/** Returns a value as YAML on one line: text is bare where it can be, in YAML 1.1 too, as Gatsby’s parser reads that. */
function yaml(value: string | readonly string[]): string {
  return stringify(value, {
    collectionStyle: typeof value === 'string' ? 'block' : 'flow',
    compat: 'yaml-1.1',
    flowCollectionPadding: false,
    lineWidth: 0,
    singleQuote: false,
  }).trimEnd();
}

/** Returns a heading, or a paragraph with words of its own: one that only holds components is none. */
function sentenceOf(node: MdxNode, body: string): Pick<PageSegment, 'text' | 'start' | 'end' | 'form'> | undefined {
  if (!('children' in node)) return undefined;
  const hasWords = node.children.some(
    (child) => !isJsx(child) && !(child.type === 'text' && child.value.trim() === ''),
  );
  const isLine =
    node.type === 'paragraph' || node.type === 'heading'
      ? hasWords || node.children.every(isInline)
      : node.type === 'tableCell'
        ? hasWords
        : // A component on a line with others: `<Statistic id="…">words</Statistic>`.
          hasWords && node.type === 'mdxJsxTextElement' && !isInline(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!isLine || !first || !last) return undefined;
  const from = rangeOf(first).start;
  const raw = body.slice(from, rangeOf(last).end).replace(headingId, '');
  const start = from + (raw.length - raw.trimStart().length);
  const indent = start - (body.lastIndexOf('\n', start - 1) + 1);
  const text = raw.trim();
  const wraps = node.type === 'paragraph' && /^ *(?:(?:[-*+]|\d+[.)]) +)?$/.test(body.slice(start - indent, start));
  return { text: onOneLine(text), start, end: start + text.length, form: wraps ? indent : 'inline' };
}

/** Returns the fields of the front matter in the order of their names; a list is one text, joined by commas. */
export function fieldSegments(fields: readonly Pair[], source: string, opening: number): PageSegment[] {
  const segments = fields.flatMap(({ key, value }): PageSegment[] => {
    if ((!isScalar(value) && !isSeq(value)) || !value.range) return [];
    const [from, valueEnd] = value.range;
    // The end of a text or list in several lines is after its last line break.
    const end = opening + from + source.slice(from, valueEnd).trimEnd().length;
    const place = { kind: `field ${String(key)}`, under: undefined, owner: '', start: opening + from, end };
    if (isScalar(value)) return [{ ...place, text: onOneLine(String(value.value)), form: 'yaml' }];
    const text = value.items.map((item) => (isScalar(item) ? String(item.value) : '')).join(', ');
    // A list of lines, one an item, is written again from the colon on: it may begin in the first column.
    const colon = source.lastIndexOf(':', from) + 1;
    if (!source.slice(colon, from).includes('\n')) return [{ ...place, text, form: 'yamlList' }];
    return [{ ...place, start: opening + colon, text, form: 'yamlLines' }];
  });
  return segments.sort((one, other) => (one.kind < other.kind ? -1 : 1));
}

function onOneLine(text: string): string {
  return joinLines(text).trim();
}

/** Returns the text with a space for each line break, or the no-break space next to it; with none in Chinese and Japanese. */
export function joinLines(text: string): string {
  return text.replace(betweenIdeographs, '').replace(/\s*\n\s*/g, (gap) => /[\u00A0\u202F]/.exec(gap)?.[0] ?? ' ');
}

const betweenIdeographs =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF00-\uFFEF])\s*\n\s*(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF00-\uFFEF])/gu;

/** Returns a paragraph in lines of 120 characters, none of which begins with a sign of Markdown. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const fits = line !== undefined && indent.length + line.length + 1 + word.length <= 120;
    if (line !== undefined && (fits || /^([-+*>#|]|\d+[.)])/.test(word))) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${indent}`);
}
