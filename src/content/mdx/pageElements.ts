import { headingId, hrefOf, isJsx, rangeOf, type MdxNode } from './markdownNodes';

/** A heading (`h2`), a link (`a`) or a component (`Feature`) of a page, with its place in the file. */
export interface PageElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, string>>;
  readonly offset: number;
  /** The words of a link. */
  readonly words?: string;
  /** What comes after the words of a link, with its address. */
  readonly destination?: { readonly start: number; readonly end: number };
  /** The component that it is in. */
  readonly inside?: PageElement;
}

/** Returns the headings, links and components of a page in its order, for checks that ask for some of them. */
export function pageElements(node: MdxNode, inside?: PageElement): PageElement[] {
  const tagAndProps = tagOf(node);
  const element = tagAndProps && { ...tagAndProps, offset: rangeOf(node).start, ...(inside && { inside }) };
  const parent = element && isJsx(node) ? element : inside;
  const below = 'children' in node ? node.children.flatMap((child) => pageElements(child, parent)) : [];
  return element ? [element, ...below] : below;
}

/** Returns the elements with one of some tags. */
export function elementsOf({ elements }: { elements: readonly PageElement[] }, ...tags: string[]): PageElement[] {
  return elements.filter(({ tag }) => tags.includes(tag));
}

function tagOf(node: MdxNode): Pick<PageElement, 'tag' | 'props' | 'words' | 'destination'> | undefined {
  if (node.type === 'link') {
    const last = node.children.at(-1);
    const { start, end } = rangeOf(node);
    const destination = { start: last ? rangeOf(last).end : start, end };
    return { tag: 'a', props: { href: hrefOf(node) }, words: wordsOf(node), destination };
  }
  if (node.type === 'heading') {
    const last = node.children.at(-1);
    const id = last?.type === 'text' ? headingId.exec(last.value)?.[1] : undefined;
    return { tag: `h${node.depth}`, props: id === undefined ? {} : { id } };
  }
  if (!isJsx(node)) return undefined;
  const props = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return { tag: node.name ?? '', props: Object.fromEntries(props) };
}

/** Returns the words of a node; a component among them is as its tag. */
export function wordsOf(node: MdxNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
