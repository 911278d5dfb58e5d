import { isMap, isScalar, isSeq, parseDocument, type Node as YamlNode } from 'yaml';
import type { Node } from 'unist';
import { isJsx, isParent, isText, type JsxNode } from './markdownNodes';
import { parseMarkdown } from './parseBody';
import { proseProps } from './vocabulary';

/** A text of a page as a translator gets it: a field, a heading, a paragraph, a property, each whole and on one line. */
export interface PageSegment {
  /** What it is, the same in every language: `field title`, `paragraph`, `title of Feature`. */
  readonly kind: string;
  readonly text: string;
  /** The id of the heading that it stands under. */
  readonly under: string | undefined;
  /** Where it stands in the file. */
  readonly start: number;
  readonly end: number;
  /** How a new text is written in its place. */
  write(text: string): string;
}

/** The segments of an MDX page in its order; fields in the order of their names. Throws for a page that cannot be parsed. */
export async function segmentsOf(text: string): Promise<PageSegment[]> {
  const block = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  const body = block ? block[0].replace(/[^\n]/g, ' ') + text.slice(block[0].length) : text;
  const segments: PageSegment[] = [];
  let under: string | undefined;
  const walk = (node: Node): void => {
    if (isJsx(node)) segments.push(...propsOf(node, body, under));
    const sentence = sentenceOf(node, body);
    if (sentence) {
      const id = /\[#([a-z0-9-]+)\]\s*$/.exec(body.slice(sentence.start, node.position?.end.offset))?.[1];
      under = node.type === 'heading' ? id : under;
      segments.push({ kind: node.type, under, ...sentence });
    } else if (isParent(node)) node.children.forEach(walk);
  };
  walk(await parseMarkdown(body));
  return [...fieldsOf(block?.[1] ?? ''), ...segments];
}

/** The page with new texts in place of its segments; all else stays as it is, to the byte. */
export function withSegments(
  text: string,
  changes: readonly { readonly segment: PageSegment; readonly text: string }[],
): string {
  return [...changes]
    .sort((one, other) => other.segment.start - one.segment.start)
    .reduce(
      (whole, { segment, text: words }) =>
        whole.slice(0, segment.start) + segment.write(words) + whole.slice(segment.end),
      text,
    );
}

/** A heading, or a paragraph with words of its own: one that only holds components is none. */
function sentenceOf(node: Node, body: string): Pick<PageSegment, 'text' | 'start' | 'end' | 'write'> | undefined {
  if (!isParent(node)) return undefined;
  const hasWords = node.children.some((child) => !isJsx(child) && !(isText(child) && child.value.trim() === ''));
  const isLine = isTextElement(node)
    ? hasWords
    : (node.type === 'paragraph' || node.type === 'heading') && (hasWords || node.children.every(isInline));
  if (!isLine) return undefined;
  const [first, last] = [node.children[0], node.children.at(-1)];
  const [from, to] = [first?.position?.start.offset, last?.position?.end.offset];
  if (from === undefined || to === undefined) return undefined;
  const raw = body.slice(from, to).replace(/\s*\[#[a-z0-9-]+\]\s*$/, '');
  const start = from + (raw.length - raw.trimStart().length);
  const indent = ' '.repeat(start - (body.lastIndexOf('\n', start - 1) + 1));
  const written = raw.trim();
  const wraps = node.type === 'paragraph' && /^[ ]*$/.test(body.slice(start - indent.length, start));
  return {
    text: onOneLine(written),
    start,
    end: start + written.length,
    write: (text) => (wraps ? wrapped(text, indent) : text),
  };
}

/** A component on a line with others: `<Statistic id="…">words</Statistic>`. */
function isTextElement(node: Node): boolean {
  return isJsx(node) && node.type === 'mdxJsxTextElement' && !isInline(node);
}

function isInline(node: Node): boolean {
  return isJsx(node) && /^(Brand|PolicyVersion|LastUpdated)$/.test(node.name ?? '');
}

function propsOf(node: JsxNode, body: string, under: string | undefined): PageSegment[] {
  return node.attributes.flatMap((attribute): PageSegment[] => {
    const [from, to] = [attribute.position?.start.offset, attribute.position?.end.offset];
    if (!proseProps.has(attribute.name ?? '') || from === undefined || to === undefined) return [];
    const quote = body.slice(from, to).search(/["']/);
    if (quote < 0) return [];
    const [start, end] = [from + quote + 1, to - 1];
    const sign = body.charAt(start - 1);
    const write = (text: string) => text.replaceAll(sign, sign === '"' ? '&quot;' : '&apos;');
    return [
      { kind: `${attribute.name} of ${node.name}`, text: onOneLine(body.slice(start, end)), under, start, end, write },
    ];
  });
}

/** The fields that readers see; a list is one text, its items joined by commas. */
function fieldsOf(source: string): PageSegment[] {
  const { contents } = parseDocument(source);
  if (!isMap(contents)) return [];
  const opening = '---\n'.length;
  const fields = contents.items.flatMap(({ key, value }): PageSegment[] => {
    const name = String(key);
    if (name === 'source' || !isYamlNode(value) || !value.range) return [];
    const [start, end] = [opening + value.range[0], opening + value.range[1]];
    const place = { kind: `field ${name}`, under: undefined, start, end };
    if (isScalar(value)) return [{ ...place, text: onOneLine(String(value.value)), write: yamlText }];
    if (isSeq(value))
      return [
        {
          ...place,
          text: value.items.map((item) => (isScalar(item) ? String(item.value) : '')).join(', '),
          write: yamlList,
        },
      ];
    return [];
  });
  return fields.sort((one, other) => (one.kind < other.kind ? -1 : 1));
}

function isYamlNode(value: unknown): value is YamlNode {
  return typeof value === 'object' && value !== null && 'range' in value;
}

/** Text as YAML: bare where it can be, else in double quotes, whose escapes are those of JSON. */
function yamlText(text: string): string {
  const isPlain =
    /^[\p{L}\p{N}][^#:{}[\]|>"\\`@%&*!]*$/u.test(text) && !/^(true|false|null|yes|no|[\d.,+-]+)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

function yamlList(text: string): string {
  return `[${text
    .split(/[,、，]\s*/)
    .filter((item) => item.trim() !== '')
    .map((item) => yamlText(item.trim()))
    .join(', ')}]`;
}

function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** Breaks a paragraph at the width our pages are written in; what would read as Markdown never begins a line. */
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
