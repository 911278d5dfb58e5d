import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createTranslator } from '../site/i18n/createTranslator';
import { pictureFile } from '../content/contentPage';
import type { Language } from '../content/datasets';
import type { IndexedCourse } from '../content/facts';
import type { PageContext } from '../content/pageContext';
import type { Project } from '../content/project';
import { localisedPath, screens, type Route } from '../site/routes';
import { withSearchWords } from './searchWords';
import { sourceRoot } from './sources';
import { loadSite } from './site';
import { writeIfChanged } from './writeIfChanged';

interface ContentNodes {
  readonly allMdx: {
    readonly nodes: readonly { readonly id: string; readonly parent: { readonly relativePath: string } }[];
  };
}

/** Creates every page of the route table in every published language: feature, course and text pages from MDX. */
export async function createPagesOfSite(root: string, { actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ContentNodes>(`
    {
      allMdx {
        nodes {
          id
          parent {
            ... on File {
              relativePath
            }
          }
        }
      }
    }
  `);
  if (!data) return reporter.panic('The content could not be read.', errors);
  const mdxIds = new Map(data.allMdx.nodes.map(({ id, parent }) => [parent.relativePath, id]));
  const { project, languages, codes: published, routes, registry, courses, cards } = await loadSite(root);
  writeCourseIndexes(root, project, courses);
  writeHints(root, project, languages);
  for (const language of published)
    for (const route of routes) {
      const card = cards.get(localisedPath(route.path, language));
      const state = registry.stateOf(route.path, language);
      const shown = state === 'fallback' ? 'en' : language;
      const context: PageContext = {
        language,
        route: route.path,
        namespaces: route.namespaces,
        // Around MDX the page's words stay in the reader's language, each marked as such.
        contentLocale: route.content ? language : shown,
        state,
        translations: registry.translationsOf(route.path),
        published,
        card: card && { address: card.address, title: card.content.title.join('') },
        ...contentContext(root, route.content, shown, mdxIds),
      };
      actions.createPage({
        path: localisedPath(route.path, language),
        component: path.join(root, 'src/site/screens', screens[route.screen]),
        context,
      });
    }
}

/** Writes what the search of /courses reads. With the pages, so that the live server updates both. */
function writeCourseIndexes(root: string, project: Project, all: ReadonlyMap<string, readonly IndexedCourse[]>): void {
  for (const [code, index] of all) {
    const courses = index.map((course) => withSearchWords(project, code, course));
    writeIfChanged(path.join(root, `public/search/courses.${code}.json`), JSON.stringify(courses));
  }
}

/** Writes the line that offers a language, in a file of its own for each: a page loads only the one that it needs. */
function writeHints(root: string, project: Project, languages: readonly Language[]): void {
  for (const { code, name } of languages) {
    const common = { ...project.strings.en?.common?.value, ...project.strings[code]?.common?.value };
    const line = createTranslator(code, { common }).t('language.hint', { language: name });
    writeIfChanged(path.join(root, `public/hints/${code}.txt`), line);
  }
}

function contentContext(
  root: string,
  content: Route['content'],
  language: string,
  mdxIds: ReadonlyMap<string, string>,
): Partial<PageContext> {
  if (!content) return {};
  const { kind, slug } = content;
  const mdxId = mdxIds.get(`${kind}/${slug}/${language}.mdx`) ?? mdxIds.get(`${kind}/${slug}/en.mdx`);
  const own = pictureFile(content, language);
  const screenshot = existsSync(path.join(sourceRoot(root), 'content', own)) ? own : pictureFile(content, 'en');
  return { slug, mdxId, screenshot };
}
