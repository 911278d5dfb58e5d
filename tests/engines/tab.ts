import { expect } from 'playwright/test';
import type { Driver } from './driver';

/** The keys that the tests press (WebDriver, 17.4.2). */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const;

/** The tab of a browser: elements are found by a selector and, where it is given, their name or text. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page; with `use`, a move of the pointer starts the router. Touches all islands and waits until they act. */
  async open(path: string, { use = true } = {}): Promise<void> {
    await this.driver.open(this.origin + path);
    if (use) await this.movePointer();
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    const waiting = () =>
      this.evaluate(() => {
        const islands = document.querySelectorAll('camre-island:not([data-ready])');
        for (const island of islands) island.dispatchEvent(new Event('pointerover', { bubbles: true }));
        // Until all is laid out, what is pressed may move; a font that is on its way when one leaves is an error in Firefox.
        const isLoading = document.fonts.status === 'loading';
        return islands.length + document.querySelectorAll('html.near-first').length + Number(isLoading);
      });
    await expect.poll(waiting, { intervals: [50], message: 'what does not act yet' }).toBe(0);
  }

  async resize(width: number): Promise<void> {
    await this.driver.resize(width, 800);
    await expect.poll(() => this.evaluate(() => window.innerWidth), { intervals: [50] }).toBe(width);
  }

  /** Returns what a function returns in the page; it sees its arguments only, which have to be JSON. */
  async evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result> {
    const expression = `(${run.toString()})(...${JSON.stringify(given)})`;
    // The driver returns what the function has returned, as JSON.
    return (await this.driver.evaluate(expression)) as Result;
  }

  /** Clicks the middle of an element, once it is visible. */
  async click(selector: string, name?: string): Promise<void> {
    await expect.poll(() => this.isVisible(selector, name), { message: `${selector} ${name ?? ''}` }).toBe(true);
    const point = await this.evaluate(locate, selector, name ?? null, true);
    if (!point) throw new Error(`${selector} ${name ?? ''} is gone`);
    await this.driver.perform([
      mouse([
        { type: 'pointerMove', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    ]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.type(keys[key]);
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  async isVisible(selector: string, name?: string): Promise<boolean> {
    return (await this.evaluate(locate, selector, name ?? null, false)) !== null;
  }

  /** Returns the visible text of the first element of a selector. */
  text(selector: string): Promise<string> {
    return this.evaluate((one) => document.querySelector<HTMLElement>(one)?.innerText.trim() ?? '', selector);
  }

  private async movePointer(): Promise<void> {
    await this.driver.perform([
      mouse([
        { type: 'pointerMove', x: 1, y: 1 },
        { type: 'pointerMove', x: 2, y: 2 },
      ]),
    ]);
  }
}

function mouse(actions: Extract<Parameters<Driver['perform']>[0][number], { type: 'pointer' }>['actions']) {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions } as const;
}

/** Runs in the page. Returns the middle of the first visible element with this name or text, and null without one. */
function locate(selector: string, name: string | null, scroll: boolean): { x: number; y: number } | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      (name === null || [one.ariaLabel ?? '', one.innerText].some((text) => text.trim() === name.trim())) &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return null;
  if (scroll) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
