import type { Node, Parent } from 'unist';
import { proseProps } from './vocabulary';

/** An element of MDX: `<Feature icon="key" title="…">`. */
export interface JsxNode extends Parent {
  readonly name: string | null;
  readonly attributes: readonly JsxAttribute[];
}

interface JsxAttribute extends Node {
  readonly name?: string;
  readonly value?: unknown;
}

export function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}

export function isText(node: Node): node is Node & { value: string } {
  return node.type === 'text' && 'value' in node && typeof node.value === 'string';
}

export function isJsx(node: Node): node is JsxNode {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && isParent(node);
}

/** The id at the end of a heading's text, `[#why]`, with the spaces around it. */
export const headingId = /\s*\[#([a-z0-9-]+)\]\s*$/;

/** A place in a body. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The place of a node in the body. */
export function rangeOf({ position }: Node): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** The properties of an element that readers see or hear, each with the place of its text. */
export function proseTexts(node: JsxNode, body: string): (Range & { readonly name: string })[] {
  return node.attributes.flatMap((attribute) => {
    const { name = '' } = attribute;
    const { start, end } = rangeOf(attribute);
    const quote = body.slice(start, end).search(/["']/);
    return proseProps.has(name) && quote >= 0 ? { name, start: start + quote + 1, end: end - 1 } : [];
  });
}
