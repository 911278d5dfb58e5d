import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../browser/browserTest';
import { copy, read, restoreCopy, save } from './copy';
import { home, openPage } from './editor';

test.afterEach(restoreCopy);

const qms = 'content/features/qms/en.mdx';

test('a saved string shows in the open page', async ({ page }) => {
  await openPage(page, '/cy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  save(home, (text) => text.replace(/("hero\.lede": ")/, '$1Newydd sbon: '));
  await expect(page.getByText('Newydd sbon: ')).toBeVisible();
});

test('saved MDX shows in the open page, its front matter too', async ({ page }) => {
  await openPage(page, '/features/qms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  save(qms, (text) =>
    text
      .replace('A procedure only works', 'Since today, a procedure only works')
      .replace(/^heading: .*$/m, 'heading: Ready for Wednesday'),
  );
  await expect(page.getByText('Since today, a procedure')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ready for Wednesday');
});

const againOfPage = {
  saved: (text: string) => text.replace('A procedure only', 'Again, a procedure only'),
  shown: 'Again, a',
};

for (const { what, address, file, broken, place, saved, shown } of [
  {
    what: 'string table',
    address: '/cy',
    file: home,
    broken: (text: string) => text.replace(/,\n/, '\n'),
    place: /locales\/cy\/home\.json:3:\d+/,
    saved: (text: string) => text.replace(/("hero\.note": ")/, '$1Eto: '),
    shown: 'Eto: ',
  },
  {
    what: 'page',
    address: '/features/qms',
    file: qms,
    broken: (text: string) => text.replace('</FeatureGrid>', ''),
    place: /content\/features\/qms\/en\.mdx:20:1/,
    ...againOfPage,
  },
  {
    what: 'front matter',
    address: '/features/qms',
    file: qms,
    broken: (text: string) => text.replace(/^heading: .*$/m, 'heading: "Audit'),
    place: /content\/features\/qms\/en\.mdx:\d+:\d+/,
    ...againOfPage,
  },
  {
    what: 'lesson',
    address: '/lessons/allergens',
    file: 'content/lessons/allergens/en.mdx',
    broken: (text: string) => text.replace('</Question>', ''),
    place: /content\/lessons\/allergens\/en\.mdx:\d+:\d+/,
    saved: (text: string) => text.replace('A guest asks', 'Again, a guest asks'),
    shown: 'Again, a guest',
  },
])
  test(`a broken ${what} is named next to the page, which stays as it was, and the next save fixes it`, async ({
    page,
  }) => {
    await openPage(page, address);
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.innerText();
    const paragraphs = page.locator('main p');
    const count = await paragraphs.count();
    const panel = page.getByRole('complementary', { name: 'Mistakes in content and locales' });
    const fix = save(file, broken);
    await expect(panel.getByRole('button', { name: place })).toBeVisible();
    await expect(panel).toContainText('expected');
    await expect(heading).toHaveText(words);
    await page.reload();
    await expect(heading).toHaveText(words);
    await expect(paragraphs).toHaveCount(count);
    fix();
    await expect(panel.getByRole('button', { name: place })).toBeHidden();
    save(file, saved);
    await expect(page.getByText(shown)).toBeVisible();
  });

test('a new page is there without a restart', async ({ page }) => {
  execFileSync(
    path.join(copy, 'node_modules/.bin/tsx'),
    ['src/commands/content/index.ts', 'new', 'feature', 'time-tracking'],
    { cwd: copy },
  );
  await expect(async () => {
    await openPage(page, '/features/time-tracking');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Time tracking', { timeout: 3_000 });
  }).toPass();
});

// Translators would otherwise hand it in with their texts, and the next build would write it anew.
test('the committed types of the GraphQL queries stay as they are', () => {
  const types = 'src/gatsby-types.d.ts';
  expect(read(types)).toBe(readFileSync(path.resolve(__dirname, '../..', types), 'utf8'));
});
