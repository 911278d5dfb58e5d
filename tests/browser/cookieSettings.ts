import type { Locator, Page } from 'playwright/test';
import { t } from '../words';

/** Opens the cookie settings from the footer, and returns their dialog. */
export async function openCookieSettings(page: Page): Promise<Locator> {
  await openerOf(page).click();
  return page.getByRole('dialog', { name: t('common:consent.settings.title') });
}

export function openerOf(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name: t('common:footer.cookieSettings') });
}
