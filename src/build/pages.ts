import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { pictureFile } from '../content/pages/contentPage';
import { dateStyleOf } from '../content/language/dateStyle';
import { numberStyleOf } from '../content/language/numberStyle';
import type { PageContext } from '../content/pageContext';
import { pageName } from '../content/project';
import { localisedPath, type Route, type ScreenName } from '../site/routes';
import { onPage } from '../site/i18n/onPage';
import { featureCards, shownStringsOfPage } from './shownTexts';
import { pick } from './pick';
import { screenData } from './screenData';
import { isLive, loadSite, type Site } from './site';
import { wordBreaks } from './wordBreaks';
import { writeIndexes } from './writeIndexes';

/** Creates every page in every published language: those of the route table, and one for each English MDX file. */
export async function createPagesOfSite(root: string, { actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ allMdx: { nodes: { parent: { relativePath: string } | null }[] } }>(`
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
  const files = new Set(data.allMdx.nodes.map(({ parent }) => parent?.relativePath));
  const site = await loadSite(root);
  writeIndexes(root, site);
  // The live server shows a page also where its file was saved and Gatsby has not read it again, or cannot.
  const pages = site.routes.filter(({ content }) => !content || isLive() || files.has(`${pageName(content)}/en.mdx`));
  const contextOf = isLive() ? liveContext : pageContext;
  for (const language of site.codes)
    for (const route of pages)
      actions.createPage({
        path: pageFile(localisedPath(route.path, language)),
        component: screenFile(route.screen),
        context: onPage(route.path, language, () => contextOf(root, site, route, language)),
      });
}

/** Returns the path by which Gatsby writes a page in a build: `/pricing.html`, whose address needs no slash and no redirect. */
function pageFile(address: string): string {
  return isLive() || address === '/' ? address : `${address.replace(/\/$/, '')}.html`;
}

/** Returns the file of a screen's component: `site/screens/not-found/NotFoundScreen.tsx`; those of the form are in one folder. */
export function screenFile(screen: ScreenName): string {
  const name = screen.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return path.resolve(`src/site/screens/${screen.replace(/^contact-.*/, 'contact')}/${name}Screen.tsx`);
}

/** Gives a page of `src/pages`, or of a plugin, an address as those of the site have. */
export function renamePage({ page, actions }: CreatePageArgs): void {
  if (page.path.endsWith('.html') || pageFile(page.path) === page.path) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: pageFile(page.path) });
}

/** Returns the context of a page as the content is now. Throws where there is no such page, or it cannot be shown. */
export async function pageContextOf(root: string, path: string, language: string): Promise<PageContext> {
  const site = await loadSite(root);
  const route = site.routes.find((one) => one.path === path);
  if (!route || !site.codes.includes(language)) throw new Error(`There is no page ${path} in “${language}”.`);
  return pageContext(root, site, route, language);
}

/** What Gatsby needs of a context: a save changes nothing in it, and so no page is made again. The rest is `pageContextOf`. */
function liveContext(root: string, site: Site, { path: route, content }: Route, language: string) {
  const screenshot = content && screenshotOf(root, content, shownLanguage(site, route, language));
  return { language, route, screenshot };
}

export function pageContext(root: string, site: Site, route: Route, language: string): PageContext {
  const { project, registry } = site;
  const card = site.cards.get(localisedPath(route.path, language));
  const state = registry.stateOf(route.path, language);
  const shown = shownLanguage(site, route.path, language);
  // Around MDX the page's words stay in the reader's language, each marked as such.
  const contentLocale = route.content ? language : shown;
  const texts = shownStringsOfPage(project, { language, contentLocale }, route);
  const data = screenData(project, route, language, shown);
  const features = featureCards(project, language);
  const summaries = Object.fromEntries(features.map((card) => [card.path, pick(card, 'summary', 'lang')]));
  return {
    language,
    route: route.path,
    contentLocale,
    state,
    ...(route.content && project.drafts.includes(pageName(route.content)) && { isDraft: true }),
    translations: registry.translationsOf(route.path),
    indexed: registry.indexedIn(route.path),
    languages: site.published,
    summaries,
    ...texts,
    wordBreaks: wordBreaks([texts, data, summaries], language),
    numbers: numberStyleOf(language),
    ...(language !== 'en' && datedScreens.includes(route.screen) && { dates: dateStyleOf(language) }),
    ...(card && { card: { address: card.address, title: card.content.title.join('') } }),
    ...(route.content && { screenshot: screenshotOf(root, route.content, shown) }),
    data,
  };
}

const datedScreens: readonly ScreenName[] = ['compliance', 'courses', 'feature', 'home', 'lesson', 'pricing', 'text'];

function shownLanguage({ registry }: Site, route: string, language: string): string {
  return registry.stateOf(route, language) === 'fallback' ? 'en' : language;
}

function screenshotOf(root: string, content: NonNullable<Route['content']>, language: string): string {
  const own = pictureFile(content, language);
  return existsSync(path.join(root, 'content', own)) ? own : pictureFile(content, 'en');
}
