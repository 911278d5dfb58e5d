import type { NodePluginArgs } from 'gatsby';
import type { IndexedCourse } from '../content/facts';
import { intlLocale } from '../content/intlLocale';
import type { TreeNode } from '../content/mdx/tree';
import { pageIn, type ContentPage, type Project } from '../content/project';
import { shownStrings } from '../content/stringStates';
import type { StringTable } from '../content/strings';
import { preventBreaks, preventBreaksInTree } from './lineBreaks';
import { shownSlugs } from './readSite';
import { readSettings, unusedPolicyTexts } from './settings';
import { loadSite } from './site';

/** The data of the nodes that `sourceContent` makes, by the kind of node. */
export interface ParsedContent {
  /** A page's words as they are shown: the parsed MDX file, ready to render. */
  readonly page: { readonly title: string; readonly heading: string; readonly tree: readonly TreeNode[] };
  /** A string table of a language, and the English strings in place of those that it does not have. */
  readonly strings: { readonly own: StringTable; readonly fallback: StringTable };
  /** The features or course categories of a language, in the order of the menus. */
  readonly cards: readonly object[];
  /** Every course of a language. */
  readonly catalogue: readonly IndexedCourse[];
}

/** Returns the id of a node that `sourceContent` makes, for the resolvers that read it. */
export function nodeId(kind: keyof ParsedContent, ...name: readonly string[]): string {
  return ['camre', kind, ...name].join(' ');
}

/**
 * Creates nodes with the parsed content. Queries read them in whichever process they run, so that no file is parsed
 * again, and Gatsby runs a query again when a node that it read has changed.
 */
export async function sourceContent(
  root: string,
  { actions, createContentDigest }: Pick<NodePluginArgs, 'actions' | 'createContentDigest'>,
): Promise<void> {
  const { project, codes, courses } = await loadSite(root);
  const create = <Kind extends keyof ParsedContent>(kind: Kind, name: readonly string[], value: ParsedContent[Kind]) =>
    actions.createNode({
      value,
      id: nodeId(kind, ...name),
      internal: { type: 'ParsedContent', contentDigest: createContentDigest(value) },
    });
  for (const page of project.pages) create('page', [page.file], shownPage(page));
  for (const language of codes) {
    for (const namespace of Object.keys(project.strings.en ?? {}))
      create('strings', [language, namespace], shownTables(project, language, namespace));
    for (const kind of ['features', 'courses'] as const)
      create('cards', [kind, language], contentCards(project, kind, language));
    create('catalogue', [language], courses.get(language) ?? []);
  }
}

/** Returns a page's words as the site shows them. */
export function shownPage({ frontMatter, tree, language }: ContentPage): ParsedContent['page'] {
  return {
    title: preventBreaks(frontMatter?.title ?? '', language),
    heading: preventBreaks(frontMatter?.heading ?? '', language),
    tree: preventBreaksInTree(tree, language),
  };
}

/** Returns the strings of a namespace as the site shows them. */
export function shownTables(project: Project, language: string, namespace: string): ParsedContent['strings'] {
  const { own, fallback } = shownStrings(project, language, namespace);
  const without = namespace === 'privacy' ? unusedPolicyTexts(readSettings()) : [];
  return { own: preventBreaksInTable(own, language, without), fallback: preventBreaksInTable(fallback, 'en', without) };
}

function preventBreaksInTable(table: StringTable, language: string, without: readonly string[]): StringTable {
  return Object.fromEntries(
    Object.entries(table)
      .filter(([key]) => !without.includes(key))
      // A search engine breaks the lines of what it shows by its own rules.
      .map(([key, text]) => [key, key === 'head.description' ? text : preventBreaks(text, language)]),
  );
}

function contentCards(project: Project, kind: 'features' | 'courses', language: string): object[] {
  return shownSlugs(project, kind).map((slug) => {
    const page = pageIn(project, { kind, slug }, language) ?? pageIn(project, { kind, slug }, 'en');
    const front = page?.frontMatter;
    const shownIn = page?.language ?? language;
    const facts = project[kind === 'features' ? 'featureFacts' : 'courseFacts'][slug]?.value;
    return {
      ...facts,
      slug,
      path: `/${kind}/${slug}`,
      heading: preventBreaks(front?.heading ?? '', shownIn),
      summary: preventBreaks(front && 'summary' in front ? front.summary : '', shownIn),
      lang: shownIn === language ? null : intlLocale(shownIn),
    };
  });
}
