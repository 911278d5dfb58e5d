import { linkTo } from '../../../src/site/links';
import { localisedPath } from '../../../src/site/routes';
import { expect, open, requestsOf, t, words } from '../browserTest';
import { contactForm, fillIn, toasts } from '../contactPage';
import { challengeOrigin, goalsOf, test } from './services';
import { analyticsOrigin, backendOrigin, configuredLanguages, configuredSettings } from './settings';

test('analytics load once the page is idle, as the policy of the page allows, and set no cookie', async ({ page }) => {
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain(analyticsOrigin);
  const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
  const sources = (name: string) => policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  expect(sources('script-src')).toContain(analyticsOrigin);
  expect(sources('connect-src')).toContain(analyticsOrigin);
  expect(sources('script-src')).toContain(challengeOrigin);
  expect(sources('frame-src')).toContain(challengeOrigin);
  await expect(page.locator(`script[src="${analyticsOrigin}/js/script.js"]`)).toHaveAttribute(
    'data-domain',
    'camre.example',
  );
  expect(await page.context().cookies()).toEqual([]);
});

test('a trial asked for and a form sent are counted', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => goalsOf(page)).toEqual([]);
  await page.getByRole('main').locator('a[data-trial]').first().click();
  await expect(page).toHaveURL('/contact?topic=trial');
  await expect.poll(() => goalsOf(page)).toEqual(['Trial asked for']);
  await fillIn(page);
  await contactForm(page).getByRole('button').click();
  await expect(toasts(page)).toContainText(t('contact:toast.success.title'));
  expect(await goalsOf(page)).toEqual(['Trial asked for', 'Form sent']);
});

test('a demo booked in the calendar is counted', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: t('common:scheduler.load') }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => goalsOf(page)).toEqual(['Demo booked']);
});

test('the challenge loads when the form is first used, and its token goes with the request', async ({ page }) => {
  const asked = requestsOf(page, (request) => request.url().startsWith(challengeOrigin));
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await fillIn(page);
  await expect(page.locator('[name="cf-turnstile-response"]')).toHaveCount(1);
  expect(asked).toHaveLength(1);
  const sending = page.waitForRequest((sent) => sent.url().startsWith(backendOrigin) && sent.method() === 'POST');
  await contactForm(page).getByRole('button').click();
  expect((await sending).postDataJSON()).toMatchObject({
    'cf-turnstile-response': `passed ${configuredSettings.TURNSTILE_SITE_KEY}`,
  });
});

for (const code of configuredLanguages)
  test(`in ${code} the privacy policy names both services`, async ({ page }) => {
    await page.goto(localisedPath(linkTo('privacyPolicy'), code));
    const shown = await page.getByRole('main').innerText();
    const translated = words(code);
    expect(shown).toContain(translated('privacy:cookies.analytics', { service: new URL(analyticsOrigin).hostname }));
    expect(shown).toContain(translated('privacy:cookies.challenge'));
    expect(shown).not.toContain(translated('privacy:cookies.noAnalytics'));
  });
