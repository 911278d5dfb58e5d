import type { Locator, Page } from 'playwright/test';
import { expect } from '../browser/browserTest';

/** The Welsh texts of the home page. */
export const home = 'locales/cy/home.json';

/** The bar at the edge of a page of the live server, and what is open above it. */
export const editor = (page: Page) => page.getByRole('complementary', { name: 'Editor' });

/** The fields of the text that is open. */
export const fields = (page: Page) => editor(page).locator('textarea');

/**
 * Opens a page of the live server. Gatsby answers with its own 404 page where it reads the data of a page while it writes
 * them, after the files of the test before were put back: a person loads the page again.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(editor(page)).toBeVisible({ timeout: 20_000 });
  }).toPass();
}

/** Opens a text of the page by some of its words or its id. */
export async function openText(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Alt+KeyK');
  const search = editor(page).getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.fill(words);
  await editor(page).getByRole('listitem').getByRole('button').first().click();
  await expect(fields(page).first()).toBeFocused();
}

/** Opens the note below the first lines of the Welsh home page, which its address names. */
export async function openNote(page: Page): Promise<void> {
  await openPage(page, '/cy?keys=home%3Ahero.note');
  await expect(fields(page).first()).toBeFocused();
}

/** Replaces some words of a field. */
export async function replaceIn(field: Locator, from: string, to: string): Promise<void> {
  const text = await field.inputValue();
  expect(text).toContain(from);
  await field.fill(text.replace(from, to));
}

/** Waits until the editor says that it has saved. */
export const saved = (page: Page) => expect(editor(page).getByText('Saved.')).toBeVisible();
