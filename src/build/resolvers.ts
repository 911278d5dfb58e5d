import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node, Reporter } from 'gatsby';
import { readFrontMatter } from '../model/mdx/frontMatterBlock';
import { frontMatterSchemas, type ContentKind } from '../model/frontMatter';
import { parseBody } from '../model/mdx/parseBody';
import { numberStyleOf } from '../model/numberStyle';
import { formatProblem } from '../model/problem';
import type { Project } from '../model/project';
import { shownStrings, type StringTable } from '../model/strings';
import { createRoutes } from '../routes';
import { courseIndex } from './courseIndex';
import { sourceRoot } from './live/sources';
import { projectOf } from './site';
import { bindInTree, bindWords } from './lineBreaks';

interface Located {
  readonly relativePath: string;
}

interface StringsWanted {
  readonly language: string;
  readonly namespaces: readonly string[];
  /** English where the page is not translated: only what stands around it is then in the reader's language. */
  readonly contentLocale: string;
}

/** What the files hold beyond their own fields: slugs, trees of MDX bodies, string tables with their fallback. */
export function contentResolvers(reporter: Reporter): object {
  let site: { digest: string; project: Promise<Project> } | undefined;
  const slugOf = (source: Node, _: unknown, context: ResolverContext) =>
    path.basename(path.dirname(fileOf(source, context).relativePath));
  return {
    Query: {
      pageStrings: {
        type: 'JSON!',
        args: { language: 'String!', namespaces: '[String!]!', contentLocale: 'String!' },
        resolve: (_: unknown, wanted: StringsWanted, context: ResolverContext) => stringsFor(wanted, context, 'own'),
      },
      fallbackStrings: {
        type: 'JSON!',
        args: { language: 'String!', namespaces: '[String!]!', contentLocale: 'String!' },
        resolve: (_: unknown, wanted: StringsWanted, context: ResolverContext) =>
          stringsFor(wanted, context, 'fallback'),
      },
      numberStyle: {
        type: 'NumberStyle!',
        args: { language: 'String!' },
        resolve: (_: unknown, { language }: { language: string }) => numberStyleOf(language),
      },
      contentCards: {
        type: '[ContentCard!]!',
        args: { kind: 'String!', language: 'String!' },
        async resolve(
          _: unknown,
          { kind, language }: { kind: 'features' | 'courses'; language: string },
          context: ResolverContext,
        ) {
          const pages = await allByPath(context, 'Mdx');
          const facts = await allByPath(context, kind === 'features' ? 'FeatureFactsJson' : 'CourseFactsJson');
          const [topics] = (await context.nodeModel.findAll({ type: 'TopicsJson' })).entries;
          const shown = createRoutes({
            courses: [],
            features: [],
            [kind]: slugsOf(topics?.[kind]),
            drafts: slugsOf(topics?.drafts),
          });
          const slugs = shown.flatMap(({ content }) => (content?.kind === kind ? [content.slug] : []));
          return slugs.map((slug) => {
            const page = pages.get(`${kind}/${slug}/${language}.mdx`) ?? pages.get(`${kind}/${slug}/en.mdx`);
            const { heading = '', summary = '' } = page?.frontmatter ?? {};
            const words = { heading: bindWords(heading, language), summary: bindWords(summary, language) };
            return { ...facts.get(`${kind}/${slug}/facts.json`), ...words, slug, path: `/${kind}/${slug}` };
          });
        },
      },
      courseCatalogue: {
        type: '[CatalogueCourse!]!',
        args: { language: 'String!' },
        async resolve(_: unknown, { language }: { language: string }, context: ResolverContext) {
          const { entries } = await context.nodeModel.findAll({ type: 'Mdx' });
          const digest = [...entries].map((node) => node.internal.contentDigest).join();
          if (digest !== site?.digest) site = { digest, project: projectOf(process.cwd()) };
          return courseIndex(await site.project, language);
        },
      },
    },
    Mdx: {
      heading: {
        type: 'String!',
        resolve: (source: Node & { frontmatter?: FrontMatter }) =>
          bindWords(source.frontmatter?.heading ?? '', languageOf(source)),
      },
      tree: {
        type: 'JSON!',
        async resolve(source: Node) {
          const file = String(source.internal.contentFilePath);
          const place = path.relative(sourceRoot(process.cwd()), file);
          const kind = place.split(path.sep)[1];
          const text = await readFile(file, 'utf8');
          const front = readFrontMatter(place, text, frontMatterSchemas[isKind(kind) ? kind : 'pages']);
          const { tree, problems } = await parseBody(place, front.body);
          // A build has refused a broken page before it comes here, and the live server shows it what was last whole.
          for (const problem of problems) reporter.error(formatProblem(problem));
          return bindInTree(tree, languageOf(source));
        },
      },
    },
    FeatureFactsJson: { slug: { resolve: slugOf } },
    CourseFactsJson: { slug: { resolve: slugOf } },
  };
}

