import type { Page } from 'playwright/test';
import { schedulerScript } from '../../../src/site/brand';
import { schedulerOrigin } from './settings';

/** Returns the list to which the addresses are added that the page requests from the calendar's provider. */
export function requestsToScheduler(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin === schedulerOrigin || origin === new URL(schedulerScript).origin) asked.push(request.url());
  });
  return asked;
}
