import { readFileSync } from 'node:fs';
import type * as ace from 'accessibility-checker-engine';
import type { Page } from 'playwright/test';

/** IBM's Equal Access engine, alongside axe. Evaluated, because the Content-Security-Policy allows no other script. */
const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

/**
 * Returns what the engine finds, without its known mistakes. The dark theme differs in colours only, which depend on no
 * language: there it checks the contrast of the English page; axe checks the others.
 */
export async function violations(page: Page, language: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate(check, { contrastOnly: false });
  if (language !== 'en') return light;
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
        // A label that is visually hidden, or in a closed <details> together with its field.
        (ruleId === 'input_label_exists' && element instanceof HTMLInputElement && element.labels?.length === 1);
      return !known;
    })
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
}
