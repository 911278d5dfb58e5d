import path from 'node:path';
import { expect, open, test as base } from '../browser/browserTest';
import { published } from '../published';
import { approvedBrowser, browserHere, nameOf, recordBrowser } from './approvedBrowser';
import { haveWordsChanged, recordWords } from './approvedWords';
import { holdStill } from './holdStill';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
        env: { ...process.env, FONTCONFIG_FILE: path.join(__dirname, 'fonts.conf') },
      });
    },
    { scope: 'worker' },
  ],
});

// The status of the not-found page.
test.use({ allowedErrors: [/404/] });

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly language: string;
  readonly schemes: readonly ('light' | 'dark')[];
}

const inEnglish = [
  { name: 'home', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'contact', path: '/contact' },
  { name: 'courses', path: '/courses' },
  { name: 'category', path: '/courses/food-safety' },
  { name: 'feature', path: '/features/reporting' },
  { name: 'integrations', path: '/integrations' },
  { name: 'not-found', path: '/nowhere' },
].map((page): Visit => ({ ...page, language: 'en', schemes: ['light', 'dark'] }));

// German has long words, Thai has high letters. Chinese letters are those of the reader's system.
const inOthers = ['de', 'th'].map((language): Visit => ({
  name: `home-${language}`,
  path: `/${language}`,
  language,
  schemes: ['light'],
}));

test.beforeEach(({ browser }, testInfo) => {
  const [here, approved] = [browserHere(browser.version()), approvedBrowser()];
  if (testInfo.config.updateSnapshots !== 'none') recordBrowser(here);
  else if (approved)
    test.skip(
      nameOf(here) !== nameOf(approved),
      `The approved pictures are of ${nameOf(approved)}; ${nameOf(here)} draws in its own way, so nothing is compared.`,
    );
});

for (const { name, path, language, schemes } of [...inEnglish, ...inOthers])
  for (const width of [360, 1280])
    test.describe(() => {
      test.use({ viewport: { width, height: 900 }, locale: language });

      test(`${name} looks as approved, ${width} wide`, async ({ page }, { config }) => {
        test.skip(!published.some(({ code }) => code === language), `${language} is not part of this build.`);
        // The not-found page does not hydrate.
        await (name === 'not-found' ? page.goto(path) : open(page, path));
        await holdStill(page);
        const words = await page.locator('body').innerText();
        if (config.updateSnapshots !== 'none') recordWords(`${name}-${width}`, words);
        else
          test.skip(
            haveWordsChanged(`${name}-${width}`, words),
            `The words of ${name} are not those of the approved pictures, so it is not compared.`,
          );
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            fullPage: true,
            scale: 'device',
            threshold: 0.1,
            maxDiffPixels: 100,
          });
        }
      });
    });
