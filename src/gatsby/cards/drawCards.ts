import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { brand } from '../../site/brand';
import { preventBreaks } from '../lineBreaks';
import { cardFonts, invisible } from './cardFonts';
import { cardText, type CardContent } from './cards';
import { CardTemplate, textArea } from './CardTemplate';

/** Draws cards, which are given by file, as PNGs of few colours. Throws for words that do not fit or have no font. */
export async function drawCards(root: string, contents: ReadonlyMap<string, CardContent>): Promise<void> {
  const cards = [...contents].map(([file, content]) => ({ file, content: withBreaks(content) }));
  const fonts = await cardFonts(root, brand.name + cards.map(({ content }) => cardText(content)).join(''));
  const written: Promise<void>[] = [];
  // sharp encodes in other threads while the next card is laid out.
  for (const { file, content } of cards) written.push(writePng(file, await drawCard(content, fonts)));
  await Promise.all(written);
}

type Fonts = Awaited<ReturnType<typeof cardFonts>>;

const titleSizes = [88, 82, 76, 70, 64, 58, 52, 46, 40, 34, 28];
/** Large titles have two lines at most, small ones four. */
const maxLines = (size: number) => (size > 76 ? 2 : size > 52 ? 3 : 4);
/** Where the title would be smaller than this, the summary is left out. */
const minSizeWithSummary = 40;

/** Returns a card as SVG, with the largest title that fits. Throws where none does. */
async function drawCard(card: CardContent, { fonts, families }: Fonts): Promise<string> {
  const withSummary = card.summary ? titleSizes.filter((size) => size >= minSizeWithSummary) : [];
  for (const [index, size] of [...withSummary, ...titleSizes].entries()) {
    const showsSummary = index < withSummary.length;
    let fits = true;
    const svg = await satori(CardTemplate({ card, fonts: families, titleSize: size, showsSummary }), {
      width: 1200,
      height: 630,
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

/** Puts invisible characters where lines may end between Thai words, and where they may not: in Chinese words. */
function withBreaks(card: CardContent): CardContent {
  const { title, summary, figure, language } = card;
  const broken = (text: string) => breakWords(text, language);
  return {
    ...card,
    title: title.map(broken),
    summary: summary && broken(summary),
    figure: figure && { ...figure, label: broken(figure.label) },
  };
}

function breakWords(text: string, language: string): string {
  if (language !== 'th' && language !== 'zh') return preventBreaks(text, language);
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return segments
    .map(({ segment, isWordLike }, index) => {
      if (language === 'zh') return isWordLike ? [...segment].join('\u2060') : segment;
      return isWordLike && segments[index + 1]?.isWordLike ? `${segment}\u200B` : segment;
    })
    .join('');
}

/** Writes a file under a temporary name and renames it, so that the cache never has a part of a picture. */
async function writePng(file: string, svg: string): Promise<void> {
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 256, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, png);
  renameSync(`${file}.part`, file);
}
