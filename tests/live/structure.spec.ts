import type { Page } from 'playwright/test';
import { expect, test } from '../browser/browserTest';
import { git, read, restoreCopy } from './copy';
import { editor, fields, openPage } from './editor';

test.afterEach(restoreCopy);

const file = 'content/features/qms/en.mdx';
const changedFiles = () =>
  git('status', '--porcelain', '--untracked-files=all', '--', 'content', 'locales').trimEnd().split('\n');

async function openStructure(page: Page): Promise<void> {
  await openPage(page, '/features/qms?keys');
  await editor(page).getByRole('button', { name: 'Structure' }).click();
}

test('a block is added by its picture, moved and removed again, and the page shows it so', async ({ page }) => {
  const before = read(file);
  await openStructure(page);
  await editor(page)
    .getByLabel(/^Add after paragraph “A procedure only works/)
    .click();
  const button = editor(page).getByRole('button', { name: 'paragraph', exact: true }).first();
  await expect(async () => {
    expect(await button.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await button.click();
  await expect(editor(page).getByText('Saved.')).toBeVisible();
  expect(changedFiles()).toEqual([` M ${file}`]);
  const added = page.locator('main').getByText('TODO Write a paragraph.');
  await expect(added).toBeVisible();
  const moveUp = editor(page).getByRole('button', { name: /^Move up paragraph “TODO/ });
  await moveUp.click();
  await expect(moveUp).toBeDisabled();
  const paragraphs = page.locator('main p', { hasText: /^(A procedure only works|TODO)/ });
  await expect(paragraphs.first()).toContainText('TODO');
  await editor(page)
    .getByRole('button', { name: /^Remove paragraph “TODO/ })
    .click();
  await expect(added).toHaveCount(0);
  expect(read(file)).toBe(before);
});

test('a whole file that cannot be read is refused', async ({ page }) => {
  const before = read(file);
  await openStructure(page);
  await editor(page).getByText('Whole file').click();
  await fields(page).fill(before.replace('</FeatureGrid>', ''));
  await editor(page).getByRole('button', { name: 'Save the file' }).click();
  await expect(editor(page).getByRole('alert')).toContainText(file);
  expect(read(file)).toBe(before);
});

test('a new page is a draft that opens, registered where every page is', async ({ page }) => {
  await openStructure(page);
  await editor(page).getByText('New page', { exact: true }).click();
  await editor(page).getByLabel('Its name in the menus').fill('Time tracking');
  await editor(page).getByRole('button', { name: 'Start the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Time tracking' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/features/time-tracking');
  const registers = ['content/data/topics.json', 'locales/en/common.json', 'locales/meta/common.json'];
  const own = ['en.mdx', 'facts.json'].map((name) => `content/features/time-tracking/${name}`);
  expect(changedFiles().sort()).toEqual([...registers.map((name) => ` M ${name}`), ...own.map((name) => `?? ${name}`)]);
});
