import type { CompileContext, Token } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { proseProps, vocabulary } from './vocabulary';

export async function parseMdx(body: string) {
  parser ??= createParser();
  return (await parser).parse(body);
}

let parser: ReturnType<typeof createParser> | undefined;

/** These packages are ES modules only, hence the dynamic imports. */
async function createParser() {
  const [{ unified }, { default: remarkParse }, { default: remarkMdx }, tables, tableNodes, addresses, addressNodes] =
    await Promise.all([
      import('unified'),
      import('remark-parse'),
      import('remark-mdx'),
      import('micromark-extension-gfm-table'),
      import('mdast-util-gfm-table'),
      import('micromark-extension-gfm-autolink-literal'),
      import('mdast-util-gfm-autolink-literal'),
    ]);
  /** Tables and bare addresses of GitHub Flavored Markdown (4.10, 6.9); `check` refuses the rest of it. */
  function tablesAndAddresses(this: Processor) {
    const data = this.data();
    (data.micromarkExtensions ??= []).push(tables.gfmTable(), addresses.gfmAutolinkLiteral());
    const links = addressNodes.gfmAutolinkLiteralFromMarkdown();
    (data.fromMarkdownExtensions ??= []).push(
      tableNodes.gfmTableFromMarkdown(),
      // Its transforms look for addresses in the text again, and lose the places of what is around them.
      { ...links, transforms: [], exit: { ...links.exit, literalAutolink: endAddress } },
    );
  }
  return unified().use(remarkParse).use(tablesAndAddresses).use(remarkMdx);
}

/** Ends a bare address at the punctuation of a script that writes no space after it, at which GFM goes on. */
function endAddress(this: CompileContext, token: Token): void {
  const link = this.stack.at(-1);
  this.exit(token);
  const [words] = link?.type === 'link' ? link.children : [];
  const length = words?.type === 'text' ? words.value.search(/[\u3001-\u303F\uFF00-\uFFEF]/) : -1;
  if (length < 0 || link?.type !== 'link' || words?.type !== 'text' || !words.position || !link.position) return;
  const value = words.value.slice(length);
  const rest = { ...token, start: { ...token.start, offset: token.start.offset + length } };
  link.url = link.url.slice(0, -value.length);
  words.value = words.value.slice(0, length);
  words.position.end = link.position.end = rest.start;
  this.enter({ type: 'text', value }, rest);
  this.exit(rest);
}

type Root = Awaited<ReturnType<typeof parseMdx>>;

/** A node of the syntax tree: https://github.com/syntax-tree/mdast. */
export type MdxNode = Root | Root['children'][number];

/** An element of MDX: `<Feature icon="key" title="…">`. */
export type JsxNode = Extract<MdxNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

type LinkNode = Extract<MdxNode, { type: 'link' }>;

export function isJsx(node: MdxNode): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns whether a node is a component that is part of a sentence, such as `<Brand of="name" />`. */
export function isInline(node: MdxNode): boolean {
  return isJsx(node) && vocabulary[node.name ?? '']?.inline === true;
}

/** Returns whether a link is a bare address: `https://www.example.org`, `www.example.org`, `name@example.org`. */
function isBareAddress({ children: [only, ...rest], url }: LinkNode): boolean {
  return rest.length === 0 && only?.type === 'text' && [url, `http://${url}`].some((one) => one.endsWith(only.value));
}

/** Returns where a link leads; a bare `www.example.org` is reached over HTTPS. */
export function hrefOf(link: LinkNode): string {
  return isBareAddress(link) ? link.url.replace(/^http:(?=\/\/www\.)/, 'https:') : link.url;
}

/** The id at the end of a heading's text, `[#why]`, with the spaces around it. */
export const headingId = /\s*\[#([a-z0-9-]+)\]\s*$/;

type Range = Readonly<Record<'start' | 'end', number>>;

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
  /** Of a property: the component that has it. */
  readonly propertyOf?: string;
}

/** Returns the passages of an MDX body, in its order: text, and the properties that readers see. Offsets are the body's. */
export function passagesOf(node: MdxNode, body: string): MdxPassage[] {
  // An address is no words.
  if (node.type === 'link' && isBareAddress(node)) return [];
  const own = node.type === 'text' ? [rangeOf(node)] : isJsx(node) ? proseTexts(node, body) : [];
  const passages = own.map(({ start, end }) => ({
    text: body.slice(start, end).replace(headingId, ''),
    offset: start,
    ...(isJsx(node) && { propertyOf: node.name ?? '' }),
  }));
  return [
    ...passages.filter(({ text }) => text.trim() !== ''),
    ...('children' in node ? node.children.flatMap((child) => passagesOf(child, body)) : []),
  ];
}