/** By namespace, the page's strings in its own language, or the English ones that are shown in place of what it lacks. */
async function stringsFor(
  { language, namespaces, contentLocale }: StringsWanted,
  context: ResolverContext,
  part: 'own' | 'fallback',
): Promise<Record<string, StringTable>> {
  const tableOf = await stringTables(context);
  const tables = namespaces.map((name): [string, StringTable] => {
    const english = tableOf(`en/${name}.json`);
    const isInEnglish = contentLocale !== language && name !== 'common';
    const shown = shownStrings(language, english, isInEnglish ? {} : tableOf(`${language}/${name}.json`));
    const entries = Object.entries(shown[part]).map(([key, text]) => [
      key,
      // what a search engine shows breaks its lines by its own rules
      key.startsWith('head.') ? text : bindWords(text, part === 'own' ? language : 'en'),
    ]);
    return [name, Object.fromEntries(entries)];
  });
  return Object.fromEntries(part === 'own' ? tables : tables.filter(([, table]) => Object.keys(table).length > 0));
}

interface ResolverContext {
  readonly nodeModel: {
    findAll(query: { type: string }, tracking?: Tracking): Promise<{ entries: Iterable<Node> }>;
    getNodeById(query: { id: string }, tracking?: Tracking): Node | null;
  };
}

/** Whether Gatsby notes that the page depends on what was asked for, and makes it anew when that changes. */
interface Tracking {
  readonly track: boolean;
}

/** Finds string tables by their file; a page depends on those that it asks for, not on all of them. */
async function stringTables(context: ResolverContext): Promise<(file: string) => StringTable> {
  const { entries } = await context.nodeModel.findAll({ type: 'StringTableJson' }, { track: false });
  const ids = new Map([...entries].map((node) => [fileOf(node, context, { track: false }).relativePath, node.id]));
  return (file) => {
    const id = ids.get(file);
    const node = id === undefined ? null : context.nodeModel.getNodeById({ id });
    return node ? stringsOf(node) : {};
  };
}

function isKind(kind: string | undefined): kind is ContentKind {
  return kind !== undefined && kind in frontMatterSchemas;
}

function fileOf(node: Node, context: ResolverContext, tracking?: Tracking): Located {
  const parent = node.parent ? context.nodeModel.getNodeById({ id: node.parent }, tracking) : null;
  return { relativePath: String(parent?.relativePath) };
}

/** The language of an MDX page, whose file is named after it. */
function languageOf(page: Node): string {
  return path.basename(String(page.internal.contentFilePath), '.mdx');
}

interface FrontMatter {
  readonly heading: string;
  readonly summary?: string;
}

async function allByPath(
  context: ResolverContext,
  type: string,
): Promise<Map<string, Node & { frontmatter?: FrontMatter }>> {
  const { entries } = await context.nodeModel.findAll({ type });
  return new Map([...entries].map((node) => [fileOf(node, context).relativePath, node]));
}

function slugsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

function stringsOf(node: Node): StringTable {
  const { id, parent, children, internal, ...strings } = node;
  void [id, parent, children, internal];
  return Object.fromEntries(
    Object.entries(strings).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
