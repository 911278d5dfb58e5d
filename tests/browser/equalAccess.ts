import { readFileSync } from 'node:fs';
import type * as ace from 'accessibility-checker-engine';
import type { Page } from 'playwright/test';

/** IBM's Equal Access engine, a second opinion next to axe. It is evaluated, because the policy allows no foreign script. */
const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

/** What the engine finds in both themes, without what it finds wrongly. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(engine);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await page.evaluate(check)));
  }
  return found;
}

declare global {
  interface Window {
    readonly ace: typeof ace;
  }
}

async function check(): Promise<string[]> {
  const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value, ruleId, path }) => {
      // Of a drawing, the element around it: XPath names no elements of SVG.
      const place = (path.dom ?? '').replace(/\/svg\[.*$/, '');
      const element = document.evaluate(place, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      const inside = (selector: string) => element instanceof Element && element.closest(selector) !== null;
      const known =
        // A picture within an illustration, which is one image with a name of its own; its content is inert.
        (ruleId === 'svg_graphics_labelled' && inside('[inert]')) ||
        // The labels are there: hidden to the eye only, or in a closed <details> together with their field.
        (ruleId === 'input_label_exists' && element instanceof HTMLInputElement && element.labels?.length === 1);
      return value[0] === 'VIOLATION' && value[1] === 'FAIL' && !known;
    })
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
}
