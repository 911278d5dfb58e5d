import { headingId, hrefOf, isJsx, rangeOf, type JsxNode, type MdxNode } from './markdownNodes';
import { proseProps } from './vocabulary';

/** One thing of a page's structure: `<h2 id="features">`, `<a href="/contact">`, `<Feature icon="key">`. */
export interface StructureStep {
  readonly step: string;
  readonly offset: number;
}

/** Returns what a translation has in common with its source: headings with ids, components with their ids, lists, links. */
export function pageStructure(node: MdxNode): StructureStep[] {
  const below = 'children' in node ? node.children.flatMap(pageStructure) : [];
  const step = stepOf(node);
  const steps = step ? [{ step, offset: rangeOf(node).start }, ...below] : below;
  // Inside a sentence each language has its own order.
  const isSentence =
    (node.type === 'paragraph' || node.type === 'heading') && below.every(({ step }) => inline.test(step));
  return isSentence
    ? steps.sort((a, b) => Number(inline.test(a.step)) - Number(inline.test(b.step)) || (a.step < b.step ? -1 : 1))
    : steps;
}

const inline = /^<(a|Brand)\b/;

function stepOf(node: MdxNode): string | undefined {
  if (isJsx(node)) return openingTag(node);
  if (node.type === 'list')
    return node.ordered ? `<ol${(node.start ?? 1) === 1 ? '' : ` start="${node.start}"`}>` : '<ul>';
  if (node.type === 'table' || node.type === 'tableRow') return node.type === 'table' ? '<table>' : '<tr>';
  if (node.type === 'listItem') return '<li>';
  if (node.type === 'blockquote') return '<blockquote>';
  if (node.type === 'link') return `<a href="${hrefOf(node)}">`;
  if (node.type !== 'heading') return undefined;
  const last = node.children.at(-1);
  const id = last?.type === 'text' ? headingId.exec(last.value)?.[1] : undefined;
  return `<h${node.depth} id="${id ?? ''}">`;
}

/** Returns a component with the properties that are the same in every language: `<Feature icon="key">`. */
export function openingTag({ name, attributes }: JsxNode): string {
  const fixedProps = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && !proseProps.has(attribute.name)
      ? `${attribute.name}="${String(attribute.value)}"`
      : [],
  );
  return `<${[name ?? '', ...fixedProps.sort()].join(' ')}>`;
}
