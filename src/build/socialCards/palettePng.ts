import type { RenderedImage } from '@resvg/resvg-js';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/**
 * Returns a picture of few flat colours as PNG with a palette (W3C PNG, third edition), half the size of one without. sharp
 * looks for the best palette of any picture, which takes four times as long as all of this.
 */
export async function palettePng({ pixels: data, width, height }: RenderedImage): Promise<Buffer> {
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const counts = new Map<number, number>();
  eachRun(pixels, (colour, start, end) => counts.set(colour, (counts.get(colour) ?? 0) + end - start));
  const colours = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  // The most frequent ones first; those at the edges of letters are left out where one is near.
  const palette: number[] = [];
  for (const colour of colours)
    if (palette.length < 256 && palette.every((known) => distance(known, colour) > 48)) palette.push(colour);
  const indexOf = new Map(colours.map((colour) => [colour, nearest(palette, colour)]));
  const indexes = new Uint8Array(pixels.length);
  eachRun(pixels, (colour, start, end) => indexes.fill(indexOf.get(colour) ?? 0, start, end));
  // A row begins with the number of its filter, 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    // Eight bits a pixel, which are the index of a colour.
    chunk('IHDR', Buffer.from([...uint32(width), ...uint32(height), 8, 3, 0, 0, 0])),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]))),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.of()),
  ]);
}

/** Visits neighbouring pixels of one colour together. */
function eachRun(pixels: Int32Array, visit: (colour: number, start: number, end: number) => void): void {
  for (let start = 0, end = 0; start < pixels.length; start = end) {
    const colour = pixels[start] ?? 0;
    while (end < pixels.length && pixels[end] === colour) end += 1;
    visit(colour, start, end);
  }
}

function nearest(palette: readonly number[], colour: number): number {
  let found = 0;
  palette.forEach((known, index) => {
    if (distance(known, colour) < distance(palette[found] ?? 0, colour)) found = index;
  });
  return found;
}

/** Returns the square of the distance of two colours in RGB. */
function distance(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return red ** 2 + green ** 2 + blue ** 2;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
