import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Box } from '../../../texts/findStrings';
import type { FoundText } from './inPage';
import type { Picture } from '../../../../content/strings/textPictures';

/** The widest that a picture is, and the surroundings that it shows, in pixels. */
const widest = 640;
const surroundings = 80;

/** Takes a picture of the page and of each text in it; returns those of the texts by their ids. */
export async function drawPictures(
  page: Page,
  folder: string,
  name: string,
  texts: readonly FoundText[],
): Promise<[string, Picture][]> {
  if (texts.length === 0) return [];
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await sharp(screenshot)
    .jpeg({ quality: 75 })
    .toFile(path.join(folder, 'pages', `${name}.jpg`));
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pictures = texts.map(async ({ id, box }): Promise<[string, Picture][]> => {
    const region = regionAround(box, width, height);
    if (!region) return [];
    const scale = Math.min(1, widest / region.width);
    const size = { width: Math.round(region.width * scale), height: Math.round(region.height * scale) };
    const frame = {
      left: Math.round((box.left - region.left) * scale),
      top: Math.round((box.top - region.top) * scale),
      width: Math.round(box.width * scale),
      height: Math.round(Math.min(box.height, region.height) * scale),
    };
    const file = `${id.replace(/[^\w.-]/g, '-')}.webp`;
    await sharp(data, { raw: { width, height, channels } })
      .extract(region)
      .resize({ ...size, fit: 'fill' })
      .composite([{ input: Buffer.from(frameOf(frame, size)), left: 0, top: 0 }])
      .webp({ quality: 70, effort: 2 })
      .toFile(path.join(folder, file));
    return [[id, { file, page: new URL(page.url()).pathname, box: frame }]];
  });
  return (await Promise.all(pictures)).flat();
}

/**
 * Returns what a picture of a text shows of the page; of a very high text its upper part. Undefined for a text beyond the
 * page.
 */
function regionAround(box: Box, pageWidth: number, pageHeight: number): Box | undefined {
  const width = Math.min(pageWidth, Math.max(widest, Math.ceil(box.width) + 2 * surroundings));
  const left = Math.max(0, Math.min(pageWidth - width, Math.round(box.left + box.width / 2 - width / 2)));
  const top = Math.max(0, Math.round(box.top) - surroundings);
  const height = Math.min(pageHeight - top, Math.ceil(Math.min(box.height, 480)) + 2 * surroundings);
  return height > 0 && box.left >= 0 && box.top >= 0 ? { left, top, width, height } : undefined;
}

function frameOf({ left, top, width, height }: Box, size: { readonly width: number; readonly height: number }): string {
  const rectangle = (colour: string, stroke: number) =>
    `<rect x="${left - 4}" y="${top - 4}" width="${width + 8}" height="${height + 8}" rx="4" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${rectangle('#fff', 6)}${rectangle('#d6006c', 3)}</svg>`;
}
