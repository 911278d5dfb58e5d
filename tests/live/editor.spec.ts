import { axeViolations } from '../browser/axe';
import { expect, holdRequests, test } from '../browser/browserTest';
import { git, read, restoreCopy, save } from './copy';
import { editor, fields, home, openNote, openPage, openText, replaceIn, saved } from './editor';

test.afterEach(restoreCopy);

const state = 'locales/pins/cy.json';
const qms = (language: string) => `content/features/qms/${language}.mdx`;
const changedFiles = () => git('diff', '--name-only').trim().split('\n');

/** Words that find a text, its file, and the words in it that are replaced. */
type Change = readonly [find: string, file: string, from: string, to: string];

const changes: Readonly<Record<string, readonly Change[]>> = {
  // A paragraph, a field of the front matter and an alternative text.
  '/cy/features/qms': [
    ['chwilota drwy', qms('cy'), 'ffolderi a rennir', 'hen ffolderi'],
    ['ynghlwm wrth yr', qms('cy'), 'mewn un lle', 'gyda’i gilydd'],
    ['Rhestr o ddogfennau', qms('cy'), 'statws cymeradwyo', 'cyflwr cymeradwyo'],
  ],
  '/features/qms': [
    ['A finding often', qms('en'), 'did not know', 'had not read'],
    ['Audit-ready on', qms('en'), 'ordinary Tuesday', 'ordinary Monday'],
    ['A list of controlled', qms('en'), 'approval status', 'state of approval'],
  ],
};

for (const [address, texts] of Object.entries(changes))
  test(`saving a text of ${address} changes these words of its file and nothing else`, async ({ page }) => {
    await openPage(page, address);
    for (const [find, file, from, to] of texts)
      await test.step(find, async () => {
        const before = read(file);
        await openText(page, find);
        await replaceIn(fields(page).first(), from, to);
        await page.keyboard.press('Control+Enter');
        await saved(page);
        expect(read(file)).toBe(before.replace(from, to));
        expect(changedFiles()).toEqual(address.startsWith('/cy') ? [file, state].sort() : [file]);
      });
  });

test('the forms of a plural are edited together, each with the numbers that it is for', async ({ page }) => {
  const common = 'locales/cy/common.json';
  const before = read(common);
  await openPage(page, '/cy');
  await openText(page, 'courseCount_');
  await expect(fields(page)).toHaveCount(6);
  const two = editor(page).getByRole('textbox', { name: 'two: for 2' });
  await replaceIn(two, 'o gyrsiau', 'gwrs');
  await replaceIn(editor(page).getByRole('textbox', { name: 'few: for 3' }), 'o gyrsiau', 'chwrs');
  await page.keyboard.press('Control+Enter');
  await saved(page);
  expect(read(common)).toBe(
    before
      .replace('"courseCount_two": "{{count}}+ o gyrsiau"', '"courseCount_two": "{{count}}+ gwrs"')
      .replace('"courseCount_few": "{{count}}+ o gyrsiau"', '"courseCount_few": "{{count}}+ chwrs"'),
  );
  const english = 'locales/en/common.json';
  const [beforeEnglish, changedBefore] = [read(english), changedFiles()];
  await openPage(page, '/');
  await openText(page, 'courseCount_');
  await replaceIn(editor(page).getByRole('textbox', { name: 'other: for' }), 'courses', 'lessons');
  await page.keyboard.press('Control+Enter');
  await saved(page);
  expect(read(english)).toBe(
    beforeEnglish.replace('"courseCount_other": "{{count}}+ courses"', '"courseCount_other": "{{count}}+ lessons"'),
  );
  expect(changedFiles()).toEqual([...changedBefore, english].sort());
});

test('a text is changed with the keyboard alone, the page shows it, and focus comes back', async ({ page }) => {
  await openPage(page, '/cy');
  // The search has the focus before the first letter.
  await page.keyboard.press('Alt+KeyK');
  await page.keyboard.type('hero.note');
  await expect(editor(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(fields(page).first()).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' o gwbl');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('main').getByText('Dim angen cerdyn credyd o gwbl')).toBeVisible();
  await expect(fields(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fields(page)).toHaveCount(0);
});

test('a click on the page opens the text instead of following the link; Alt and a click copy its place', async ({
  page,
}) => {
  // A font that comes late moves what is on the page.
  const release = await holdRequests(page, '**/*.woff2');
  await openPage(page, '/cy/features/qms?keys');
  await expect(editor(page).getByText('nothing to do here')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const link = page.locator('header').getByRole('link', { name: 'Prisiau' });
  await link.click();
  await expect(fields(page).first()).toHaveValue('Prisiau');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(async () => {
    await heading.click({ modifiers: ['Alt'] });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^content\/features\/qms\/cy\.mdx:\d+$/);
  }).toPass();
  expect(new URL(page.url()).pathname).toBe('/cy/features/qms');
});

test('the results of the checks are shown while typing; a refused text is saved on purpose only', async ({ page }) => {
  await openPage(page, '/cy');
  await openText(page, 'hero.title');
  await replaceIn(fields(page).first(), '</mark>', '');
  await expect(editor(page).getByText(/^Error:/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(editor(page).getByRole('alert')).toContainText('Not saved');
  expect(git('diff', '--name-only')).toBe('');
  await editor(page).getByRole('button', { name: 'Save in spite of the errors' }).click();
  await saved(page);
  expect(read(home)).not.toContain('</mark>');
});

test('/_work lists what is to do, saves it without leaving the page, and shows what was changed', async ({ page }) => {
  save(home, (text) => text.replace(/^ {2}"hero\.note": .*\n/m, ''));
  await page.goto('/_work#cy');
  await expect(page.getByRole('button', { name: 'To do: 1' })).toBeVisible();
  await page.getByRole('listitem').getByRole('button').first().press('Enter');
  await expect(fields(page).first()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('Heb gerdyn credyd');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('button', { name: 'To do: 0' })).toBeVisible();
  await page.getByRole('button', { name: 'What I changed' }).click();
  await expect(page.getByRole('insertion').filter({ hasText: 'gerdyn' })).toBeVisible();
  await page.getByRole('button', { name: 'Checks' }).click();
  await page.getByRole('button', { name: 'Run the checks' }).click();
  await expect(page.getByText(/^\d+ errors?, \d+ warnings?$/)).toBeVisible();
});

test('the panel and the marks on the page are accessible', async ({ page }) => {
  save(home, (text) => text.replace(/^ {2}"hero\.note": .*\n/m, ''));
  await openNote(page);
  await expect(page.getByRole('img', { name: 'missing' }).first()).toBeVisible();
  expect(await axeViolations(page, { within: '[data-live]' })).toEqual([]);
});
