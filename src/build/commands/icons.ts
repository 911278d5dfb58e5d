import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { theme } from '../../site/ui/theme';
import { runCommand } from '../../commandLine/runCommand';

/**
 * `npm run icons`: makes the icons of the site from `static/favicon.svg`, and the social card of pages that have none of
 * their own from it and `static/wordmark.svg`.
 */
async function makeIcons(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'og'), { recursive: true });
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const write = (name: string, content: Buffer) => writeFile(path.join(folder, name), content);
  const mark = markOnSlate(await read('favicon.svg'));
  const square = appIcon(mark, 0.54, 'M0 0h32v32H0z');
  // three round corners, the last one tight
  const tile = appIcon(mark, 0.62, 'M8 0h16a8 8 0 0 1 8 8v22a2 2 0 0 1-2 2H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z');

  await write('favicon.ico', icoOf(await Promise.all([16, 32, 48].map((size) => png(tile, size)))));
  await write('icon-192.png', await png(tile, 192));
  await write('icon-512.png', await png(tile, 512));
  // A mask may cut away all but the inner four fifths (W3C Web Application Manifest, 3.4).
  await write('icon-maskable-512.png', await png(appIcon(mark, 0.46, 'M0 0h32v32H0z'), 512));
  await write('apple-touch-icon.png', await png(square, 180));
  await write('og/default.png', await socialCard(mark, await read('wordmark.svg')));
}

const slate = theme.slate.light.ground;
const { fern, gorse, heather, kite, estuary } = theme.colours;

/** Returns the shapes of the favicon in the colours of a dark ground. */
function markOnSlate(favicon: string): string {
  const shapes = [...favicon.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  return [fern, gorse, heather].map(({ dark }, index) => `<path fill="${dark}" d="${shapes[index]}"/>`).join('');
}

function appIcon(mark: string, scale: number, ground: string): string {
  const inset = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${slate}" d="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`;
}

/** Returns the mark, the name and a line of stripes. */
function socialCard(mark: string, wordmark: string): Promise<Buffer> {
  const letters = /<symbol[^>]*>(.*)<\/symbol>/s.exec(wordmark)?.[1] ?? '';
  const stripes = [
    [fern.dark, 80, 66],
    [gorse.dark, 154, 133],
    [heather.dark, 295, 198],
    [kite.dark, 501, 265],
    [estuary.dark, 774, 330],
  ].map(([colour, x, width]) => `<rect fill="${colour}" x="${x}" y="470" width="${width}" height="16" rx="8"/>`);
  const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="${slate}" d="M0 0h1200v630H0z"/><g transform="translate(72 120) scale(8)">${mark}</g><g fill="${theme.slate.onSlate}" transform="translate(366 151.7) scale(2.2)">${letters}</g>${stripes.join('')}</svg>`;
  return sharp(Buffer.from(card)).png({ palette: true, effort: 10 }).toBuffer();
}

function png(source: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ effort: 10 })
    .toBuffer();
}

/** Returns an .ico that holds PNGs: header, a directory entry each, then the pictures. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    // the size is at bytes 16 and 20 of a PNG (RFC 2083, 4.1.1)
    head.writeUInt8(picture.readUInt32BE(16), entry);
    head.writeUInt8(picture.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

runCommand(() => makeIcons('static'));
