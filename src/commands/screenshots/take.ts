import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import type { Language } from '../../model/datasets';
import { pictureFiles, pictureRecordFile, pictureRecordSchema, type PictureRecord } from '../../model/pictures';
import { UsageError, type Call } from '../i18n/command';
import { chromiumPath } from '../provision';
import { featureScenes } from './featureScenes';
import { sceneDocument } from './sceneDocument';
import { sceneLanguages, sceneStrings } from './sceneLanguages';
import { sceneRecord } from './sceneRecord';

/**
 * Makes the pictures of the feature pages from their scenes, 1600 by 1000 pixels and, upright for phones, 840 by 1050, in
 * all languages or in those that are named, and writes beside them what they were made from. The same words and scene give
 * the same bytes.
 */
export async function run({ root, words }: Call): Promise<void> {
  const languages = languagesNamed(root, words);
  const tables = Object.fromEntries(languages.map(({ code }) => [code, sceneStrings(root, code)]));
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  try {
    const wide = await pageOf(browser, 800, 500, 2);
    const narrow = await pageOf(browser, 336, 420, 2.5);
    for (const [slug, feature] of Object.entries(featureScenes)) {
      for (const language of languages) {
        const html = sceneDocument(feature.scene, language, tables[language.code] ?? {});
        const files = pictureFiles(slug, language.code);
        await takePicture(wide, root, html, `content/${files.wide}`);
        await takePicture(narrow, root, html, `content/${files.narrow}`);
      }
      keepRecord(root, slug, await sceneRecord(root, feature, { en: sceneStrings(root, 'en'), ...tables }), languages);
    }
  } finally {
    await browser.close();
  }
}

/** Languages by their codes; all that have words for the scenes where none is named. */
function languagesNamed(root: string, codes: readonly string[]): Language[] {
  const able = sceneLanguages(root);
  const unknown = codes.filter((code) => !able.some((language) => language.code === code));
  if (unknown.length > 0)
    throw new UsageError(
      `No words for pictures in ${unknown.join(', ')}; there are some in ${able.map(({ code }) => code).join(', ')}`,
    );
  return able.filter(({ code }) => codes.length === 0 || codes.includes(code));
}

function pageOf(browser: Browser, width: number, height: number, deviceScaleFactor: number): Promise<Page> {
  return browser.newPage({ viewport: { width, height }, deviceScaleFactor, colorScheme: 'light' });
}

async function takePicture(page: Page, root: string, html: string, file: string): Promise<void> {
  await show(page, root, html);
  const cut = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  if (cut > 0)
    throw new Error(`${file}: the scene is ${cut} pixels too high. Shorten its words, or show fewer things in it.`);
  // the quality decides how many of the colours it takes; asked for fewer than 256, sharp has 16, and pale tiles turn grey
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 256, quality: 94, dither: 0, effort: 10 })
    .toFile(path.join(root, file));
  console.log(`${file}  ${Math.round(size / 1024)} KiB`);
}

/** Shows a document at an address of its own, with the fonts out of the project's packages and nothing else to load. */
async function show(page: Page, root: string, html: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
    return pathname.startsWith('/node_modules/') ? route.fulfill({ path: path.join(root, pathname) }) : route.abort();
  });
  await page.goto('http://picture.invalid/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Writes what the pictures were made from; those of languages that were not taken now keep what is known of them. */
function keepRecord(
  root: string,
  slug: string,
  { strings, pictures }: PictureRecord,
  taken: readonly Language[],
): void {
  const file = path.join(root, pictureRecordFile(slug));
  const earlier = existsSync(file) ? pictureRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).pictures : {};
  const now = Object.fromEntries(
    Object.entries(pictures).filter(([code]) => taken.some((language) => language.code === code)),
  );
  const sorted = Object.fromEntries(Object.entries({ ...earlier, ...now }).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ strings, pictures: sorted }, null, 2)}\n`);
}
