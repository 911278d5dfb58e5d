import type { Locator, Page } from 'playwright/test';
import { schedulerScript } from '../../../src/site/brand';
import { t } from '../../words';
import { schedulerOrigin } from './settings';

export function consentRegion(page: Page): Locator {
  return page.getByRole('region', { name: t('common:consent.label') });
}

export function consentButton(page: Page, action: 'accept' | 'reject' | 'settings' | 'settings.save'): Locator {
  return consentRegion(page).getByRole('button', { name: t(`common:consent.${action}`) });
}

/** Opens the settings from the footer. */
export async function openCookieSettings(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('common:footer.cookieSettings') })
    .click();
}

/** Returns the list to which the addresses are added that the page requests from the calendar's provider. */
export function requestsToScheduler(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin === schedulerOrigin || origin === new URL(schedulerScript).origin) asked.push(request.url());
  });
  return asked;
}
