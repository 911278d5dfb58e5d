import type { Page } from 'playwright/test';
import { expect, test } from '../browser/browserTest';
import { git, read, restoreCopy } from './copy';
import { editor, fields, openPage } from './editor';

test.afterEach(restoreCopy);

const address = '/features/qms';
const file = 'content/features/qms/en.mdx';
const first = 'A procedure only works';
const changedFiles = () =>
  git('status', '--porcelain', '--untracked-files=all', '--', 'content', 'locales').trimEnd().split('\n');

async function openStructure(page: Page): Promise<void> {
  await openPage(page, `${address}?keys`);
  await editor(page).getByRole('button', { name: 'Structure' }).click();
}

async function saved(page: Page): Promise<void> {
  await expect(editor(page).getByText('Saved.')).toBeVisible();
  expect(changedFiles()).toEqual([` M ${file}`]);
}

/** The text from the first paragraph to the second, and from there to the picture. */
function paragraphs(): readonly [string, string] {
  const text = read(file);
  const [start, middle, end] = [first, 'Work to ISO 9001', '<Screenshot'].map((words) => text.indexOf(words));
  return [text.slice(start, middle), text.slice(middle, end)];
}

test('a block is chosen by its picture; its lines are added after the block and nothing else changes', async ({
  page,
}) => {
  const before = read(file);
  await openStructure(page);
  await editor(page)
    .getByLabel(new RegExp(`^Add after paragraph “${first}`))
    .click();
  const added = editor(page).getByRole('button', { name: 'paragraph', exact: true }).first();
  await expect(async () => {
    expect(await added.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await added.click();
  await saved(page);
  const [one] = paragraphs();
  expect(one).toMatch(/\n\nTODO Write a paragraph\.\n\n$/);
  expect(read(file).replace('TODO Write a paragraph.\n\n', '')).toBe(before);
  await expect(page.locator('main').getByText('TODO Write a paragraph.')).toBeVisible();
});

test('a block is moved past the next one, and the page shows them so', async ({ page }) => {
  const before = read(file);
  const [one, other] = paragraphs();
  await openStructure(page);
  await editor(page)
    .getByRole('button', { name: new RegExp(`^Move down paragraph “${first}`) })
    .click();
  await saved(page);
  expect(read(file)).toBe(before.replace(one + other, other + one));
  await expect(page.locator('main p', { hasText: /^(A procedure only works|Work to ISO)/ }).first()).toContainText(
    'Work to ISO',
  );
});

test('a block is removed with its lines, and the page no longer shows it', async ({ page }) => {
  const before = read(file);
  const [one] = paragraphs();
  await openStructure(page);
  await editor(page)
    .getByRole('button', { name: new RegExp(`^Remove paragraph “${first}`) })
    .click();
  await saved(page);
  expect(read(file)).toBe(before.replace(one, ''));
  await expect(page.locator('main').getByText(first)).toHaveCount(0);
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
