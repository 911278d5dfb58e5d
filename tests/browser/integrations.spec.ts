import type { Page } from 'playwright/test';
import integrations from '../../content/data/integrations.json';
import { expect, open, t, test } from './browserTest';
import { carriedLines } from './contactPage';

const categories = ['documents', 'hr', 'communication', 'video', 'sso', 'authentication', 'email'] as const;
const membersOf = (category: string) => integrations.filter((integration) => integration.category === category);
const nameOf = (category: (typeof categories)[number]) => t(`integrations:category.${category}`);
const countOf = (count: number) => t('integrations:filter.count', { count });

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: t('integrations:filter.legend') }).getByRole('button', { name });
const field = (page: Page) => page.getByRole('searchbox', { name: t('integrations:filter.search') });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('shows every integration in the group of its category', async ({ page }) => {
  await page.goto('/integrations');
  await expect(page.locator('main section[aria-labelledby] > h2[id]')).toHaveText(categories.map(nameOf));
  for (const category of categories)
    await expect(group(page, nameOf(category)).getByRole('listitem')).toHaveCount(membersOf(category).length);
  await expect(cards(page)).toHaveCount(integrations.length);
  await expect(count(page)).toHaveText(countOf(integrations.length));
});

test('an integration with a link opens the form with its name', async ({ page }) => {
  await open(page, '/integrations');
  const name = t('integrations:integration.rota-shift-scheduling.name');
  await page.getByRole('link', { name: t('integrations:integration.viewNamed', { name }) }).click();
  await expect(carriedLines(page)).toHaveText([t('contact:prefill.about', { page: name })]);
});

test.describe('the filter', () => {
  test('shows one category at a time, and the address tells which', async ({ page }) => {
    await open(page, '/integrations');
    for (const category of categories)
      await expect(chip(page, nameOf(category))).toHaveText(`${nameOf(category)}${membersOf(category).length}`);
    await chip(page, nameOf('hr')).click();
    await expect(cards(page)).toHaveCount(membersOf('hr').length);
    await expect(count(page)).toHaveText(countOf(membersOf('hr').length));
    await expect(group(page, nameOf('documents'))).toHaveCount(0);
    await expect(chip(page, nameOf('hr'))).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/integrations?category=hr');
    await chip(page, t('integrations:filter.all')).click();
    await expect(cards(page)).toHaveCount(integrations.length);
    await expect(page).toHaveURL('/integrations');
  });

  const name = t('integrations:integration.openid-connect.name');

  test('opens as the address says', async ({ page }) => {
    const address = new URLSearchParams({ category: 'authentication', q: name });
    await open(page, `/integrations?${address}`);
    await expect(cards(page).locator('h3')).toHaveText([name]);
    await expect(field(page)).toHaveValue(name);
    await expect(chip(page, nameOf('authentication'))).toHaveAttribute('aria-pressed', 'true');
  });

  test('says when there is none, and brings all back', async ({ page }) => {
    await open(page, '/integrations');
    await field(page).fill('zeppelin');
    await expect(cards(page)).toHaveCount(0);
    await expect(count(page)).toHaveText(t('integrations:filter.none'));
    await page.getByRole('button', { name: t('integrations:filter.clear') }).click();
    await expect(cards(page)).toHaveCount(integrations.length);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/integrations');
  });

  test('ends where a link to the page itself is followed', async ({ page }) => {
    await open(page, '/integrations');
    await chip(page, nameOf('email')).click();
    await expect(cards(page)).toHaveCount(membersOf('email').length);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.integrations') })
      .first()
      .click();
    await expect(page).toHaveURL('/integrations');
    await expect(cards(page)).toHaveCount(integrations.length);
  });
});
