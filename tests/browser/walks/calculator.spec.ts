import type { Page } from 'playwright/test';
import { accountRange, bespokeFrom, minimumCharge, pricePerAccount } from '../../../src/site/brand';
import { expect, open, t } from '../browserTest';
import { leaveAndComeBack, pick, walks } from './walk';

/** The field, the checkbox and the query string of the page. */
interface Model {
  readonly accounts: string;
  readonly reseller: boolean;
  readonly search: string;
}

const { initial, min, max, step } = accountRange;
const typed = ['1', '10', '15', '240', '999', '1000', '2500', '12.5', '', 'abc'] as const;
const isNumber = (accounts: string) => /\d/.test(accounts);

/** The page after the address was opened. */
function opened(search: string): Model {
  const query = new URLSearchParams(search);
  return { accounts: query.get('accounts') ?? String(initial), reseller: query.has('reseller'), search };
}

function changed({ accounts, reseller }: Omit<Model, 'search'>): Model {
  const query = { ...(isNumber(accounts) && { accounts }), ...(reseller && { reseller: '1' }) };
  return { accounts, reseller, search: String(new URLSearchParams(query)) };
}

const sliderAt = (accounts: string) =>
  Math.min(Math.max(Math.round((isNumber(accounts) ? Number(accounts) : 0) / step) * step, min), max);

function priceOf(accounts: string): string {
  const number = isNumber(accounts) ? Number(accounts) : 0;
  if (number >= bespokeFrom) return t('pricing:calculator.bespoke.title');
  const pounds = Math.max(number * pricePerAccount, minimumCharge);
  return `£${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
}

const field = (page: Page) => page.locator('#accounts');
const slider = (page: Page) => page.locator('#accounts-slider');
const reseller = (page: Page) => page.locator('#reseller');
const price = (page: Page) =>
  page.locator('[data-tone="slate"]').getByText(t('pricing:calculator.cost'), { exact: true }).locator('+ p');

walks<Model>('what the calculator shows and the address says', {
  async begin(page) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/pricing');
    return opened('');
  },
  steps: {
    'a number is typed': {
      act: (page, choice) => field(page).fill(pick(typed, choice)),
      next: (model, choice) => changed({ ...model, accounts: pick(typed, choice) }),
    },
    'a key on the slider': {
      act: (page, choice) => slider(page).press(choice % 2 ? 'ArrowLeft' : 'ArrowRight'),
      next(model, choice) {
        const at = sliderAt(model.accounts);
        const next = Math.min(Math.max(at + (choice % 2 ? -step : step), min), max);
        return next === at ? model : changed({ ...model, accounts: String(next) });
      },
    },
    'the reseller’s box': {
      act: (page) => reseller(page).click(),
      next: (model) => changed({ ...model, reseller: !model.reseller }),
    },
    'another window': {
      act: (page, choice) => page.setViewportSize({ width: pick([390, 700, 1280], choice), height: 600 + choice }),
      next: (model) => model,
    },
    reload: { act: (page) => page.reload(), next: ({ search }) => opened(search) },
    'another page, and Back': {
      act: leaveAndComeBack,
      next: ({ search }) => opened(search),
    },
    'the link to this page, and Back': {
      async act(page) {
        await page.locator('footer a[href="/pricing"]').first().click();
        await expect(page).toHaveURL('/pricing');
        await expect(field(page)).toHaveValue(String(initial));
        await page.goBack();
      },
      // Without a query, the link leads to where one is.
      isLegal: ({ search }) => search !== '',
      next: ({ search }) => opened(search),
    },
    'German, and back': {
      async act(page) {
        const { search } = new URL(page.url());
        await open(page, `/de/pricing${search}`);
        await expect(field(page)).toHaveValue(opened(search).accounts.replace('.', ','));
        await page.goBack();
      },
      next: ({ search }) => opened(search),
    },
  },
  async compare(page, model) {
    await expect(page).toHaveURL(`/pricing${model.search && `?${model.search}`}`);
    await expect(field(page)).toHaveValue(model.accounts);
    await expect(slider(page)).toHaveValue(String(sliderAt(model.accounts)));
    await expect(reseller(page)).toBeChecked({ checked: model.reseller });
    await expect(price(page)).toHaveText(priceOf(model.accounts));
  },
});
