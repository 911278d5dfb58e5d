import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { readProject, routesOf } from '../../../build/readProject';
import { withBuiltSite } from '../builtSite';
import type { Call } from '../../../commandLine/commandLine';
import { requireLanguage } from './languages';
import type { FoundText, TextToFind } from './shots/inPage';
import { splitPlural } from '../../../content/strings/plurals';
import { editableTexts, picturesFolder, type Picture } from '../../texts/editableTexts';
import { localisedPath } from '../../../site/routes';
import type { Box } from '../../texts/findTexts';
import roles from '../../../../content/data/roles.json';
import topics from '../../../../content/data/topics.json';
import { contactTopics } from '../../../site/contactTopics';

interface Result {
  readonly language: string;
  readonly folder: string;
  readonly pictures: Map<string, Picture>;
}

export async function run({ root, args: [code = 'en', ...named], options }: Call): Promise<void> {
  const started = performance.now();
  const project = await readProject(root, [code]);
  const language = code === 'en' ? code : requireLanguage(project, code);
  const texts = editableTexts(project, language);
  const firstViews: State[] = routesOf(project).map(({ path: route }) => ({
    name: route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'),
    path: route,
  }));
  const unknown = named.filter((name) => !firstViews.some((view) => view.path === name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}; pages are such as /contact`);
  const pathOf = (state: State) => state.path.replace(/\?.*/, '');
  const target = path.resolve(String(options.out ?? path.join(root, picturesFolder)));
  // The old pictures are kept until all new ones are there.
  const result: Result = { language, folder: `${target}.new`, pictures: new Map() };
  rmSync(result.folder, { recursive: true, force: true });
  mkdirSync(path.join(result.folder, 'pages'), { recursive: true });
  const script = buildSync({
    entryPoints: [path.resolve(__dirname, 'shots/inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  await withBuiltSite(root, async (browser, baseURL) => {
    for (const state of [...firstViews, ...states].filter((one) => named.length === 0 || named.includes(pathOf(one)))) {
      const visitor = await browser.newContext({ baseURL, bypassCSP: true, reducedMotion: 'reduce' });
      await visitor.addInitScript({ content: script.outputFiles[0]?.text ?? '' });
      const ofPage = texts.filter(({ pages }) => pages.includes(localisedPath(pathOf(state), language)));
      await takeState(visitor, state, ofPage, result);
      await visitor.close();
    }
  });
  const { folder, pictures } = result;
  writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(Object.fromEntries(pictures), null, 1)}\n`);
  rmSync(target, { recursive: true, force: true });
  renameSync(folder, target);
  // A plural form that no page shows has the picture of another form.
  const shown = new Set([...pictures.keys()].map((id) => splitPlural(id).base));
  const missing = texts.map(({ id }) => id).filter((id) => !shown.has(splitPlural(id).base));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${texts.length - missing.length} of ${texts.length} texts have a picture in ${path.relative(process.cwd(), target)} (${seconds} s).`,
  );
  if (missing.length > 0)
    console.log(
      `Without, as they cannot be seen or are on no page that was opened: ${missing.slice(0, 40).join(', ')}`,
    );
}

/** Takes the pictures of a state, with all that unfolds open, and of each menu and tab that a click opens. */
async function takeState(
  visitor: BrowserContext,
  { name, path: route, act }: State,
  texts: readonly TextToFind[],
  result: Result,
): Promise<void> {
  const page = await visitor.newPage();
  page.setDefaultTimeout(10_000);
  const click = async (key: string) => {
    const text = texts.find(({ id }) => id === key);
    const words = { name: text?.target || text?.source };
    const control = page
      .getByRole('button', words)
      .or(page.getByRole('link', words))
      .or(page.getByText(words.name ?? key));
    const visible = control.filter({ visible: true }).first();
    if ((await visible.count()) > 0) await visible.click();
  };
  try {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(localisedPath(route, result.language));
    await unfold(page);
    await act?.(page, click);
    await page.waitForTimeout(400);
  } catch (thrown) {
    console.error(`${name} on ${route} could not be opened: ${thrown instanceof Error ? thrown.message : thrown}`);
    process.exitCode = 1;
  }
  await takeTexts(page, name, texts, result);
  const part = route === '/' ? 'body' : 'main';
  const closed = await page.locator(`${part} :is([aria-expanded="false"], [role="tab"]):visible`).elementHandles();
  for (const [index, control] of act ? [] : closed.entries()) {
    await control.click();
    await page.waitForTimeout(150);
    await takeTexts(page, `${name}-open-${index + 1}`, texts, result);
  }
}

/** Opens what unfolds, and passes by all that loads when it is near. */
async function unfold(page: Page): Promise<void> {
  // Opens the answers that are hidden until they are found.
  await page.addStyleTag({ content: 'main * { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo({ top: y });
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  // Islands that are shown act from then on; one in a closed part never does.
  const isReady = () => !document.querySelector('[data-defer="near"]:not([data-ready])');
  await page.waitForFunction(isReady, undefined, { timeout: 3000 }).catch(() => undefined);
}

async function takeTexts(page: Page, name: string, texts: readonly TextToFind[], { folder, pictures }: Result) {
  const left = texts.filter(({ id }) => !pictures.has(id));
  const found = await page.evaluate((sought) => window.findShots(sought), left);
  // Where a text is shown several times, one place.
  const fresh = found.filter(({ id }, index) => index === found.findIndex((text) => text.id === id));
  for (const [id, picture] of await drawPictures(page, folder, name, fresh)) pictures.set(id, picture);
}

/** The widest that a picture is, and the surroundings that it shows, in pixels. */
const widest = 640;
const surroundings = 80;

/** Takes a picture of the page and of each text in it; returns those of the texts by their ids. */
async function drawPictures(page: Page, folder: string, name: string, texts: readonly FoundText[]) {
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

/** Returns what a picture of a text shows: of a very high one the upper part, of one beyond the page nothing. */
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

/** A page, and what visitors do there to see more texts than its first view, its menus and its tabs have. */
interface State {
  readonly name: string;
  /** Without language. */
  readonly path: string;
  readonly act?: Act;
}

/** `click` clicks the control with a string; a site that was built without the service that needs it does not have it. */
type Act = (page: Page, click: (key: string) => Promise<void>) => Promise<unknown>;

const contactFields = '#contact-form :is(input, textarea):visible';
const numberFields = 'main input[inputmode]';

/** By path, then name, what visitors do. */
const acts: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  '/': {
    'small-menu': async (page, click) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await click('common:nav.menu');
    },
    'cookie-settings': (_page, click) => click('common:footer.cookieSettings'),
  },
  '/contact': {
    'contact-empty': (_page, click) => click('contact:form.submit'),
    'contact-too-long': async (page, click) => {
      for (const field of await page.locator(contactFields).all()) await field.fill('n'.repeat(1001));
      await click('contact:form.submit');
    },
    'contact-failed': (page, click) => send(page, click, 500),
    'contact-sent': (page, click) => send(page, click, 200),
    'calendar-failed': async (page, click) => {
      await page.route(/^https:/, (route) => route.abort());
      await click('common:scheduler.load');
    },
  },
  '/contact/not-sent': {
    'contact-not-sent-too-many': (page) => page.evaluate(() => void (location.hash = 'too-many')),
    'contact-not-sent-not-accepted': (page) => page.evaluate(() => void (location.hash = 'not-accepted')),
  },
  '/pricing': {
    'pricing-5000': async (page) => {
      await page.locator(numberFields).first().fill('5000');
      await page.locator('main input[type="checkbox"]').first().check();
    },
    'pricing-estimate': async (page) => {
      for (const field of (await page.locator(numberFields).all()).slice(1)) await field.fill('20');
    },
    'pricing-printed': (page) => page.emulateMedia({ media: 'print' }),
  },
  '/courses': { 'courses-found': search('safety'), 'courses-none': search('xyzzy') },
  '/integrations': { 'integrations-none': search('xyzzy') },
};

const states: readonly State[] = [
  ...Object.entries(acts).flatMap(([path, named]) => Object.entries(named).map(([name, act]) => ({ name, path, act }))),
  ...Object.keys(contactTopics).map((topic) => ({
    name: `contact-${topic}`,
    path: `/contact?topic=${topic}&about=${topics.features[0]}&accounts=20`,
  })),
  ...roles.map(({ sector }) => ({ name: `sector-${sector}`, path: `/courses?sector=${sector}` })),
  ...roles.slice(0, 1).map(({ roles: [role] }) => ({ name: 'role', path: `/courses?plan=${role?.id}.20` })),
];

function search(words: string): Act {
  return async (page) => {
    await page.locator('main input[type="search"]').first().fill(words);
    await page.keyboard.press('Enter');
  };
}

async function send(page: Page, click: (key: string) => Promise<void>, status: number): Promise<void> {
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status, json: {} }));
  for (const field of await page.locator(contactFields).all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.org' : 'Ada Morgan');
  await click('contact:form.submit');
}
