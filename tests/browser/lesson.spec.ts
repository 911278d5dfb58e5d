import { t } from '../words';
import { expect, test } from './browserTest';

const address = '/lessons/allergens';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an answer of the sample lesson says whether it is right, by keyboard, one at a time', async ({ page }) => {
      await page.goto(address);
      const questions = page.getByRole('main').locator('section:has(details)');
      expect(await questions.count()).toBeGreaterThan(0);
      for (const question of await questions.all()) {
        const answers = question.locator('details');
        const feedback = question.locator('details[open] strong');
        await expect(feedback).toHaveCount(0);
        const said: (string | null)[] = [];
        for (const answer of await answers.all()) {
          await answer.locator('summary').focus();
          await page.keyboard.press('Enter');
          await expect(feedback).toHaveCount(1);
          said.push(await answer.locator('strong').textContent());
        }
        expect(said.filter((text) => text === t('course:lesson.right'))).toHaveLength(1);
        expect(said.filter((text) => text === t('course:lesson.wrong'))).toHaveLength(said.length - 1);
      }
    });
  });

test('the sample lesson is labelled as a sample, keeps nothing and leads to the contact page', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.locator('header')).toContainText(t('course:lesson.label'));
  await main.locator('summary').first().click();
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // Gatsby keeps the scroll position of every page.
  expect(keys.filter((key) => !key.startsWith('@@scroll'))).toEqual([]);
  await expect(main.getByRole('region').last().getByRole('link')).toHaveAttribute('href', /^\/contact/);
});

test('a category page leads to the sample lesson', async ({ page }) => {
  await page.goto('/courses/food-safety');
  const links = page.getByRole('main').getByRole('link', { name: t('course:sample.link') });
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', address);
  expect(await links.count()).toBeGreaterThan(0);
});
