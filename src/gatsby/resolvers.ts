import path from 'node:path';
import type { Node } from 'gatsby';
import type { ContentKind } from '../content/frontMatter';
import { numberStyleOf } from '../content/numberStyle';
import { sourceRoot } from './sources';
import { nodeId, type ParsedContent } from './sourceContent';

/** The fields that queries read from the parsed content. */
export const contentResolvers = {
  Query: {
    pageStrings: stringsField('own'),
    fallbackStrings: stringsField('fallback'),
    numberStyle: {
      type: 'NumberStyle!',
      args: { language: 'String!' },
      resolve: (_: unknown, { language }: { language: string }) => numberStyleOf(language),
    },
    contentCards: {
      type: '[ContentCard!]!',
      args: { kind: 'String!', language: 'String!' },
      resolve: (_: unknown, { kind, language }: { kind: ContentKind; language: string }, context: ResolverContext) =>
        read(context, 'cards', kind, language),
    },
    courseCatalogue: {
      type: '[CatalogueCourse!]!',
      args: { language: 'String!' },
      resolve: (_: unknown, { language }: { language: string }, context: ResolverContext) =>
        read(context, 'catalogue', language),
    },
  },
  Mdx: {
    heading: pageField('heading', 'String!'),
    title: pageField('title', 'String!'),
    tree: pageField('tree', 'JSON!'),
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

/** Returns a field with a page's own strings by namespace, or with the English ones in place of those that it lacks. */
function stringsField(kind: keyof ParsedContent['strings']) {
  const resolve = (_: unknown, page: PageStringsArgs, context: ResolverContext) => {
    const tables = page.namespaces.map((name) => {
      const isInEnglish = page.contentLocale !== page.language && name !== 'common';
      const table = read(context, 'strings', isInEnglish ? 'en' : page.language, name);
      return [name, (isInEnglish ? { own: {}, fallback: table.own } : table)[kind]] as const;
    });
    return Object.fromEntries(tables.filter(([, table]) => kind === 'own' || Object.keys(table).length > 0));
  };
  return {
    type: 'JSON!',
    args: { language: 'String!', namespaces: '[String!]!', contentLocale: 'String!' },
    resolve,
  };
}

function pageField(name: keyof ParsedContent['page'], type: string) {
  const resolve = (page: Node, _: unknown, context: ResolverContext) => {
    const file = path.relative(sourceRoot(process.cwd()), String(page.internal.contentFilePath));
    return read(context, 'page', file.split(path.sep).join('/'))[name];
  };
  return { type, resolve };
}

/** Returns the folder that a facts.json is in. */
function slugOf(facts: Node, _: unknown, { nodeModel }: ResolverContext): string {
  const file = nodeModel.getNodeById<{ relativeDirectory: string }>({ id: facts.parent ?? '' });
  return path.basename(file?.relativeDirectory ?? '');
}

function read<Kind extends keyof ParsedContent>(
  { nodeModel }: ResolverContext,
  kind: Kind,
  ...name: readonly string[]
): ParsedContent[Kind] {
  const node = nodeModel.getNodeById<{ value: ParsedContent[Kind] }>({ id: nodeId(kind, ...name) });
  if (!node) throw new Error(`There is no node “${nodeId(kind, ...name)}”.`);
  return node.value;
}
