import path from 'node:path';
import type { Node } from 'gatsby';
import type { ContentKind } from '../model/frontMatter';
import { numberStyleOf } from '../model/numberStyle';
import type { StringTable } from '../model/strings';
import { sourceRoot } from './live/sources';
import { nodeIds, type ParsedCards, type ParsedCatalogue, type ParsedPage, type ParsedStrings } from './sourceContent';

/** The fields that queries read from the parsed content. */
export const contentResolvers = {
  Query: {
    pageStrings: {
      type: 'JSON!',
      args: { language: 'String!', namespaces: '[String!]!', contentLocale: 'String!' },
      resolve: (_: unknown, page: PageStringsArgs, context: ResolverContext) =>
        Object.fromEntries(tablesFor(page, context).map(([name, { own }]) => [name, own])),
    },
    fallbackStrings: {
      type: 'JSON!',
      args: { language: 'String!', namespaces: '[String!]!', contentLocale: 'String!' },
      resolve: (_: unknown, page: PageStringsArgs, context: ResolverContext) =>
        Object.fromEntries(
          tablesFor(page, context)
            .map(([name, { fallback }]): [string, StringTable] => [name, fallback])
            .filter(([, table]) => Object.keys(table).length > 0),
        ),
    },
    numberStyle: {
      type: 'NumberStyle!',
      args: { language: 'String!' },
      resolve: (_: unknown, { language }: { language: string }) => numberStyleOf(language),
    },
    contentCards: {
      type: '[ContentCard!]!',
      args: { kind: 'String!', language: 'String!' },
      resolve: (_: unknown, { kind, language }: { kind: ContentKind; language: string }, context: ResolverContext) =>
        read<ParsedCards>(context, nodeIds.cards(kind, language)).cards,
    },
    courseCatalogue: {
      type: '[CatalogueCourse!]!',
      args: { language: 'String!' },
      resolve: (_: unknown, { language }: { language: string }, context: ResolverContext) =>
        read<ParsedCatalogue>(context, nodeIds.catalogue(language)).courses,
    },
  },
  Mdx: {
    heading: {
      type: 'String!',
      resolve: (page: Node, _: unknown, context: ResolverContext) => parsedPage(page, context).heading,
    },
    tree: {
      type: 'JSON!',
      resolve: (page: Node, _: unknown, context: ResolverContext) => parsedPage(page, context).tree,
    },
  },
  FeatureFactsJson: { slug: { resolve: slugOf } },
  CourseFactsJson: { slug: { resolve: slugOf } },
};

interface PageStringsArgs {
  readonly language: string;
  readonly namespaces: readonly string[];
  /** English where the whole page is shown in English; `common`, around it, is in the reader's language. */
  readonly contentLocale: string;
}

interface ResolverContext {
  readonly nodeModel: { getNodeById<Data>(query: { id: string }): (Node & Data) | null };
}

/** By namespace, a page's strings: its own, and the English ones in place of those that it does not have. */
function tablesFor(
  { language, namespaces, contentLocale }: PageStringsArgs,
  context: ResolverContext,
): [namespace: string, ParsedStrings][] {
  return namespaces.map((name) => {
    const isInEnglish = contentLocale !== language && name !== 'common';
    const table = read<ParsedStrings>(context, nodeIds.strings(isInEnglish ? 'en' : language, name));
    return [name, isInEnglish ? { own: {}, fallback: table.own } : table];
  });
}

function parsedPage(page: Node, context: ResolverContext): ParsedPage {
  const file = path.relative(sourceRoot(process.cwd()), String(page.internal.contentFilePath));
  return read<ParsedPage>(context, nodeIds.page(file.split(path.sep).join('/')));
}

/** The folder that a facts.json is in. */
function slugOf(facts: Node, _: unknown, context: ResolverContext): string {
  const file = facts.parent ? read<{ relativeDirectory: string }>(context, facts.parent) : undefined;
  return path.basename(file?.relativeDirectory ?? '');
}

function read<Data>(context: ResolverContext, id: string): Data {
  const node = context.nodeModel.getNodeById<Data>({ id });
  if (!node) throw new Error(`There is no node “${id}”.`);
  return node;
}
