import type { Page } from 'playwright/test';
import { expect, open, test } from './browserTest';

const directory = [
  ['Documents', 2],
  ['HR', 12],
  ['Communication', 1],
  ['Video', 2],
  ['SSO', 1],
  ['Authentication', 1],
  ['Email', 1],
] as const;

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Category' }).getByRole('button', { name });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('shows twenty integrations in seven groups', async ({ page }) => {
  await page.goto('/integrations');
  await expect(page.locator('main section[aria-labelledby] > h2[id]')).toHaveText([...directory.map(([name]) => name)]);
  for (const [name, members] of directory) await expect(group(page, name).getByRole('listitem')).toHaveCount(members);
  await expect(cards(page)).toHaveCount(20);
  await expect(count(page)).toHaveText('20 integrations');
});

test('the rota and scheduling service alone has a link, to the contact page', async ({ page }) => {
  await page.goto('/integrations');
  const links = cards(page).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveText('View integration');
  await expect(links).toHaveAttribute('href', '/contact');
  await expect(cards(page).filter({ has: page.getByRole('link') })).toContainText('Rota & Shift Scheduling');
});

test('the card for other systems leads to the contact page', async ({ page }) => {
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { name: 'Need a Custom Integration?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask about an integration' })).toHaveAttribute(
    'href',
    /^\/contact(\?|$)/,
  );
});

test.describe('the filter', () => {
  test('shows one category at a time, and the address tells which', async ({ page }) => {
    await open(page, '/integrations');
    for (const [name, members] of directory) await expect(chip(page, name)).toHaveText(`${name}${members}`);
    await chip(page, 'HR').click();
    await expect(cards(page)).toHaveCount(12);
    await expect(count(page)).toHaveText('12 integrations');
    await expect(group(page, 'Documents')).toHaveCount(0);
    await expect(chip(page, 'HR')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/integrations?category=hr');
    await chip(page, 'All').click();
    await expect(cards(page)).toHaveCount(20);
    await expect(page).toHaveURL('/integrations');
  });

  test('finds words in names and descriptions, and within a category', async ({ page }) => {
    await open(page, '/integrations');
    await field(page).fill('ROSTERING');
    await expect(cards(page).locator('h3')).toHaveText(['Hospitality Rostering', 'Care Rostering']);
    await expect(count(page)).toHaveText('2 integrations');
    await expect(page).toHaveURL('/integrations?q=ROSTERING');
    await field(page).fill('sign');
    await expect(group(page, 'Documents').locator('h3')).toHaveText(['Team Document Library']);
    await chip(page, 'Authentication').click();
    await expect(cards(page).locator('h3')).toHaveText(['OpenID Connect']);
    await expect(count(page)).toHaveText('1 integration');
  });

  test('opens as the address says', async ({ page }) => {
    await open(page, '/integrations?category=video&q=webinar');
    await expect(cards(page).locator('h3')).toHaveText(['Webinars & Virtual Classroom']);
    await expect(field(page)).toHaveValue('webinar');
    await expect(chip(page, 'Video')).toHaveAttribute('aria-pressed', 'true');
  });

  test('says when there is none, and gives all back', async ({ page }) => {
    await open(page, '/integrations');
    await field(page).fill('zeppelin');
    await expect(cards(page)).toHaveCount(0);
    await expect(count(page)).toHaveText(
      'No integrations match. Try another word, or ask us about a custom integration.',
    );
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(cards(page)).toHaveCount(20);
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/integrations');
  });
});
