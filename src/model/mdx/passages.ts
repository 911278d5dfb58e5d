import { headingId, isJsx, proseTexts, rangeOf, type MdxNode } from './markdownNodes';

/** A piece of text that a reader sees, as it is in the file. */
export interface MdxPassage {
  readonly text: string;
  readonly offset: number;
}

/** The passages of an MDX body, in its order: text, and the properties that readers see. Offsets are the body's. */
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
