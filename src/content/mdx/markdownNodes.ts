import { proseProps } from './vocabulary';

/** Parses an MDX body. Throws where it is no MDX. */
export async function parseMdx(body: string) {
  parser ??= createParser();
  return (await parser).parse(body);
}

let parser: ReturnType<typeof createParser> | undefined;

/** These packages are ES modules only, hence the dynamic imports. */
async function createParser() {
  const [{ unified }, { default: remarkParse }, { default: remarkMdx }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
  ]);
  return unified().use(remarkParse).use(remarkMdx);
}

type Root = Awaited<ReturnType<typeof parseMdx>>;

/** A node of the syntax tree: https://github.com/syntax-tree/mdast. */
export type MdxNode = Root | Root['children'][number];

/** An element of MDX: `<Feature icon="key" title="…">`. */
export type JsxNode = Extract<MdxNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Returns whether a node is an element of MDX. */
export function isJsx(node: MdxNode): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns whether a node is the one component that is part of a sentence, `<Brand of="name" />`. */
export function isInline(node: MdxNode): boolean {
  return isJsx(node) && node.name === 'Brand';
}

/** The id at the end of a heading's text, `[#why]`, with the spaces around it. */
export const headingId = /\s*\[#([a-z0-9-]+)\]\s*$/;

/** A place in a body. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the place of a node in the body. */
export function rangeOf({ position }: Pick<MdxNode, 'position'>): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Returns the properties of an element that readers see or hear, each with the place of its text. */
export function proseTexts(node: JsxNode, body: string): (Range & { readonly name: string })[] {
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !proseProps.has(attribute.name)) return [];
    const { start, end } = rangeOf(attribute);
    const quote = body.slice(start, end).search(/["']/);
    return quote < 0 ? [] : { name: attribute.name, start: start + quote + 1, end: end - 1 };
  });
}

/** A piece of text that a reader sees, as it is in the file. */
export interface MdxPassage {
  readonly text: string;
  readonly offset: number;
}

/** Returns the passages of an MDX body, in its order: text, and the properties that readers see. Offsets are the body's. */
export function passagesOf(node: MdxNode, body: string): MdxPassage[] {
  const own = node.type === 'text' ? [rangeOf(node)] : isJsx(node) ? proseTexts(node, body) : [];
  const passages = own.map(({ start, end }) => ({
    text: body.slice(start, end).replace(headingId, ''),
    offset: start,
  }));
  return [
    ...passages.filter(({ text }) => text.trim() !== ''),
    ...('children' in node ? node.children.flatMap((child) => passagesOf(child, body)) : []),
  ];
}
