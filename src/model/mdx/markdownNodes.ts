import type { Node, Parent } from 'unist';

/** An element of MDX: `<Feature icon="key" title="…">`. */
export interface JsxNode extends Parent {
  readonly name: string | null;
  readonly attributes: readonly JsxAttribute[];
}

export interface JsxAttribute extends Node {
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
