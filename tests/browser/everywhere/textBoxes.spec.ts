import type { Page } from 'playwright/test';
import { theme } from '../../../src/site/ui/theme';
import { localisedPath } from '../../../src/site/routes';
import { published } from '../../published';
import { expect, fontsLoaded, open, test } from '../browserTest';
import { pathsOf, screenPaths } from '../screenPaths';
import { colourFaults, textFaults } from './textBoxes';

// What a page is looked at for, in any version of a browser and with any words: no text is cut by what is around it, none
// lies on another one, all of it is in its column, and its colours are those of the theme and can be read.

const widths = [320, 390, 768, 1280, 1920];
const paths = [...new Set([...screenPaths, ...pathsOf('feature')])];
/** Scenes of the product have the least room: with the longest words, and in scripts of their own, at two widths. */
const otherLanguages = ['de', 'el', 'th', 'zh'];
const english = { paths, widths };

// The not-found page; without motion, each picture has its last state.
test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const { code } of published.filter(({ code }) => code === 'en' || otherLanguages.includes(code))) {
  const tried = code === 'en' ? english : { paths: pathsOf('home', 'feature', 'lesson'), widths: [390, 1280] };
  for (const path of tried.paths)
    test(`${path} cuts no text, and none lies on another: ${code}`, async ({ page }) => {
      test.slow();
      const localised = localisedPath(path, code);
      await (path.startsWith('/404') ? page.goto(localised) : open(page, localised));
      for (const width of tried.widths) {
        await page.setViewportSize({ width, height: 900 });
        await loadScenes(page);
        for (const tab of await tabs(page)) {
          await tab?.click();
          await loadScenes(page);
          expect.soft(await page.evaluate(textFaults), `${localised} at ${width}`).toEqual([]);
        }
      }
    });
}

for (const path of paths)
  test(`the colours of ${path} are those of the theme and can be read, light and dark`, async ({ page }) => {
    await (path.startsWith('/404') ? page.goto(path) : open(page, path));
    await loadScenes(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { colours, slate, constants } = theme;
      const tokens = [
        ...Object.values({ ...colours, ...slate }).map((colour) => colour[colorScheme]),
        // Of dark bands, in both themes.
        ...Object.values(colours).map(({ dark }) => dark),
        constants['on-slate'],
        constants['on-slate2'],
      ];
      expect.soft(await page.evaluate(colourFaults, tokens), colorScheme).toEqual([]);
    }
  });

/** Returns the tabs of a page that can be clicked, each to be shown; one entry where there is none. */
async function tabs(page: Page) {
  const all = await page.getByRole('tab').all();
  return all.length > 0 ? all : [undefined];
}

/** Pictures and islands load near the window: in one as high as the page, all of them do. */
async function loadScenes(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await fontsLoaded(page);
}
