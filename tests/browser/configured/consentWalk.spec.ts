import type { Page } from 'playwright/test';
import { t } from '../../words';
import { expect, open } from '../browserTest';
import { walks } from '../walks/walk';
import { consentButton, consentRegion, openCookieSettings } from './consentRegion';
import { test } from './services';

interface Model {
  readonly calendar: boolean | undefined;
  readonly panel: 'question' | 'settings' | 'confirmation';
}
const choose = (calendar: boolean): Model => ({ calendar, panel: 'confirmation' });
const isAsked = ({ calendar, panel }: Model) => panel === 'question' && calendar === undefined;
const tick = (page: Page) => consentRegion(page).getByRole('checkbox', { name: t('common:consent.calendar.title') });
const press = (page: Page, name: string) => consentRegion(page).getByRole('button', { name, exact: true }).click();

walks<Model>('what the question of consent shows and stores', {
  test,
  async begin(page) {
    await open(page, '/pricing');
    await page.evaluate(() => localStorage.clear());
    await open(page, '/pricing');
    return { calendar: undefined, panel: 'question' };
  },
  steps: {
    yes: { isLegal: isAsked, act: (page) => consentButton(page, 'accept').click(), next: () => choose(true) },
    no: { isLegal: isAsked, act: (page) => consentButton(page, 'reject').click(), next: () => choose(false) },
    'the settings': {
      isLegal: ({ panel }) => panel !== 'settings',
      act: (page) => openCookieSettings(page),
      next: ({ calendar }) => ({ calendar, panel: 'settings' }),
    },
    'save them': {
      isLegal: ({ panel }) => panel === 'settings',
      async act(page, choice) {
        await tick(page).setChecked(choice % 2 === 0);
        await consentButton(page, 'settings.save').click();
      },
      next: (_, choice) => choose(choice % 2 === 0),
    },
    'close them': {
      isLegal: ({ panel }) => panel === 'settings',
      act: (page) => press(page, t('common:consent.settings.close')),
      next: ({ calendar }) => ({ calendar, panel: 'question' }),
    },
    'hide the confirmation': {
      isLegal: ({ panel }) => panel === 'confirmation',
      act: (page) => press(page, t('common:consent.hide')),
      next: ({ calendar }) => ({ calendar, panel: 'question' }),
    },
    'yes in another tab': {
      isLegal: ({ calendar }) => calendar === undefined,
      async act(page) {
        const other = await page.context().newPage();
        await open(other, '/partners');
        await consentButton(other, 'accept').click();
        await other.close();
      },
      next: ({ panel }) => ({ calendar: true, panel }),
    },
    reload: { act: (page) => open(page, page.url()), next: ({ calendar }) => ({ calendar, panel: 'question' }) },
    'another page': {
      async act(page) {
        const path = page.url().endsWith('/partners') ? '/contact' : '/partners';
        await page.locator(`footer a[href="${path}"]`).first().click();
        await expect(page).toHaveURL(path);
      },
      next: (model) => model,
    },
    'another window': {
      act: (page, choice) => page.setViewportSize({ width: choice % 2 ? 390 : 1280, height: 700 + choice }),
      next: (model) => model,
    },
  },
  async compare(page, model) {
    const { calendar, panel } = model;
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null')?.calendar);
    await expect.poll(stored).toBe(calendar);
    await expect(consentRegion(page)).toBeVisible({ visible: isAsked(model) || panel !== 'question' });
    await expect(tick(page)).toHaveCount(panel === 'settings' ? 1 : 0);
    if (panel === 'confirmation')
      await expect(consentRegion(page)).toContainText(t(`common:consent.${calendar ? 'accept' : 'reject'}ed`));
  },
});
