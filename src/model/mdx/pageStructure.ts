import type { Node } from 'unist';
import { headingId, isJsx, isParent, isText, rangeOf, type JsxNode } from './markdownNodes';
import { proseProps } from './vocabulary';

/** One thing of a page's structure: `<h2 id="features">`, `<a href="/contact">`, `<Feature icon="key">`. */
export interface StructureStep {
  readonly step: string;
  readonly offset: number;
}

/** What a translation has in common with its source: headings with ids, components with their ids, lists, links. */
export function pageStructure(root: Node): StructureStep[] {
  return stepsOf(root).flat();
}

function stepsOf(node: Node): StructureStep[] {
  const below = isParent(node) ? node.children.flatMap(stepsOf) : [];
  const name = nameOf(node);
  const steps = name ? [{ step: name, offset: rangeOf(node).start }, ...below] : below;
  // Inside a sentence each language has its own order.
  const isSentence =
    (node.type === 'paragraph' || node.type === 'heading') && below.every(({ step }) => inline.test(step));
  return isSentence
    ? steps.sort((a, b) => Number(inline.test(a.step)) - Number(inline.test(b.step)) || (a.step < b.step ? -1 : 1))
    : steps;
}

const inline = /^<(a|Brand|PolicyVersion|LastUpdated)\b/;

function nameOf(node: Node): string | undefined {
  if (isJsx(node)) return `<${[node.name ?? '', ...fixedProps(node)].join(' ')}>`;
  if (node.type === 'heading' && 'depth' in node) return `<h${String(node.depth)} id="${idOf(node)}">`;
  if (node.type === 'list') return 'ordered' in node && node.ordered ? '<ol>' : '<ul>';
  if (node.type === 'listItem') return '<li>';
  if (node.type === 'blockquote') return '<blockquote>';
  if (node.type === 'link' && 'url' in node) return `<a href="${String(node.url)}">`;
  return undefined;
}

/** The properties that are the same in every language. */
export function fixedProps(node: JsxNode): string[] {
  return node.attributes
    .filter(({ name }) => name !== undefined && !proseProps.has(name))
    .map(({ name = '', value }) => `${name}="${String(value)}"`)
    .sort();
}

function idOf(heading: Node): string {
  const last = isParent(heading) ? heading.children.at(-1) : undefined;
  return (last && isText(last) && headingId.exec(last.value)?.[1]) || '';
}
