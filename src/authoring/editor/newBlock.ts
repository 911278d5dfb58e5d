import { partsOfPage } from '../../content/checks/parts';
import { kindOf } from '../../content/pages/kinds';
import { siblingsOf, type MdxBlock } from '../../content/mdx/blocks';
import { findAll } from '../../content/mdx/tree';
import { childComponents, vocabulary } from '../../content/mdx/vocabulary';
import { factsFile, type ContentPage, type Project } from '../../content/project';

/** Returns the kinds of block that a page may have after one of its blocks. */
export function newKinds(project: Project, page: ContentPage, blocks: readonly MdxBlock[], after: string): string[] {
  const [siblings] = siblingsOf(blocks, after);
  const parent = blocks.find((block) => block.blocks === siblings)?.kind;
  const known = partsOfPage(page).map(({ found }) => found);
  const kinds = parent === undefined ? [...Object.keys(plainBlocks), ...topComponents] : childComponents(parent);
  return kinds.filter((kind) => {
    const lines = newBlock(project, page, kind);
    if (!lines) return false;
    const end = siblings.find(({ id }) => id === after)?.end ?? 0;
    const added = lines.flatMap((line) =>
      [...line.matchAll(/^##(?= )|<(\w+)/g)].map(([, tag = 'h2']) => ({ tag, props: {}, offset: end })),
    );
    const elements = [...page.elements, ...added].sort((one, other) => one.offset - other.offset);
    return partsOfPage({ ...page, elements }).every(({ found }) => known.includes(found));
  });
}

/**
 * Returns the lines of a new block that can be read, with words to fill in; undefined where its id or course is missing.
 */
export function newBlock(project: Project, page: ContentPage, kind: string): string[] | undefined {
  const plain = plainBlocks[kind];
  if (plain) return plain.map((line) => line.replace('{{id}}', freeHeadingId(page)));
  const lines = component(page, kind, freeIds(project, page), courseIds(project, page)[0]);
  return lines.some((line) => /^ *<\w+ (id|of)=""/.test(line)) ? undefined : lines;
}

const plainBlocks: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['TODO Write a paragraph.'],
  heading: ['## TODO Write a heading [#{{id}}]'],
  list: ['- TODO Write the first item', '- TODO Write the second item'],
};

const inLists = new Set(Object.keys(vocabulary).flatMap(childComponents));
// Values of the brand and the deployment.
const notOffered = ['Brand', 'PolicyVersion', 'LastUpdated', 'PolicyNote'];
const topComponents = Object.keys(vocabulary).filter((name) => !inLists.has(name) && !notOffered.includes(name));

const words: Readonly<Record<string, string>> = {
  icon: 'list-checks',
  title: 'TODO Write a title',
  alt: 'TODO Say what the picture shows',
  button: 'TODO Name the button',
  by: 'TODO Name who said it',
  minutes: '10',
};

function component(page: ContentPage, name: string, ids: readonly string[], course: string | undefined): string[] {
  const rule = vocabulary[name] ?? { props: [], children: 'none' };
  const values: Readonly<Record<string, string | undefined>> = { ...words, id: ids[0], of: course };
  const attributes = rule.props.map((prop) => ` ${prop}="${values[prop] ?? ''}"`);
  const opening = `<${name}${attributes.join('')}`;
  if (rule.children === 'none') return [`${opening} />`];
  if (typeof rule.children === 'string')
    return rule.props.includes('title')
      ? [`${opening}>`, '  TODO Write one or two sentences.', `</${name}>`]
      : [`${opening}>TODO Write a few words</${name}>`];
  const children = childComponents(name).flatMap((child) => Array<string>(minCount(page, child)).fill(child));
  const inside = children.flatMap((child, index) =>
    component(page, child, ids.slice(index), course).map((line) =>
      child === 'Answer' && index === 0 ? line.replace('<Answer', '<Answer correct="yes"') : line,
    ),
  );
  return [`${opening}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
}

/** Returns how many of a component its list has at least. */
function minCount(page: ContentPage, name: string): number {
  const part = new Map(Object.entries(kindOf(page.kind).parts)).get(name);
  return part?.orNone ?? Math.max(1, part?.min ?? 1);
}

/** Returns the ids in the page’s facts.json that the page does not show yet. */
function freeIds(project: Project, page: ContentPage): string[] {
  const { statistics = {} } = factsFile(project, page)?.value ?? {};
  const known = [...Object.keys(statistics), ...courseIds(project, page)];
  const used = ['Statistic', 'Course'].flatMap((tag) => findAll(page.tree, tag).map(({ props }) => props?.id));
  return known.filter((id) => !used.includes(id));
}

function courseIds(project: Project, page: ContentPage): string[] {
  return (factsFile(project, page)?.value?.courses ?? []).map(({ id }) => id);
}

function freeHeadingId(page: ContentPage): string {
  const isUsed = (id: string) => page.text.includes(`[#${id}]`);
  let number = 1;
  while (isUsed(`section-${number}`)) number += 1;
  return `section-${number}`;
}
