import { editingPaths } from '../../src/authoring/texts/editing';
import { expect, test } from '../browser/browserTest';
import type { Change } from '../copiedTexts';
import { change, git, restoreCopy } from './copy';
import { home, openPage } from './editor';

test.afterEach(restoreCopy);

const qms = 'content/features/qms/en.mdx';
const lesson = 'content/lessons/allergens/en.mdx';

const saves: readonly (readonly [what: string, address: string, file: string, edit: Change])[] = [
  ['string', '/cy', home, (text) => text.replace(/("hero\.lede": ")/, '$1Since today ')],
  ['paragraph', '/features/qms', qms, (text) => text.replace('A procedure only', 'Since today a procedure only')],
  ['heading', '/features/qms', qms, (text) => text.replace(/^heading: .*$/m, 'heading: Since today')],
];

for (const [what, address, file, edit] of saves)
  test(`a saved ${what} shows in the open page`, async ({ page }) => {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    change(file, edit);
    await expect(page.locator('main').getByText('Since today').first()).toBeVisible();
  });

const mistakes: readonly (readonly [what: string, address: string, file: string, broken: Change, place: RegExp])[] = [
  ['string table', '/cy', home, (text) => text.replace(/,\n/, '\n'), /cy\/home\.json:3:\d+/],
  ['page', '/features/qms', qms, (text) => text.replace('</FeatureGrid>', ''), /qms\/en\.mdx:20:1/],
  [
    'front matter',
    '/features/qms',
    qms,
    (text) => text.replace(/^heading: .*$/m, 'heading: "Audit'),
    /en\.mdx:\d+:\d+/,
  ],
  ['lesson', '/lessons/allergens', lesson, (text) => text.replace('</Question>', ''), /allergens\/en\.mdx:\d+:\d+/],
];

for (const [what, address, file, broken, place] of mistakes)
  test(`a broken ${what} is named next to the page, which stays as it was, and the next save fixes it`, async ({
    page,
  }) => {
    await openPage(page, address);
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.innerText();
    const paragraphs = page.locator('main p');
    const count = await paragraphs.count();
    const panel = page.getByRole('complementary', { name: 'Mistakes in content and locales' });
    const fix = change(file, broken);
    await expect(panel.getByText(place)).toBeVisible();
    await expect(panel).toContainText('expected');
    await expect(heading).toHaveText(words);
    await page.reload();
    await expect(heading).toHaveText(words);
    await expect(paragraphs).toHaveCount(count);
    fix();
    await expect(panel.getByText(place)).toBeHidden();
  });

test('a page that git takes away and puts back is whole again, without another save', async ({ page }) => {
  await openPage(page, '/features/qms');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.innerText();
  const count = await page.locator('main p').count();
  change(qms, (text) => text.replace(/^heading: .*$/m, 'heading: Ready for Wednesday'));
  await expect(heading).toContainText('Ready for Wednesday');
  git('rm', '--quiet', '-r', '--force', 'content/features', 'content/data');
  git('checkout', '--quiet', 'HEAD', '--', 'content');
  await expect(heading).toHaveText(words);
  for (const address of ['/', '/features/qms']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(heading).toHaveText(words);
  await expect(page.locator('main p')).toHaveCount(count);
});

test('a mistake between two files takes away the page that has it and no other', async ({ page }) => {
  const fix = change('content/lessons/allergens/facts.json', (text) =>
    text.replace(/"courses\/[^"]*"/, '"courses/none"'),
  );
  await openPage(page, '/features/qms');
  const panel = page.getByRole('complementary', { name: 'Mistakes in content and locales' });
  // The course that is not there, and what follows from it.
  await expect(panel.getByText(/allergens\/facts\.json/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Audit-ready');
  fix();
  await openPage(page, '/lessons/allergens');
  await expect(page.getByRole('article')).toHaveAttribute('data-hue');
});

test('what is wrong is told to pages of this server alone', async ({ request }) => {
  const answer = await request.get(editingPaths.events, { headers: { origin: 'https://evil.example' } });
  expect(answer.status()).toBe(403);
});
