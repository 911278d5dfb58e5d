import topics from '../../../content/data/topics.json';
import { addressOf, courses, hasPage } from '../../contentPages';
import { expect, t, test, textsOf } from '../browserTest';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test('menus open by pointer and by keyboard', async ({ page }) => {
  await page.goto('/');
  const course = `/courses/${topics.courses.at(-1)}`;
  const link = page.locator(`#courses-menu a[href="${course}"]`);
  await expect(link).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:nav.courses') })
    .hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(course);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:nav.features') })
    .focus();
  await expect(page.locator(`#features-menu a[href="/features/${topics.features.at(-1)}"]`)).toBeVisible();
});

test('on a phone the toggle menu opens by focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: t('common:nav.menu') }).focus();
  await expect(page.locator('#header-menu').getByRole('link', { name: t('common:nav.pricing') })).toBeVisible();
});

test('all answers and all tools of the showcase can be read', async ({ page }) => {
  await page.goto('/');
  for (const answer of textsOf('home', /^faq\..+\.answer$/).filter((text) => !text.includes('{{')))
    await expect(page.getByText(answer)).toBeVisible();
  for (const tool of textsOf('home', /^showcase\..+\.text$/)) await expect(page.getByText(tool)).toBeVisible();
});

test('prices can be compared', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByText(t('pricing:table.caption')).click();
  const table = page.getByRole('table');
  await expect(table).toContainText('£625.00');
  await expect(table).toContainText('£2,475.00');
});

test('questions before buying can be read, ticked and taken to the contact page', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('heading', { name: t('buying:pile.ask') }).click();
  await page.getByRole('checkbox', { name: t('buying:question.vat') }).check();
  await page.getByRole('checkbox', { name: t('buying:question.term') }).check();
  await page.getByRole('button', { name: t('buying:askTicked') }).click();
  await expect(page).toHaveURL('/contact?topic=question&ask=vat&ask=term');
});

test('all integrations are listed, and the filter that needs scripts is not', async ({ page }) => {
  await page.goto('/integrations');
  for (const name of textsOf('integrations', /^integration\..+\.name$/))
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

for (const width of [320, 1280])
  test(`a course asks a question, and an answer says why and moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const path = courses.filter(hasPage).map(addressOf)[0] ?? '';
    await page.goto(path);
    const header = page.getByRole('article').locator('header').first();
    const { height } = (await header.boundingBox()) ?? {};
    const answers = header.getByRole('group').locator('details');
    for (const answer of await answers.all()) {
      await answer.locator('summary').click();
      await expect(answer.locator('p')).toContainText(/^.+\. ./);
      await expect(header.getByRole('status').getByText(t('course:lesson.state.notStarted'))).toBeHidden();
      expect((await header.boundingBox())?.height).toBe(height);
    }
    await expect(answers).toHaveCount(3);
  });
