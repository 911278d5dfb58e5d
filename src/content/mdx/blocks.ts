import { applyEdits } from 'jsonc-parser';
import { bodyOf } from './frontMatterBlock';
import { isInline, isJsx, parseMdx, passagesOf, rangeOf, type JsxNode, type MdxNode } from './markdownNodes';
import { joinLines } from './pageSegments';
import { childComponents } from './vocabulary';

/** A paragraph, heading, list or component of a page, with its place in the file. */
export interface MdxBlock {
  /** Its number among the blocks of the page, `2`, or of a block, `2.0`. */
  readonly id: string;
  /** `paragraph`, `heading`, `list`, or a component’s name: `FeatureGrid`. */
  readonly kind: string;
  /** The beginning of its words. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly blocks: readonly MdxBlock[];
}

/** Returns the blocks of an MDX file, in its order. Throws where it is no MDX. */
export async function mdxBlocks(text: string): Promise<MdxBlock[]> {
  const body = bodyOf(text);
  const { children } = await parseMdx(body);
  return children.map((node, index) => blockOf(unwrapped(node), String(index), body));
}

/** Returns the component that has a line to itself, which Markdown puts into a paragraph; any other node as it is. */
function unwrapped(node: MdxNode): MdxNode {
  if (node.type !== 'paragraph') return node;
  const [only, ...others] = node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
  return only && isJsx(only) && !isInline(only) && others.length === 0 ? only : node;
}

function blockOf(node: MdxNode, id: string, body: string): MdxBlock {
  const isList = isJsx(node) && childComponents(node.name).length > 0;
  const words = passagesOf(node, body).map(({ text }) => text.trim());
  return {
    id,
    kind: (isJsx(node) ? node.name : undefined) ?? node.type,
    words: joinLines(words.join(' ')).slice(0, 120),
    ...rangeOf(node),
    blocks: isList ? componentsIn(node).map((child, index) => blockOf(child, `${id}.${index}`, body)) : [],
  };
}

/** Returns the components in a node, also those on a line of their own, which Markdown puts into a paragraph. */
function componentsIn(node: MdxNode): JsxNode[] {
  return 'children' in node ? node.children.flatMap((child) => (isJsx(child) ? child : componentsIn(child))) : [];
}

/** Returns the page with a block moved past the one before it (-1) or after it (1); undefined where there is none. */
export function moveBlock(text: string, blocks: readonly MdxBlock[], id: string, by: -1 | 1): string | undefined {
  const [siblings, index] = siblingsOf(blocks, id);
  const [block, other] = [siblings[index], siblings[index + by]];
  if (!block || !other) return undefined;
  const edit = ({ start, end }: MdxBlock, content: string) => ({ offset: start, length: end - start, content });
  const textOf = ({ start, end }: MdxBlock) => text.slice(start, end);
  return applyEdits(text, [edit(block, textOf(other)), edit(other, textOf(block))]);
}

/** Returns the page without a block, and without the empty lines before it. */
export function removeBlock(text: string, blocks: readonly MdxBlock[], id: string): string | undefined {
  const [siblings, index] = siblingsOf(blocks, id);
  const [before, block, after] = [siblings[index - 1], siblings[index], siblings[index + 1]];
  if (!block) return undefined;
  if (before) return text.slice(0, before.end) + text.slice(block.end);
  return text.slice(0, block.start) + text.slice(after?.start ?? block.end);
}

/** Returns the page with new lines after a block, indented as it is. */
export function addBlock(
  text: string,
  blocks: readonly MdxBlock[],
  id: string,
  lines: readonly string[],
): string | undefined {
  const [siblings, index] = siblingsOf(blocks, id);
  const block = siblings[index];
  if (!block) return undefined;
  const indent = ' '.repeat(block.start - (text.lastIndexOf('\n', block.start - 1) + 1));
  const gap = id.includes('.') ? '\n' : '\n\n';
  return text.slice(0, block.end) + gap + lines.map((line) => indent + line).join('\n') + text.slice(block.end);
}

/** Returns the blocks next to a block, and its index among them; -1 where there is no such block. */
export function siblingsOf(blocks: readonly MdxBlock[], id: string): readonly [readonly MdxBlock[], number] {
  const parent = id.split('.').slice(0, -1).join('.');
  const siblings = parent === '' ? blocks : (blocks.find((block) => block.id === parent)?.blocks ?? []);
  return [siblings, siblings.findIndex((block) => block.id === id)];
}
