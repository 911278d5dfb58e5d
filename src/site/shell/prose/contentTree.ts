import type { TreeElement, TreeNode } from '../../../content/mdx/tree';

/** What follows a heading of level 2. */
export type ContentSection = ReturnType<typeof splitIntoSections>['sections'][number];

/** Divides a body by its headings of level 2: what comes before the first one, the sections, and the call to action. */
export function splitIntoSections(tree: readonly TreeNode[]) {
  const lead: TreeNode[] = [];
  const sections: { id: string; title: readonly TreeNode[]; body: TreeNode[] }[] = [];
  let callToAction: TreeElement | undefined;
  for (const node of tree) {
    if (isElement(node, 'h2')) sections.push({ id: node.props?.id ?? '', title: node.children ?? [], body: [] });
    else if (isElement(node, 'CallToAction')) callToAction = node;
    else (sections.at(-1)?.body ?? lead).push(node);
  }
  return { lead, sections, callToAction };
}

/** Returns the child elements with a tag. */
export function childElements(parent: TreeElement, tag: string): TreeElement[] {
  return (parent.children ?? []).filter((child) => isElement(child, tag));
}

/** Returns whether a node is an element with a tag. */
export function isElement(node: TreeNode, tag: string): node is TreeElement {
  return typeof node !== 'string' && node.tag === tag;
}
