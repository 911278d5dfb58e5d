import { headingId, hrefOf, isJsx, rangeOf, type MdxNode } from './markdownNodes';
import { proseProps } from './vocabulary';

/** A heading (`h2`), a link (`a`), a list (`ul`) or a component (`Feature`) of a page, with its place in the file. */
export interface PageElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, string>>;
  readonly offset: number;
  readonly words?: string;
  /** What comes after the words of a link, with its address. */
  readonly destination?: { readonly start: number; readonly end: number };
  readonly inside?: PageElement;
}

/** Returns the elements of a page in its order, for checks that ask for some of them. */
export function pageElements(node: MdxNode, inside?: PageElement): PageElement[] {
  const tagAndProps = tagOf(node);
  const element = tagAndProps && { ...tagAndProps, offset: rangeOf(node).start, ...(inside && { inside }) };
  const parent = element && isJsx(node) ? element : inside;
  const below = 'children' in node ? node.children.flatMap((child) => pageElements(child, parent)) : [];
  return element ? [element, ...below] : below;
}

export function elementsOf({ elements }: { elements: readonly PageElement[] }, ...tags: string[]): PageElement[] {
  return elements.filter(({ tag }) => tags.includes(tag));
}

/** Returns the tag of a node and its properties; undefined for one that is no element of a page. */
export function tagOf(node: MdxNode): Pick<PageElement, 'tag' | 'props' | 'words' | 'destination'> | undefined {
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
  if (node.type === 'list') {
    const start = node.start ?? 1;
    return { tag: node.ordered ? 'ol' : 'ul', props: start === 1 ? {} : { start: String(start) } };
  }
  const block = blocks[node.type];
  if (block !== undefined) return { tag: block, props: {} };
  if (!isJsx(node)) return undefined;
  const props = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return { tag: node.name ?? '', props: Object.fromEntries(props) };
}

const blocks: Readonly<Partial<Record<string, string>>> = {
  blockquote: 'blockquote',
  listItem: 'li',
  table: 'table',
  tableRow: 'tr',
};

/** Returns the words of a node; a component among them is as its tag. */
export function wordsOf(node: MdxNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** One thing of a page's structure: `<h2 id="features">`, `<a href="/contact">`, `<Feature icon="key">`. */
export interface StructureStep {
  readonly step: string;
  readonly offset: number;
}

/** Returns what a translation has in common with its source: headings with ids, components with their ids, lists, links. */
export function pageStructure(node: MdxNode): StructureStep[] {
  const below = 'children' in node ? node.children.flatMap(pageStructure) : [];
  const step = openingTag(node);
  const steps = step ? [{ step, offset: rangeOf(node).start }, ...below] : below;
  // Inside a sentence each language has its own order.
  const isSentence =
    (node.type === 'paragraph' || node.type === 'heading') && below.every(({ step }) => inline.test(step));
  return isSentence
    ? steps.sort((a, b) => Number(inline.test(a.step)) - Number(inline.test(b.step)) || (a.step < b.step ? -1 : 1))
    : steps;
}

const inline = /^<(a|Brand)\b/;

/** Returns an element with the properties that are the same in every language: `<Feature icon="key">`. */
export function openingTag(node: MdxNode): string | undefined {
  const { tag, props = {} } = tagOf(node) ?? {};
  const fixed = Object.entries(props).filter(([name]) => !proseProps.has(name));
  return tag && `<${[tag, ...fixed.map(([name, value]) => `${name}="${value}"`).sort()].join(' ')}>`;
}
