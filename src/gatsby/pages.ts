import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, Reporter } from 'gatsby';
import { createTranslator } from '../site/i18n/createTranslator';
import { pictureFile } from '../content/contentPage';
import type { Language } from '../content/datasets';
import type { IndexedCourse } from '../content/facts';
import { dateStyleOf } from '../content/dateStyle';
import { numberStyleOf } from '../content/numberStyle';
import type { PageContext, PublishedLanguage } from '../content/pageContext';
import { pageName, type Project } from '../content/project';
import { localisedPath, type Route, type ScreenName } from '../site/routes';
import { reportErrors } from './reportErrors';
import { roleLists } from './roleCourses';
import { screenFile } from './screens';
import { contentRoot } from './workingCopy';
import { screenData } from './screenData';
import { shownStringsOfPage } from './shownTexts';
import { loadSite, type Site } from './site';
import { withSearchWords } from './searchWords';
import { writeIfChanged } from './writeIfChanged';

interface MdxNodes {
  readonly allMdx: { readonly nodes: readonly { readonly parent: { readonly relativePath: string } | null }[] };
}

/** Creates every page in every published language: those of the route table, and one for each English MDX file. */
export async function createPagesOfSite(root: string, { actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<MdxNodes>(`
    {
      allMdx {
        nodes {
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
  for (const { parent } of data.allMdx.nodes) if (parent) found.add(parent.relativePath);
  const site = await loadSite(root);
  writeCourseIndexes(root, site.project, site.courses);
  const languages = site.languages
    .map((language) => publishedLanguage(site.project, language))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const pages = site.routes.filter(({ content }) => !content || found.has(`${pageName(content)}/en.mdx`));
  const createPage = reportErrors(({ route, language }: { reporter: Reporter; route: Route; language: string }) =>
    actions.createPage({
      path: localisedPath(route.path, language),
      component: screenFile(route.screen),
      context: pageContext(root, site, languages, route, language),
    }),
  );
  for (const language of site.codes) for (const route of pages) await createPage({ reporter, route, language });
}

/** MDX files that Gatsby has read. One that was saved has no node until Gatsby has read it again: its page stays. */
const found = new Set<string>();

function pageContext(
  root: string,
  site: Site,
  languages: readonly PublishedLanguage[],
  route: Route,
  language: string,
): PageContext {
  const { project, registry } = site;
  const card = site.cards.get(localisedPath(route.path, language));
  const state = registry.stateOf(route.path, language);
  const shown = state === 'fallback' ? 'en' : language;
  // Around MDX the page's words stay in the reader's language, each marked as such.
  const contentLocale = route.content ? language : shown;
  return {
    language,
    route: route.path,
    contentLocale,
    state,
    ...(route.content && project.drafts.includes(pageName(route.content)) && { isDraft: true }),
    translations: registry.translationsOf(route.path),
    languages,
    ...shownStringsOfPage(project, { language, contentLocale }, route.namespaces),
    numbers: numberStyleOf(language),
    ...(language !== 'en' && datedScreens.includes(route.screen) && { dates: dateStyleOf(language) }),
    ...(card && { card: { address: card.address, title: card.content.title.join('') } }),
    ...(route.content && { screenshot: screenshotOf(root, route.content, shown) }),
    data: screenData(project, route, language, shown),
  };
}

/** Screens that show a date. */
const datedScreens: readonly ScreenName[] = ['compliance', 'feature', 'home', 'lesson', 'pricing', 'privacy'];

function publishedLanguage({ strings }: Project, language: Language): PublishedLanguage {
  const { code, name, htmlLang, ogLocale, flag, dir } = language;
  const common = { ...strings.en?.common?.value, ...strings[code]?.common?.value };
  const hint = createTranslator(code, { common }).t('language.hint', { language: name });
  return { code, name, htmlLang, ogLocale, flag, dir, hint };
}

function screenshotOf(root: string, content: NonNullable<Route['content']>, language: string): string {
  const own = pictureFile(content, language);
  return existsSync(path.join(contentRoot(root), 'content', own)) ? own : pictureFile(content, 'en');
}

/** Writes what the search of /courses reads, and the contact form for a role. With the pages, so that the live server updates both. */
function writeCourseIndexes(root: string, project: Project, all: ReadonlyMap<string, readonly IndexedCourse[]>): void {
  for (const [code, index] of all) {
    const courses = index.map((course) => withSearchWords(project, code, course));
    writeIfChanged(path.join(root, `public/search/courses.${code}.json`), JSON.stringify(courses));
    writeIfChanged(
      path.join(root, `public/search/roles.${code}.json`),
      JSON.stringify(roleLists(project, code, index)),
    );
  }
}
