import { accountRange } from '../../../src/site/brand';
import { expect, open } from '../browserTest';
import { pick, walks } from './walk';

interface Model {
  readonly accounts: string;
  readonly reseller: boolean;
  /** Whether the visitor has changed something: the address says it then. */
  readonly isChanged: boolean;
}

const typed = ['40', '250', '999', ''];
const initial = String(accountRange.initial);

/** What is shown after a reload comes from the address. */
const fromAddress = (model: Model): Model => ({ ...model, accounts: model.accounts === '' ? initial : model.accounts });

walks<Model>('the quote of the calculator', {
  async begin(page) {
    await open(page, '/pricing');
    return { accounts: initial, reseller: false, isChanged: false };
  },
  steps: {
    'a number': {
      act: (page, choice) => page.locator('#accounts').fill(pick(typed, choice)),
      next: (model, choice) => ({ ...model, accounts: pick(typed, choice), isChanged: true }),
    },
    'the end of the slider': {
      act: (page) => page.locator('#accounts-slider').press('Home'),
      // A slider that is there already does not change.
      next: (model) =>
        model.accounts === '' ? model : { ...model, accounts: String(accountRange.min), isChanged: true },
      isLegal: ({ accounts }) => Number(accounts) > accountRange.min,
    },
    'the reseller': {
      act: (page) => page.locator('main input[type="checkbox"]').first().press('Space'),
      next: (model) => ({ ...model, reseller: !model.reseller, isChanged: true }),
    },
    'another window size': {
      act: (page, choice) => page.setViewportSize({ width: pick([390, 768, 1280], choice), height: 700 + choice }),
      next: (model) => model,
    },
    'another page and Back': {
      async act(page) {
        await page.locator('footer a[href="/partners"]').first().click();
        await expect(page).toHaveURL('/partners');
        await page.goBack();
      },
      next: fromAddress,
    },
    reload: { act: (page) => page.reload(), next: fromAddress },
  },
  async compare(page, { accounts, reseller, isChanged }) {
    const query = new URLSearchParams([
      ...(accounts === '' ? [] : [['accounts', accounts]]),
      ...(reseller ? [['reseller', '1']] : []),
    ]);
    await expect(page).toHaveURL(isChanged && query.size > 0 ? `/pricing?${query.toString()}` : '/pricing');
    await page.mouse.move(2, 2);
    await expect(page.locator('#accounts')).toHaveValue(accounts);
    await expect(page.locator('main input[type="checkbox"]').first()).toBeChecked({ checked: reseller });
  },
});
