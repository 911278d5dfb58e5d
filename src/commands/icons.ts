import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brand } from '../brand';

/** `tsx src/commands/icons.ts`: makes every icon of the site and the default social card, from the one mark below. */
async function makeIcons(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'og'), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content);
  const square = appIcon({ scale: 0.54, corners: false });
  const tile = appIcon({ scale: 0.62, corners: true });

  await write('favicon.svg', favicon());
  await write('favicon.ico', icoOf(await Promise.all([16, 32, 48].map((size) => png(tile, size)))));
  await write('icon-192.png', await png(tile, 192));
  await write('icon-512.png', await png(tile, 512));
  // a mask may cut away all but the inner four fifths (W3C Web Application Manifest, 3.4)
  await write('icon-maskable-512.png', await png(appIcon({ scale: 0.46, corners: false }), 512));
  await write('apple-touch-icon.png', await png(square, 180));
  await write('og/default.png', await socialCard());
}

/** The three stones for light and dark tabs. */
function favicon(): string {
  return svg(
    32,
    32,
    `<style>@media(prefers-color-scheme:dark){${onSlate
      .map((colour, index) => `path:nth-of-type(${index + 1}){fill:${colour}}`)
      .join('')}}</style>${mark(onPaper)}`,
  );
}

function appIcon({ scale, corners }: { scale: number; corners: boolean }): string {
  const inset = 16 - 16 * scale;
  const ground = corners ? stone(0, 0, 32, 32, 8) : 'M0 0h32v32H0z';
  return svg(
    32,
    32,
    `<path fill="${slate}" d="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${mark(onSlate)}</g>`,
  );
}

/** Slate, the mark, the name and the line of stones: for pages that have no card of their own. */
async function socialCard(): Promise<Buffer> {
  const widths = [66, 133, 198, 265, 330];
  let left = 80;
  const line = widths.map((width, index) => {
    const part = `<path fill="${lineColours[index]}" d="${stone(left, 470, width, 16, 8)}"/>`;
    left += width + 8;
    return part;
  });
  const ground = svg(
    1200,
    630,
    `<path fill="${slate}" d="M0 0h1200v630H0z"/><g transform="translate(72 120) scale(8)">${mark(onSlate)}</g>${line.join('')}`,
  );
  const name = await wordmark(brand.name);
  return sharp(Buffer.from(ground))
    .composite([{ input: name, left: 372, top: 190 }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

// the file calls its family so; the comma keeps Pango from reading "Thin" as a weight
const fontName = 'Commissioner Thin, 220';

/** The name in the headings’ type, as a picture. */
async function wordmark(text: string): Promise<Buffer> {
  const file = 'node_modules/@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2';
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: 760, FLAR: 100 },
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'camre-icons-'));
  const fontfile = path.join(folder, 'wordmark.ttf');
  try {
    await writeFile(fontfile, font);
    return await sharp({
      text: {
        text: `<span foreground="#FBFAF5">${text}</span>`,
        font: fontName,
        fontfile,
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}

const slate = '#16232B';
/** Fern, gorse, heather. */
const onPaper = ['#0B5D4B', '#F4B51E', '#6A478C'];
const onSlate = ['#5FCBA8', '#F6C445', '#C5A9E6'];
const lineColours = [...onSlate, '#F2907A', '#84BFEA'];

/** Three stones that rise to the right, on 32 by 32. */
function mark(colours: readonly string[]): string {
  return colours
    .map(
      (colour, index) => `<path fill="${colour}" d="${stone(1 + index * 11, 19 - index * 8, 8, 10 + index * 8, 3)}"/>`,
    )
    .join('');
}

/** A rectangle with round corners, the one at the bottom right tight. */
function stone(x: number, y: number, width: number, height: number, r: number): string {
  const tight = r / 4;
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - r - tight}a${tight} ${tight} 0 0 1-${tight} ${tight}` +
    `h${r + tight - width}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - height}a${r} ${r} 0 0 1 ${r}-${r}z`
  );
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function png(source: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ effort: 10 })
    .toBuffer();
}

/** An .ico that holds PNGs: header, a directory entry each, then the pictures. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    // the size stands at bytes 16 and 20 of a PNG (RFC 2083, 4.1.1)
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

makeIcons('static').catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
