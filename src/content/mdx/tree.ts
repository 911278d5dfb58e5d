/** The body of an MDX page as plain data: text, or an element, or one of our components, with literal props only. */
export type TreeNode = string | TreeElement;

export interface TreeElement {
  /** An HTML element (`p`, `h2`, `ul` …) or, with a capital, a component of the vocabulary. */
  readonly tag: string;
  readonly props?: Readonly<Record<string, string>>;
  readonly children?: readonly TreeNode[];
}

export function findAll(nodes: readonly TreeNode[], tag: string): TreeElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const below = findAll(node.children ?? [], tag);
    return node.tag === tag ? [node, ...below] : below;
  });
}

/** Returns the courses of a page, the sentence about each apart from its outcomes. */
export function coursesIn(tree: readonly TreeNode[]) {
  return findAll(tree, 'Course').map(({ children = [], ...course }) => ({
    ...course,
    children: children.filter((node) => typeof node === 'string' || node.tag !== 'Outcome'),
    outcomes: findAll(children, 'Outcome'),
  }));
}

export function plainText(nodes: readonly TreeNode[] = []): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}
