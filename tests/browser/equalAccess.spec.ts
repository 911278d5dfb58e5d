import { readFileSync } from 'node:fs';
import type * as ace from 'accessibility-checker-engine';
import type { Page } from 'playwright/test';
import { localisedPath, routes } from '../../src/routes';
import { published } from '../published';
import { words } from '../words';
import { expect, open, test } from './browserTest';

/** IBM's Equal Access engine, a second opinion next to axe. It is evaluated, because the policy allows no foreign script. */
const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

const languages = ['en', 'de', 'th', 'cy', 'uk'].filter((code) => published.some((one) => one.code === code));
const screens = [...new Map(routes.map(({ screen, path }) => [screen, path])).values()];

test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const code of languages)
  test(`every page type in ${code}`, async ({ page }) => {
    test.slow();
    for (const path of screens) {
      await page.goto(localisedPath(path, code), { waitUntil: 'domcontentloaded' });
      expect(await violations(page), path).toEqual([]);
    }
  });

for (const [state, path, reach] of states())
  for (const code of languages)
    test(`${state} in ${code}`, async ({ page }) => {
      await open(page, localisedPath(path, code));
      await reach(page, words(code));
      expect(await violations(page)).toEqual([]);
    });

type Reach = (page: Page, t: ReturnType<typeof words>) => Promise<void>;

function states(): [state: string, path: string, reach: Reach][] {
  return [
    [
      'the small menu',
      '/',
      async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.locator('button[aria-controls="mobile-menu"]').click();
        await page.locator('#mobile-menu summary').click();
      },
    ],
    ['a menu of the wide header', '/', (page) => page.locator('button[aria-controls="courses-menu"]').click()],
    [
      'another tab and an open answer',
      '/',
      async (page) => {
        await page.getByRole('tab').nth(2).click();
        await page.locator('[data-reach-accordion-button]').nth(1).click();
      },
    ],
    [
      'form errors with a toast',
      '/contact?topic=trial',
      async (page) => {
        await page.locator('#contact-form button[type="submit"]').click();
        await expect(page.getByRole('alert')).not.toBeEmpty();
      },
    ],
    [
      'cookie settings',
      '/',
      (page, t) => page.getByRole('button', { name: t('common:footer.cookieSettings') }).click(),
    ],
  ];
}

/** What the engine finds, without what it finds wrongly; in the dark theme, which differs in colours only, of contrast. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate(check, { contrastOnly: false });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await page.evaluate(check, { contrastOnly: true }))];
}

declare global {
  interface Window {
    readonly ace: typeof ace;
  }
}

async function check({ contrastOnly }: { contrastOnly: boolean }): Promise<string[]> {
  const checker = new window.ace.Checker();
  const wcag = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
  if (!wcag) throw new Error('The engine has no guideline WCAG_2_2.');
  const checkpoints = wcag.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    rules: checkpoint.rules?.filter(({ id }) => !contrastOnly || id === 'text_contrast_sufficient'),
  }));
  checker.addGuideline({ ...wcag, id: 'chosen', checkpoints });
  const { results } = await checker.check(document, ['chosen']);
  if (!results.some(({ ruleId }) => ruleId === 'text_contrast_sufficient'))
    throw new Error('The engine checked no contrast.');
  return results
    .filter(({ value, ruleId, path }) => {
      if (value[0] !== 'VIOLATION' || value[1] !== 'FAIL') return false;
      // Of a drawing, the element around it: XPath names no elements of SVG.
      const place = (path.dom ?? '').replace(/\/svg\[.*$/, '');
      const element = document.evaluate(place, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      const inside = (selector: string) => element instanceof Element && element.closest(selector) !== null;
      const known =
        // A picture within an illustration, which is one image with a name of its own; its content is inert.
        (ruleId === 'svg_graphics_labelled' && inside('[inert]')) ||
        // The labels are there: hidden to the eye only, or in a closed <details> together with their field.
        (ruleId === 'input_label_exists' && element instanceof HTMLInputElement && element.labels?.length === 1);
      return !known;
    })
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
}
