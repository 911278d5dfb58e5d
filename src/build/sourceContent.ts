import type { Node, NodePluginArgs } from 'gatsby';
import { courseIndex } from './courseIndex';
import { bindInTree, bindWords } from './lineBreaks';
import { shownStrings, type StringTable } from '../model/strings';
import type { IndexedCourse } from '../model/courseIndex';
import type { TreeNode } from '../model/mdx/tree';
import type { ContentPage, Project } from '../model/project';
import { routesOfSite } from './readSite';
import { readSettings, unusedPolicyTexts } from './settings';
import { siteOf } from './site';

/** A page's words as they are shown: the parsed MDX file, ready to render. */
export interface ParsedPage {
  readonly heading: string;
  readonly tree: readonly TreeNode[];
}

/** A string table of a language, and the English strings in place of those that it does not have. */
export interface ParsedStrings {
  readonly own: StringTable;
  readonly fallback: StringTable;
}

/** The features or course categories of a language, in the order of the menus. */
export interface ParsedCards {
  readonly cards: readonly object[];
}

/** Every course of a language. */
export interface ParsedCatalogue {
  readonly courses: readonly IndexedCourse[];
}

/** The ids of the nodes that `sourceContent` makes, for the resolvers that read them. */
export const nodeIds = {
  page: (file: string) => `camre page ${file}`,
  strings: (language: string, namespace: string) => `camre strings ${language} ${namespace}`,
  cards: (kind: string, language: string) => `camre cards ${kind} ${language}`,
  catalogue: (language: string) => `camre catalogue ${language}`,
};

/**
 * Gives Gatsby the parsed content as nodes: queries, in whichever process they run, read them and parse no file again, and
 * Gatsby runs a query again when a node that it read has changed.
 */
export async function sourceContent(
  root: string,
  { actions, createContentDigest }: Pick<NodePluginArgs, 'actions' | 'createContentDigest'>,
): Promise<void> {
  const { project, codes } = await siteOf(root);
  const create = <Data extends object>(type: string, id: string, data: Data) =>
    actions.createNode({ ...data, id, internal: { type, contentDigest: createContentDigest(data) } });
  for (const page of project.pages)
    create<ParsedPage>('ParsedPage', nodeIds.page(page.file), {
      heading: bindWords(page.frontMatter?.heading ?? '', page.language),
      tree: bindInTree(page.tree, page.language),
    });
  const unused = unusedPolicyTexts(readSettings());
  for (const language of codes) {
    for (const [namespace, english] of Object.entries(project.strings.en ?? {})) {
      const table = project.strings[language]?.[namespace]?.value ?? {};
      const { own, fallback } = shownStrings(language, english.value ?? {}, table);
      create<ParsedStrings>('ParsedStrings', nodeIds.strings(language, namespace), {
        own: bindTable(own, language, namespace === 'privacy' ? unused : []),
        fallback: bindTable(fallback, 'en', namespace === 'privacy' ? unused : []),
      });
    }
    for (const kind of ['features', 'courses'] as const)
      create<ParsedCards>('ParsedCards', nodeIds.cards(kind, language), {
        cards: cardsOf(project, kind, language),
      });
    create<ParsedCatalogue>('ParsedCatalogue', nodeIds.catalogue(language), {
      courses: courseIndex(project, language),
    });
  }
}

/** The data of a node of `sourceContent`. */
export type ContentNode<Data> = Node & Data;

function bindTable(table: StringTable, language: string, without: readonly string[]): StringTable {
  return Object.fromEntries(
    Object.entries(table)
      .filter(([key]) => !without.includes(key))
      // A search engine breaks the lines of what it shows by its own rules.
      .map(([key, text]) => [key, key.startsWith('head.') ? text : bindWords(text, language)]),
  );
}

function cardsOf(project: Project, kind: 'features' | 'courses', language: string): object[] {
  const inLanguage = (slug: string, code: string): ContentPage | undefined =>
    project.pages.find((page) => page.kind === kind && page.slug === slug && page.language === code);
  const slugs = routesOfSite(project).flatMap(({ content }) => (content?.kind === kind ? [content.slug] : []));
  return slugs.map((slug) => {
    const front = (inLanguage(slug, language) ?? inLanguage(slug, 'en'))?.frontMatter;
    const facts = project[kind === 'features' ? 'featureFacts' : 'courseFacts'][slug]?.value;
    return {
      ...facts,
      slug,
      path: `/${kind}/${slug}`,
      heading: bindWords(front?.heading ?? '', language),
      summary: bindWords(front && 'summary' in front ? front.summary : '', language),
    };
  });
}
