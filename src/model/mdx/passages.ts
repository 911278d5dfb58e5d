import type { Node } from 'unist';
import type { Passage } from '../passage';
import { isJsx, isParent, isText, type JsxAttribute } from './markdownNodes';
import { proseProps } from './vocabulary';

/** The passages of an MDX body, in its order: text, and the properties that readers see. Offsets are the body's. */
export function passagesOf(root: Node, body: string): Passage[] {
  const passages: Passage[] = [];
  let block = 0;
  const add = (start: number | undefined, end: number | undefined): void => {
    if (start === undefined || end === undefined) return;
    // A heading's id is no text.
    const text = body.slice(start, end).replace(/\s*\[#[a-z0-9-]+\]\s*$/, '');
    if (text.trim() !== '') passages.push({ text, offset: start, block });
  };
  const addProp = (attribute: JsxAttribute): void => {
    const { start, end } = attribute.position ?? {};
    if (!proseProps.has(attribute.name ?? '') || start?.offset === undefined || end?.offset === undefined) return;
    const quote = body.slice(start.offset, end.offset).search(/["']/);
    block += 1;
    if (quote >= 0) add(start.offset + quote + 1, end.offset - 1);
  };
  const walk = (node: Node): void => {
    if (isText(node)) add(node.position?.start.offset, node.position?.end.offset);
    if (isJsx(node)) node.attributes.forEach(addProp);
    if (/^(paragraph|heading|mdxJsxFlowElement)$/.test(node.type)) block += 1;
    if (isParent(node)) node.children.forEach(walk);
  };
  walk(root);
  return passages;
}
