import { axeViolations } from '../browser/axe';
import { expect, holdRequests, test } from '../browser/browserTest';
import { change, git, read, restoreCopy } from './copy';
import { editor, field, home, openPage, saved } from './editor';

test.afterEach(restoreCopy);

test('a text is changed with the keyboard alone, the page shows it, and Undo takes it back', async ({ page }) => {
  await openPage(page, '/cy');
  // The search has the focus before the first letter.
  await page.keyboard.press('Alt+KeyK');
  await page.keyboard.type('hero.note');
  await expect(editor(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' o gwbl');
  await page.keyboard.press('Control+Enter');
  await saved(page);
  await expect(page.locator('main').getByText('Dim angen cerdyn credyd o gwbl')).toBeVisible();
  expect(await axeViolations(page, { within: '[data-live]' })).toEqual([]);
  await expect(field(page)).toBeFocused();
  await editor(page).getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page).getByText('Undone: home:hero.note')).toBeVisible();
  expect(git('diff', '--name-only')).toBe('');
  await expect(field(page)).toHaveValue('Dim angen cerdyn credyd');
  await expect(page.locator('main').getByText('Dim angen cerdyn credyd o gwbl')).toHaveCount(0);
  await field(page).press('Escape');
  await expect(field(page)).toHaveCount(0);
});

test('what is typed stays when the file is changed in a text editor, whose text can be taken', async ({ page }) => {
  await openPage(page, '/cy?keys=home%3Ahero.note');
  await expect(field(page)).toBeFocused();
  await field(page).fill('Wedi’i deipio');
  change(home, (text) => text.replace('Dim angen cerdyn credyd', 'O’r golygydd testun'));
  await expect(page.locator('main').getByText('O’r golygydd testun')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await editor(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(field(page)).toHaveValue('O’r golygydd testun');
  expect(read(home)).not.toContain('Wedi’i deipio');
});

test('what is typed into an English text stays when the text, and with it its id, is changed in an editor', async ({
  page,
}) => {
  const file = 'content/features/qms/en.mdx';
  await openPage(page, '/features/qms?keys');
  await page.keyboard.press('Alt+KeyK');
  await page.keyboard.type('A finding often');
  await editor(page).getByRole('listitem').getByRole('button').click();
  await field(page).fill('What was typed.');
  change(file, (text) => text.replace('A finding often', 'A finding sometimes'));
  await expect(page.locator('main').getByText('A finding sometimes')).toBeVisible();
  await expect(field(page)).toHaveValue('What was typed.');
  await page.keyboard.press('Control+Enter');
  await expect(editor(page).getByRole('alert')).toContainText('A finding sometimes');
  await editor(page).getByRole('button', { name: 'Save mine' }).click();
  await saved(page);
  expect(read(file)).toContain('What was typed.');
  expect(read(file)).not.toContain('A finding sometimes');
});

test('a click on the page opens the text instead of following the link', async ({ page }) => {
  // A font that comes late moves what is on the page.
  const release = await holdRequests(page, '**/*.woff2');
  await openPage(page, '/cy/features/qms?keys');
  await expect(editor(page).getByText(/needs work: 0 of [1-9]/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('header').getByRole('link', { name: 'Prisiau' }).click();
  await expect(field(page)).toHaveValue('Prisiau');
  expect(new URL(page.url()).pathname).toBe('/cy/features/qms');
});

test('the results of the checks are shown while typing; a refused text is saved on purpose only', async ({ page }) => {
  await openPage(page, '/cy?keys=home%3Ahero.title');
  await field(page).fill((await field(page).inputValue()).replace('</mark>', ''));
  await expect(editor(page).getByText('Error').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(editor(page).getByRole('alert')).toContainText('Not saved');
  expect(git('diff', '--name-only')).toBe('');
  await editor(page).getByRole('button', { name: 'Save in spite of the errors' }).click();
  await saved(page);
  expect(read(home)).not.toContain('</mark>');
});

test('/_work lists what is to do, and saves it without leaving the page', async ({ page }) => {
  change(home, (text) => text.replace(/^ {2}"hero\.note": .*\n/m, ''));
  await page.goto('/_work#cy');
  await expect(page.getByRole('button', { name: 'To do: 1' })).toBeVisible();
  await page.getByRole('listitem').getByRole('button').first().press('Enter');
  await expect(field(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('Heb gerdyn credyd');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('button', { name: 'To do: 0' })).toBeVisible();
  expect(read(home)).toContain('Heb gerdyn credyd');
});
