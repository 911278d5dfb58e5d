import { shortened } from '../problem';
import type { JsxNode, MdxNode } from './markdownNodes';
import { plainText, type TreeNode } from './tree';
import { childComponents, didYouMean, parentComponents, vocabulary, type ComponentRule } from './vocabulary';

/** Says what is wrong at a node, what is expected there, and what to do. */
export type Report = (node: MdxNode, found: string, expected: string, fix?: string) => void;

export function checkPlace(report: Report, node: JsxNode, rule: ComponentRule, inside: string | undefined): void {
  const name = node.name ?? '';
  const siblings = childComponents(inside);
  const parents = inside === 'a sentence' ? '' : listOf(parentComponents(name));
  if (siblings.length > 0) {
    if (!siblings.includes(name)) report(node, `<${name}> inside <${inside}>`, `only ${listOf(siblings)} there`);
  } else if (parents) report(node, `<${name}> outside of ${parents}`, `it inside ${parents}`);
  else if (inside !== undefined && !rule.inline) {
    const place = vocabulary[inside] ? `<${inside}>` : inside;
    report(node, `<${name}> inside ${place}`, 'it on lines of its own, with an empty line before and after it');
  }
}

/** Reports what a component would not show, or what would be invalid HTML in it. */
export function checkContent(
  report: Report,
  node: JsxNode,
  { children: rule }: ComponentRule,
  children: readonly TreeNode[],
): void {
  const tags = children.flatMap((child) => (typeof child === 'string' ? [] : child.tag));
  const refuse = (found: string, expected: string) => report(node, `${found} inside <${node.name}>`, expected);
  const whatIs = (tag: string) => nounOf[tag] ?? `<${tag}>`;
  if (typeof rule !== 'string') {
    const isForeign = (child: TreeNode) =>
      typeof child === 'string' ? child.trim() !== '' : !/^[A-Z]/.test(child.tag);
    const foreign = children.find(isForeign);
    if (foreign !== undefined)
      refuse(
        `${typeof foreign === 'string' ? 'words' : whatIs(foreign.tag)} (“${shortened(plainText([foreign]), 40)}”)`,
        `only ${listOf(rule)} there: nothing else is shown`,
      );
  } else if (rule === 'words') {
    const block = tags.find((tag) => tag in nounOf);
    const isMany = tags.filter((tag) => tag === 'p').length > 1;
    if (isMany) refuse('two paragraphs', 'one paragraph');
    else if (block) refuse(whatIs(block), 'one paragraph of words there');
  } else if (rule === 'paragraphs') {
    const foreign = tags.find((tag) => /^h\d$|^table$|^blockquote$/.test(tag));
    if (foreign) refuse(whatIs(foreign), 'paragraphs and lists there');
  }
}

/** Returns the properties of a component, and reports those that it does not have or that are missing. */
export function readProps(
  report: Report,
  node: JsxNode,
  { props: required, optional = [] }: ComponentRule,
): Record<string, string> {
  const { name } = node;
  const allowed = [...required, ...optional];
  const props: Record<string, string> = {};
  for (const attribute of node.attributes) {
    const [prop, value] = attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['{…}'];
    if (!allowed.includes(prop)) {
      const expected = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no properties';
      report(node, `the property “${prop}” on <${name}>`, expected, didYouMean(prop, allowed, '“$”'));
    } else if (prop in props) report(node, `${prop} twice on <${name}>`, 'it once: only one of them is shown');
    else if (typeof value !== 'string' || value.trim() === '')
      report(node, `${prop} without text on <${name}>`, `${prop}="some text" in double quotes`);
    else props[prop] = value;
  }
  for (const prop of required)
    if (!node.attributes.some((attribute) => 'name' in attribute && attribute.name === prop))
      report(node, `<${name}> without “${prop}”`, `${prop}="…"`);
  return props;
}

/** What a writer calls an element that is a block of its own. */
export const nounOf: Readonly<Record<string, string>> = {
  p: 'a paragraph',
  ul: 'a list',
  ol: 'a list',
  blockquote: 'a quotation',
  table: 'a table',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'a heading'])),
};

function listOf(names: readonly string[]): string {
  return names.map((name) => `<${name}>`).join(', ');
}
