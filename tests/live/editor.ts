import type { Page } from 'playwright/test';
import { expect } from '../browser/browserTest';

/** The Welsh texts of the home page. */
export const home = 'locales/cy/home.json';

/** The bar at the edge of a page of the live server, and what is open above it. */
export const editor = (page: Page) => page.getByRole('complementary', { name: 'Editor' });

/** The field of the text that is open. */
export const field = (page: Page) => editor(page).locator('textarea');

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

/** Waits until the editor says that it has saved. */
export const saved = (page: Page) => expect(editor(page).getByText('Saved.')).toBeVisible();
