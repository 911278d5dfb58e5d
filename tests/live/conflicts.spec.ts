import { expect, test } from '../browser/browserTest';
import { git, read, restoreCopy, save } from './copy';
import { editor, fields, home, openNote, openPage, openText, saved } from './editor';

test.afterEach(restoreCopy);

test('of two tabs that edit one text, the second learns of the first and takes or replaces its text', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openNote(page);
  await openNote(other);
  await fields(page).first().fill('O’r tab cyntaf');
  await fields(other).first().fill('O’r ail dab');
  await page.keyboard.press('Control+Enter');
  await saved(page);
  // The live server has no time for another save until the pages have the first one.
  await expect(other.locator('main').getByText('O’r tab cyntaf')).toBeVisible();
  await other.keyboard.press('Control+Enter');
  await expect(editor(other).getByRole('alert')).toContainText('O’r tab cyntaf');
  expect(read(home)).toContain('O’r tab cyntaf');
  await editor(other).getByRole('button', { name: 'Save mine' }).click();
  await saved(other);
  expect(read(home)).toContain('O’r ail dab');
});

test('what is typed stays when the file is changed in a text editor, whose text can be taken', async ({ page }) => {
  await openNote(page);
  await fields(page).first().fill('Wedi’i deipio');
  save(home, (text) => text.replace('Dim angen cerdyn credyd', 'O’r golygydd testun'));
  await expect(page.locator('main').getByText('O’r golygydd testun')).toBeVisible();
  await expect(fields(page).first()).toHaveValue('Wedi’i deipio');
  await page.keyboard.press('Control+Enter');
  await editor(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(fields(page).first()).toHaveValue('O’r golygydd testun');
  expect(read(home)).not.toContain('Wedi’i deipio');
});

test('what is typed into an English text stays when the text, and with it its id, is changed in an editor', async ({
  page,
}) => {
  const file = 'content/features/qms/en.mdx';
  await openPage(page, '/features/qms');
  await openText(page, 'A finding often');
  await fields(page).first().fill('What was typed.');
  save(file, (text) => text.replace('A finding often', 'A finding sometimes'));
  await expect(page.locator('main').getByText('A finding sometimes')).toBeVisible();
  await expect(fields(page).first()).toHaveValue('What was typed.');
  await page.keyboard.press('Control+Enter');
  await expect(editor(page).getByRole('alert')).toContainText('A finding sometimes');
  await editor(page).getByRole('button', { name: 'Save mine' }).click();
  await saved(page);
  expect(read(file)).toContain('What was typed.');
  expect(read(file)).not.toContain('A finding sometimes');
});

test('a file that cannot be read is named and not written', async ({ page }) => {
  await openNote(page);
  save(home, (text) => text.replace(/,\n/, '\n'));
  const broken = read(home);
  await fields(page).first().fill('Newydd');
  await page.keyboard.press('Control+Enter');
  await expect(
    editor(page)
      .getByRole('alert')
      .getByRole('button', { name: /^Copy|locales\/cy\/home\.json:/ }),
  ).toBeVisible();
  await expect(editor(page).getByRole('button', { name: 'Save in spite of the errors' })).toHaveCount(0);
  expect(read(home)).toBe(broken);
});

test('Undo takes the last save back', async ({ page }) => {
  await openNote(page);
  await fields(page).first().fill('Am eiliad yn unig');
  await page.keyboard.press('Control+Enter');
  await saved(page);
  await editor(page).getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page).getByText('Undone: home:hero.note')).toBeVisible();
  expect(git('diff', '--name-only')).toBe('');
  await expect(fields(page).first()).toHaveValue('Dim angen cerdyn credyd');
  await expect(page.locator('main').getByText('Am eiliad yn unig')).toHaveCount(0);
});
