import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brand, pricePerAccount } from '../../brand';
import { formatMoney } from '../../i18n/format';
import { numberStyleOf } from '../../model/numberStyle';
import type { Project } from '../../model/project';
import type { Registry } from '../../model/registry';
import { isIndexable, localisedPath, type Route } from '../../routes';
import { theme } from '../../ui/theme';
import { fontFiles } from './fontFiles';
import { pictureOf, type PictureFacts, type PictureSource } from './pictures';
import type { Card, CardRecipe } from './recipe';

/**
 * The social card of every page that search engines are offered, by the page's path: a page that is shown in English has
 * the English one. None for words in a script that no font of the cards has; the page then shows the default card.
 */
export function cardsOf(
  root: string,
  project: CardFacts,
  routes: readonly Route[],
  languages: readonly string[],
  registry: Pick<Registry, 'stateOf'>,
): Map<string, Card> {
  const source: PictureSource = { project, sprite: readFileSync(path.join(root, 'static/art.svg'), 'utf8') };
  const template = templateHash(root);
  const canSet = setter(root);
  const cards = new Map<string, Card>();
  for (const route of routes.filter(isIndexable))
    for (const language of languages) {
      const shown = registry.stateOf(route.path, language) === 'fallback' ? 'en' : language;
      const recipe = recipeOf(project, route, shown, source);
      if (!recipe || !canSet(recipe)) continue;
      const hash = createHash('sha256').update(template).update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
      const page = route.path === '/' ? 'home' : route.path.slice(1).replaceAll('/', '-');
      cards.set(localisedPath(route.path, language), { address: `/og/${shown}/${page}.${hash}.png`, recipe });
    }
  return cards;
}

/** What of a project stands on its cards. */
type CardFacts = PictureFacts & Pick<Project, 'strings' | 'pages'>;

function recipeOf(project: CardFacts, route: Route, language: string, source: PictureSource): CardRecipe | undefined {
  const strings = project.strings[language] ?? {};
  const common = strings.common?.value ?? {};
  const own = strings[route.namespaces[1] ?? 'common']?.value ?? {};
  const page = project.pages.find(
    ({ kind, slug, language: code }) =>
      kind === route.content?.kind && slug === route.content.slug && code === language,
  );
  const { title, marked } = withoutMark((route.content ? page?.frontMatter?.heading : own['hero.title']) ?? '');
  const eyebrow = common[eyebrowKey(route)] ?? common['site.titleSuffix'];
  if (title === '' || !eyebrow) return undefined;
  const { hue, picture } = pictureOf(route, source);
  const front = page?.frontMatter;
  const figure =
    route.screen === 'pricing'
      ? { value: formatMoney(numberStyleOf(language), pricePerAccount), label: common['structured.unitPrice'] ?? '' }
      : undefined;
  return {
    language,
    eyebrow,
    title,
    marked,
    summary: route.screen === 'home' ? own['head.title'] : front && 'summary' in front ? front.summary : undefined,
    accent: theme.hues[hue].light[0],
    picture: { ...picture, figure },
  };
}

/** What a card calls its page: the name that menus give it. */
function eyebrowKey({ screen, content }: Route): string {
  switch (screen) {
    case 'course':
      return 'nav.courses';
    case 'feature':
      return `nav.feature.${content?.slug}`;
    case 'home':
    case 'privacy':
      return 'site.titleSuffix';
    case 'compliance':
    case 'specialist':
      return `footer.${screen}`;
    default:
      return `nav.${screen}`;
  }
}

/** The words of a heading, and where its marked phrase is in them. */
function withoutMark(heading: string): Pick<CardRecipe, 'title' | 'marked'> {
  const [, before = '', phrase = '', after = ''] = /^(.*)<mark>(.*)<\/mark>(.*)$/.exec(heading) ?? [];
  if (phrase === '') return { title: heading, marked: undefined };
  return { title: before + phrase + after, marked: [before.length, before.length + phrase.length] };
}

/** Stands for everything but the recipe that a picture depends on: the code that draws, and what it draws with. */
function templateHash(root: string): string {
  const folder = path.join(root, 'src/build/cards/draw');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const tools = Object.entries(dependencies).filter(
    ([name]) =>
      name === 'sharp' || name === 'harfbuzzjs' || name === 'subset-font' || name.startsWith('@fontsource-variable/'),
  );
  const code = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([tools, code, brand.name, theme]))
    .digest('hex');
}

/** Tells whether the fonts of the cards have every letter of a recipe. */
function setter(root: string): (recipe: CardRecipe) => boolean {
  const files = fontFiles(root);
  const known = new Map<string, boolean>();
  const hasLetter = (letter: string) => {
    const has = known.get(letter) ?? files.some((file) => file.has(letter.codePointAt(0) ?? 0));
    known.set(letter, has);
    return has;
  };
  return ({ eyebrow, title, summary = '', picture: { figure } }) =>
    [...eyebrow, ...title, ...summary, ...(figure ? figure.value + figure.label : '')].every(hasLetter);
}
