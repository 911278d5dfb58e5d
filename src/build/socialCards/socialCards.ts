import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brand, pricePerAccount } from '../../site/brand';
import { hues, type Hue } from '../../content/data/hues';
import { parentPage, type PageName } from '../../content/pages/contentKinds';
import { numberStyleOf } from '../../content/language/numberStyle';
import { findAll, plainText } from '../../content/mdx/tree';
import { pageHeading } from '../../content/pages/outlines';
import { scriptOf } from '../../content/language/languageTag';
import { factsFile, pageIn, type Project } from '../../content/project';
import type { Registry } from '../../content/registry';
import { formatMoney } from '../../site/i18n/format';
import { contentScreens, localisedPath, type Route, type ScreenName } from '../../site/routes';
import { allIcons } from '../../site/ui/allIcons';
import { hueTokens, theme } from '../../site/ui/theme';
import { frontTexts } from '../shownTexts';
import { hasGlyphs } from './cardFonts';
import { featurePicture, type CardPicture } from './featurePicture';

/** Everything that a card shows: cards of the same content are the same picture. */
export interface SocialCardContent {
  readonly language: string;
  /** What the page is, above its title. */
  readonly eyebrow: string;
  /** The page's h1: before, in and after the phrase that the page underlines. */
  readonly title: readonly string[];
  readonly panel?: { readonly hue: Hue; readonly icon: string };
  readonly picture?: CardPicture;
}

export interface SocialCard {
  /** `/og/<language>/<page>.<hash>.png`: the hash is of the content and of what draws it, so it may be cached for ever. */
  readonly address: string;
  readonly content: SocialCardContent;
}

/** A card that is not there yet, by where it goes. */
export type CardToDraw = readonly [file: string, content: SocialCardContent];

type CardFacts = Pick<Project, 'strings' | 'pages' | 'facts'>;

/**
 * Returns the social card of every page that somebody may share, by the page's path: a page that is shown in English has
 * the English one. A page with letters that the fonts of the cards do not have is left out, and has the default card.
 */
export function socialCards(
  root: string,
  project: CardFacts,
  routes: readonly Route[],
  languages: readonly string[],
  registry: Pick<Registry, 'stateOf'>,
): Map<string, SocialCard> {
  const template = templateHash(root);
  const lesson = routes.find(({ screen }) => screen === 'lesson')?.content;
  const cards = new Map<string, SocialCard>();
  for (const route of routes.filter(({ isKeptFromSearch }) => !isKeptFromSearch)) {
    const { content: page } = route;
    const { icon, hue } = (page && factsFile(project, parentPage(page) ?? page)?.value) ?? {};
    const panel = icon && hue ? { hue, icon } : undefined;
    for (const language of languages) {
      const shown = registry.stateOf(route.path, language) === 'fallback' ? 'en' : language;
      // A page can be shown in a language that has no title for it yet.
      const known = [shown, 'en'].map((code) => wordsOf(project, route, code));
      const words = known.find(({ title }) => title.join('') !== '');
      if (!words) continue;
      const picture = pictureOf(project, route, words.language, lesson);
      const hasPicture = hasGlyphs(root, scriptOf(words.language), pictureText(picture));
      const content = { ...words, panel, picture: hasPicture ? picture : undefined };
      if (content.eyebrow === '' || !hasGlyphs(root, scriptOf(content.language), socialCardText(content))) continue;
      const hash = createHash('sha256').update(template).update(JSON.stringify(content)).digest('hex').slice(0, 16);
      const page = route.path === '/' ? 'home' : route.path.slice(1).replaceAll('/', '-');
      const address = `/og/${content.language}/${page}.${hash}.png`;
      cards.set(localisedPath(route.path, language), { address, content });
    }
  }
  return cards;
}

export function socialCardText({ eyebrow, title, picture }: SocialCardContent): string {
  return [eyebrow, ...title, pictureText(picture)].join('');
}

function pictureText(picture: CardPicture | undefined): string {
  return [picture?.head, ...(picture?.rows ?? []).flatMap(({ mark, text }) => [mark, text])].join('');
}

const rowsAtMost = 3;

/** Returns what the card of a page pictures; home has the question of the lesson. Undefined where a page has nothing of it. */
function pictureOf(
  project: CardFacts,
  { screen, content }: Route,
  language: string,
  lesson: PageName | undefined,
): CardPicture | undefined {
  // The fonts have no narrow space, which French has before some punctuation.
  const drawn = (text = '') => text.replaceAll('\u202F', '\u00A0');
  const textOf = (key: string, values: Readonly<Record<string, unknown>> = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const texts = [language, 'en'].map((code) => project.strings[code]?.[namespace]?.value?.[name]);
    return drawn((texts[0] ?? texts[1])?.replace(/{{(\w+)}}/g, (_, value: string) => String(values[value])));
  };
  if (screen === 'pricing') {
    const price = formatMoney(numberStyleOf(language), pricePerAccount);
    return { head: price, rows: [{ text: textOf('common:structured.unitPrice') }] };
  }
  const scene = content?.kind === 'features' && project.facts.features[content.slug]?.value?.scene;
  if (scene) return featurePicture(scene, language, textOf);
  const page = screen === 'home' ? lesson : content;
  const tree = (page && pageIn(project, page, language)?.tree) ?? [];
  const lessons = findAll(tree, 'Lesson').slice(0, rowsAtMost);
  if (lessons.length > 0) {
    return {
      rows: lessons.map(({ props, children }) => ({
        text: drawn(`${textOf('course:outline.minutes', { minutes: props?.minutes })} · ${plainText(children)}`),
      })),
    };
  }
  const [question] = findAll(tree, 'Question');
  const answers = findAll(question?.children ?? [], 'Answer').map(({ props }) => ({ text: drawn(props?.title) }));
  return question && { head: drawn(question.props?.title), rows: answers.slice(0, rowsAtMost) };
}

function wordsOf(project: CardFacts, { screen, content, namespaces }: Route, language: string): SocialCardContent {
  const strings = project.strings[language] ?? {};
  const common = strings.common?.value ?? {};
  const own = strings[namespaces[1] ?? 'common']?.value ?? {};
  const card = content && contentScreens[content.kind].card;
  const page = content && pageIn(project, content, language);
  const heading = page && card ? (frontTexts(page)[card.title] ?? pageHeading(project, page)) : undefined;
  const name = card ? card.eyebrow(content.slug) : (eyebrowKeys[screen] ?? `nav.${screen}`);
  return {
    language,
    eyebrow: common[name] ?? common['site.titleSuffix'] ?? '',
    title: ((content ? heading : own['hero.title']) ?? '').split(/<\/?mark>/),
  };
}

/** The names that menus give pages without MDX, where they are not `nav.` and the screen. */
const eyebrowKeys: Partial<Record<ScreenName, string>> = {
  home: 'site.titleSuffix',
  compliance: 'footer.compliance',
  specialist: 'footer.specialist',
};

/** Returns the hash of everything but its content that a card depends on: the code that draws it, and the packages it uses. */
function templateHash(root: string): string {
  const folder = path.join(root, 'src/build/socialCards');
  const code = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { colours, slate } = theme;
  return createHash('sha256')
    .update(JSON.stringify([dependencies, code.sort(), brand.name, colours, slate, hues.map(hueTokens), allIcons]))
    .digest('hex');
}
