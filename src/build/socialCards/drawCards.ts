import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';
import { scriptOf } from '../../content/language/languageTag';
import { brand } from '../../site/brand';
import { cardSize, cardSvg } from './cardSvg';
import { loadFonts } from './cardText';
import { socialCardText, type CardToDraw } from './socialCards';

/** Draws cards as PNG files, in a process of its own: HarfBuzz is an ES module that waits, which Gatsby's programs cannot load. */
async function drawCards(root: string, cards: readonly CardToDraw[]): Promise<void> {
  for (const script of new Set(cards.map(({ content }) => scriptOf(content.language)))) {
    const own = cards.filter(({ content }) => scriptOf(content.language) === script);
    const texts = own.map(({ content }) => socialCardText(content));
    const shape = await loadFonts(root, script, [brand.name, '…', ...texts].join(''));
    const waiting = own.values();
    // sharp draws in other threads while the next card is laid out.
    const work = async () => {
      for (const { file, content } of waiting) await writePng(file, cardSvg(content, shape));
    };
    await Promise.all([work(), work(), work()]);
  }
}

/** Writes a file under a temporary name and renames it, so that the cache never has a part of a picture. */
async function writePng(file: string, svg: string): Promise<void> {
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, await indexedPng(pixels, cardSize));
  renameSync(`${file}.part`, file);
}

/**
 * Returns a PNG (RFC 2083) with a palette, which is a third of the size. A card has few colours and their blends: those within
 * 24 of 256 steps become their mean, which is five times as quick as a search for the best ones.
 */
async function indexedPng(pixels: Buffer, { width, height }: typeof cardSize): Promise<Buffer> {
  const indexes = new Map<number, number>();
  const sums: number[][] = [];
  const rows = Buffer.alloc(height * (width + 1));
  let [red, green, blue, index, start] = [-1, -1, -1, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 3;
    if (pixels[at] !== red || pixels[at + 1] !== green || pixels[at + 2] !== blue) {
      const sum = sums[index];
      if (sum) sums[index] = [red, green, blue, 1].map((part, place) => (sum[place] ?? 0) + part * (pixel - start));
      [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      const key = [red, green, blue].reduce((whole, part) => whole * 16 + Math.trunc((part + 12) / 24), 0);
      index = indexes.get(key) ?? Math.min(indexes.size, 255);
      indexes.set(key, index);
      sums[index] ??= [0, 0, 0, 0];
      start = pixel;
    }
    rows[pixel + Math.trunc(pixel / width) + 1] = index;
  }
  const palette = sums.flatMap(([r = 0, g = 0, b = 0, count]) =>
    [r, g, b].map((part) => Math.round(part / (count || 1))),
  );
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

text(process.stdin)
  .then((task) => {
    const { root, cards }: { root: string; cards: readonly CardToDraw[] } = JSON.parse(task);
    return drawCards(root, cards);
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
