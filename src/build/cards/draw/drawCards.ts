import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { brand } from '../../../brand';
import type { CardRecipe } from '../recipe';
import { drawCard } from './drawCard';
import { loadTypefaces } from './typeface';

/** What the process that draws is asked for, on its standard input. */
export interface DrawingOrder {
  readonly root: string;
  /** Where each card is to stand. */
  readonly cards: readonly { readonly file: string; readonly recipe: CardRecipe }[];
}

/** `tsx src/build/cards/draw/drawCards.ts < order.json`: draws the cards of an order as PNGs of few colours. */
async function drawCards({ root, cards }: DrawingOrder): Promise<void> {
  // each process has a core
  sharp.concurrency(1);
  const typefaceFor = await loadTypefaces(root, [brand.name, ...cards.flatMap(({ recipe }) => wordsOf(recipe))]);
  const encodings: Promise<void>[] = [];
  for (const { file, recipe } of cards) {
    const svg = drawCard(recipe, typefaceFor(recipe.language));
    // one is set while the one before it is rendered
    if (encodings.length > 1) await encodings.shift();
    encodings.push(writePng(file, svg));
  }
  await Promise.all(encodings);
}

function wordsOf({ eyebrow, title, summary, picture }: CardRecipe): string[] {
  return [eyebrow, title, summary ?? '', picture.figure?.value ?? '', picture.figure?.label ?? ''];
}

/** Whole or not at all: a process that ends halfway leaves no half picture in the cache. */
async function writePng(file: string, svg: string): Promise<void> {
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 256, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, png);
  renameSync(`${file}.part`, file);
}

async function standardInput(): Promise<DrawingOrder> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

standardInput()
  .then(drawCards)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
