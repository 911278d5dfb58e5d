import type { Locator, Page } from 'playwright/test';
import { schedulerOrigin } from './settings';

export function consentRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookies on this site' });
}

export function consentButton(
  page: Page,
  name: 'Accept booking calendar' | 'Reject booking calendar' | 'View settings' | 'Save choices',
): Locator {
  return consentRegion(page).getByRole('button', { name });
}

/** Opens the settings from the footer. */
export async function openCookieSettings(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
}

/** What the page asks the calendar's provider for, from now on, by path. */
export function requestsToScheduler(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(schedulerOrigin)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
