import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { test as browserTest, toPartners } from '../browserTest';

/** Something that a visitor does, and what the model says of it; `choice` is a random number. */
export interface Step<Model> {
  /** Whether it can be done now. */
  readonly isLegal?: (model: Model) => boolean;
  readonly act: (page: Page, choice: number) => Promise<unknown>;
  readonly next: (model: Model, choice: number) => Model;
}

interface Walk<Model> {
  /** The test with the services that the page needs; without it, there are none. */
  readonly test?: typeof browserTest;
  readonly begin: (page: Page) => Promise<Model>;
  readonly steps: Readonly<Record<string, Step<Model>>>;
  /** Compares page, address and what is sent with the model. */
  readonly compare: (page: Page, model: Model) => Promise<unknown>;
}

/** Without these, the walks of `npm test` are always the same; `npm run test:walks` takes others. */
const seed = Number(process.env.WALK_SEED ?? 54);
const numRuns = Number(process.env.WALKS ?? 2);

/** A test that makes random legal steps and compares the page with a plain model after each. A failure names its steps. */
export function walks<Model>(what: string, { test = browserTest, begin, steps, compare }: Walk<Model>): void {
  const names = Object.keys(steps);
  test(`${what} is what a plain model says, after random steps`, async ({ page }) => {
    // The machine may have other work.
    test.setTimeout(numRuns * 120_000);
    const path = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(99)), { minLength: 10, maxLength: 14 });
    const property = fc.asyncProperty(path, async (chosen) => {
      let model: Model = await begin(page);
      for (const [name, choice] of chosen) {
        const step = steps[name];
        if (!step || step.isLegal?.(model) === false) continue;
        await test.step(`${name} ${choice}`, async () => {
          await step.act(page, choice);
          model = step.next(model, choice);
          await compare(page, model);
        });
      }
    });
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
  });
}

/** Returns the entry of a list that a random number chooses. */
export function pick<Item>(list: readonly Item[], choice: number): Item {
  const item = list[choice % list.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

/** Follows a link to another page, and goes Back once that page is shown. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  await toPartners(page);
  await page.goBack();
}
