import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Evaluated, because the Content-Security-Policy allows no other script. */
const engine = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Scope {
  /** A selector of the only part to check. */
  readonly within?: string;
  readonly rules?: axe.RunOnly;
}

/** Returns what axe finds in a page: the rule, and the elements that break it. */
export async function axeViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  return page.evaluate(run, scope);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

async function run({ within, rules }: Scope): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await window.axe.run(within ?? document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
