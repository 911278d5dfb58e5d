import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { scriptOf } from '../../content/language/languageTag';
import { isSpaced } from '../../content/strings/terms';
import { brand } from '../../site/brand';
import { preventBreaks } from '../lineBreaks';
import { hyphenatedWords } from '../wordBreaks';
import { SocialCard as CardTemplate, cardSize, textArea } from './SocialCard';
import { cardFonts, invisible } from './cardFonts';
import { socialCardText, type SocialCard, type SocialCardContent } from './socialCards';

/**
 * Puts the cards under `public/og`, and removes those of earlier builds. `.local/cards` caches every card by its hash.
 * Returns the number of cards that had to be drawn. Throws for words that do not fit or have no font.
 */
export async function writeSocialCards(root: string, cards: readonly SocialCard[]): Promise<number> {
  const cache = path.join(root, '.local/cards');
  const folder = path.join(root, 'public/og');
  for (const name of [cache, folder]) mkdirSync(name, { recursive: true });
  const fileOf = ({ address }: SocialCard) => path.join(cache, path.relative('/og', address));
  const contents = new Map(cards.map((card) => [fileOf(card), card.content]));
  const missing = [...contents].filter(([file]) => !existsSync(file));
  if (missing.length > 0) await drawCards(root, missing);
  // `default.png`, which is in no folder, stays.
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) rmSync(path.join(folder, entry.name), { recursive: true });
  const now = new Date();
  for (const file of contents.keys()) {
    cpSync(file, path.join(folder, path.relative(cache, file)));
    utimesSync(file, now, now);
  }
  removeUnused(cache, now);
  return missing.length;
}

async function drawCards(
  root: string,
  cards: readonly (readonly [file: string, content: SocialCardContent])[],
): Promise<void> {
  const written: Promise<void>[] = [];
  for (const script of new Set(cards.map(([, { language }]) => scriptOf(language)))) {
    const own = cards
      .filter(([, { language }]) => scriptOf(language) === script)
      .map(([file, content]) => [file, withBreaks(content)] as const);
    const fonts = await cardFonts(
      root,
      script,
      `${brand.name}…${own.map(([, content]) => socialCardText(content)).join('')}`,
    );
    // sharp encodes in other threads while the next card is laid out.
    for (const [file, content] of own) written.push(writePng(file, await drawCard(content, fonts)));
  }
  await Promise.all(written);
}

type Fonts = Awaited<ReturnType<typeof cardFonts>>;

/** The width of a letter, in em: sizes at which a title cannot fit are not tried, as each try takes as long as a card. */
const meanAdvance = 0.46;
const titleSizes = [84, 70, 58, 48, 38, 28];
/** Large titles have two lines at most, small ones four. */
const maxLines = (size: number) => (size > 76 ? 2 : size > 52 ? 3 : 4);

/** Returns a card as SVG, with the largest title that fits. Throws where none does. */
async function drawCard(card: SocialCardContent, { fonts, families }: Fonts): Promise<string> {
  const characters = card.title.join('').length;
  for (const size of titleSizes.filter((size) => characters * size * meanAdvance <= maxLines(size) * textArea.width)) {
    let fits = true;
    const svg = await satori(CardTemplate({ card, fonts: families, titleSize: size }), {
      ...cardSize,
      fonts,
      onNodeDetected: ({ key, width, height }) => {
        if (key === 'words' && height > textArea.height) fits = false;
        if (key === 'title' && Math.round(height / (size * 1.2)) > maxLines(size)) fits = false;
        if (key === 'longest word' && width > textArea.width) fits = false;
      },
      loadAdditionalAsset: (_, text) => {
        if (!invisible.test(text))
          throw new Error(`The fonts of the social cards do not have “${text}” (${card.language}).`);
        return Promise.resolve([]);
      },
    });
    if (fits) return svg;
  }
  throw new Error(`The title “${card.title.join('')}” (${card.language}) does not fit on its social card; shorten it.`);
}

/**
 * Puts invisible characters where lines may end between Thai words, and where they may not: in Chinese words and after some
 * hyphens. satori has no elements for that, and the text becomes a picture.
 */
function withBreaks(card: SocialCardContent): SocialCardContent {
  const withOwn = (text: string) => breakWords(text, card.language);
  const { title, picture } = card;
  if (!picture) return { ...card, title: title.map(withOwn) };
  const head = picture.head && { head: withOwn(picture.head) };
  return { ...card, title: title.map(withOwn), picture: { ...head, rows: picture.rows.map(withOwn) } };
}

function breakWords(text: string, language: string): string {
  const isIdeographic = /^(Hans|Hant|Jpan)$/.test(scriptOf(language));
  if (isSpaced(language))
    return hyphenatedWords(text, language).reduce(
      (joined, word) => joined.replaceAll(word, word.replaceAll('-', '-\u2060')),
      preventBreaks(text, language),
    );
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return segments
    .map(({ segment, isWordLike }, index) => {
      if (isIdeographic) return isWordLike ? [...segment].join('\u2060') : segment;
      return isWordLike && segments[index + 1]?.isWordLike ? `${segment}\u200B` : segment;
    })
    .join('');
}

/** Writes a file under a temporary name and renames it, so that the cache never has a part of a picture. */
async function writePng(file: string, svg: string): Promise<void> {
  const png = await sharp(Buffer.from(svg)).removeAlpha().png({ colours: 64, dither: 0, effort: 1 }).toBuffer();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, png);
  renameSync(`${file}.part`, file);
}

const monthMs = 30 * 86_400_000;

/** Deletes what no build has used for a month: a build of few languages leaves the other cards alone. */
function removeUnused(cache: string, now: Date): void {
  for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(cache, name);
    const facts = statSync(file);
    if (facts.isFile() && now.getTime() - facts.mtimeMs > monthMs) rmSync(file);
  }
}
