import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { readProject, routesOf } from '../../../build/readProject';
import { withBuiltSite } from '../builtSite';
import type { Call } from '../../../commandLine/command';
import { requireLanguage } from './languages';
import { drawPictures } from './shots/drawPictures';
import type { TextToFind } from './shots/inPage';
import { markPages, openState } from './shots/markedPages';
import { unitsOf } from '../../exchange/units';
import { splitPlural } from '../../../content/strings/plurals';
import { picturesFolder, type Picture } from '../../../content/strings/textPictures';
import { consentStates, states, withoutCookies, type State } from './shots/states';

/** The pictures so far by the ids of their texts, and where those texts are that are on a page but not visible. */
interface Result {
  readonly folder: string;
  readonly pictures: Map<string, Picture>;
  readonly unseen: Map<string, string>;
}

/** Keeps a picture of every text of the last build in its place, with the text framed, and of whole pages. */
export async function run({ root, args: [code = 'en', ...named], options }: Call): Promise<void> {
  const started = performance.now();
  const project = await readProject(root, [code]);
  const language = code === 'en' ? code : requireLanguage(project, code);
  const texts = unitsOf(project, language);
  const firstViews: State[] = routesOf(project).map(({ path: route, content }) => ({
    name: route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'),
    path: route,
    sought: texts.filter(({ id }) => content && id.startsWith(`${content.kind}/${content.slug}#`)),
  }));
  const unknown = named.filter((name) => !firstViews.some((view) => view.path === name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}; pages are such as /contact`);
  const isNamed = (state: State) => named.length === 0 || named.includes(state.path.replace(/\?.*/, ''));
  const target = path.resolve(String(options.out ?? path.join(root, picturesFolder)));
  // The old pictures are kept until all new ones are there.
  const folder = `${target}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  const result: Result = { folder, pictures: new Map(), unseen: new Map() };
  await withBuiltSite(root, async (browser, baseURL) => {
    const newVisitor = async () => {
      const context = await browser.newContext({ baseURL, bypassCSP: true, reducedMotion: 'reduce' });
      await markPages(context, root, project, language);
      return context;
    };
    const visitor = await newVisitor();
    await openState(await visitor.newPage(), withoutCookies, language);
    for (const state of [...firstViews, ...states].filter(isNamed)) await takeState(visitor, state, language, result);
    for (const state of consentStates.filter(isNamed)) await takeState(await newVisitor(), state, language, result);
  });
  writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(Object.fromEntries(result.pictures), null, 1)}\n`);
  rmSync(target, { recursive: true, force: true });
  renameSync(folder, target);
  const seconds = Math.round((performance.now() - started) / 1000);
  // A plural form that no page shows has the picture of another form.
  const shown = new Set([...result.pictures.keys()].map((id) => splitPlural(id).base));
  const missing = texts.map(({ id }) => id).filter((id) => !shown.has(splitPlural(id).base));
  console.log(
    `${texts.length - missing.length} of ${texts.length} texts have a picture in ${path.relative(process.cwd(), target)} (${seconds} s).`,
  );
  console.log(reasonsOf(missing, result.unseen));
}

/** Takes the pictures of a state, and of each of its tabs. */
async function takeState(visitor: BrowserContext, state: State, language: string, result: Result): Promise<void> {
  const { sought = [] } = state;
  const page = await visitor.newPage();
  page.setDefaultTimeout(10_000);
  try {
    await openState(page, state, language);
  } catch (thrown) {
    console.error(
      `${state.name} on ${state.path} could not be opened: ${thrown instanceof Error ? thrown.message : thrown}`,
    );
    process.exitCode = 1;
  }
  await takeTexts(page, state.name, sought, result);
  const tabs = await page.getByRole('tab').all();
  for (const [index, tab] of tabs.entries()) {
    await tab.click();
    await page.waitForTimeout(150);
    await takeTexts(page, `${state.name}-tab-${index + 1}`, sought, result);
  }
  await page.close();
}

async function takeTexts(
  page: Page,
  name: string,
  sought: readonly TextToFind[],
  { folder, pictures, unseen }: Result,
): Promise<void> {
  const found = await page.evaluate((texts) => window.textsOfPage.find(texts), sought);
  for (const { id, where, box } of found) if (!box) unseen.set(id, where);
  // Where a string is shown several times, its first place.
  const fresh = found.filter(
    ({ id, box }, index) => box && !pictures.has(id) && index === found.findIndex((text) => text.id === id && text.box),
  );
  for (const [id, picture] of await drawPictures(page, folder, name, fresh)) pictures.set(id, picture);
}

/** Returns how many texts have no picture for each reason, with a few of them. */
function reasonsOf(missing: readonly string[], unseen: Result['unseen']): string {
  const reasons = new Map<string, string[]>();
  for (const id of missing) {
    const reason = unseen.get(id) ?? 'on no page or state that was opened';
    reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  }
  return [...reasons]
    .map(([reason, own]) => `  ${own.length} without: ${reason}, such as ${own.slice(0, 4).join(', ')}`)
    .join('\n');
}
