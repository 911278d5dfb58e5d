import type { Page } from 'playwright/test';
import { acts, expect } from '../browserTest';

/** When the browser translates the page: as soon as its HTML is there, or once it is hydrated. */
export type Moment = 'before' | 'after';

/** Opens a page in two tabs, translated in the first, and waits until both are hydrated. */
export async function openTwice(tabs: readonly [Page, Page], path: string, moment: Moment): Promise<void> {
  await tabs[0].goto(path, { waitUntil: 'domcontentloaded' });
  if (moment === 'before') await tabs[0].evaluate(translate);
  await tabs[1].goto(path, { waitUntil: 'domcontentloaded' });
  for (const tab of tabs) await acts(tab);
  if (moment === 'after') await tabs[0].evaluate(translate);
}

/** Does the same in both tabs, and expects that they show the same words. */
export async function inBoth(
  tabs: readonly [Page, Page],
  step: (tab: Page) => Promise<unknown>,
  name = '',
): Promise<void> {
  await Promise.all(tabs.map(step));
  const isSame = async () => (await shownText(tabs[0])) === (await shownText(tabs[1]));
  await expect.poll(isSame, { message: name, intervals: [20, 50, 100] }).toBe(true);
}

function shownText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return document.body.innerText.replace(/\s+/g, '');
  });
}

/**
 * Runs in the page: puts every text into two `<font>` elements in place of its node, now and as soon as there is another
 * one, as Chrome's translation does. The words stay the same.
 */
export function translate(): void {
  const excluded = 'script, style, noscript, textarea, svg, [translate=no], font';
  const translateNode = (text: Node) => {
    const { parentElement, nodeValue } = text;
    if (!parentElement || parentElement.closest(excluded) || !/\p{L}/u.test(nodeValue ?? '')) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = nodeValue;
    parentElement.replaceChild(outer, text);
  };
  const translateAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = root instanceof Text ? [root] : [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) nodes.push(texts.currentNode);
    nodes.forEach(translateNode);
  };
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach((node) => node.isConnected && translateAll(node));
  }).observe(document.body, { childList: true, subtree: true });
}
