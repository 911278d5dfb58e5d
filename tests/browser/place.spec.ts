import { addressOf, courses, hasPage } from '../contentPages';
import { expect, hiddenHalf, open, t, test, toPartners } from './browserTest';
import { ofPath } from './everywhereTag';

test('after a link the page is announced by its title, once, and Tab begins at its start', async ({ page }) => {
  await open(page, '/pricing');
  await toPartners(page);
  const title = await page.locator('main h1').innerText();
  await expect(page.locator('#swup-announcer')).toHaveText(title.replace(/\s+/g, ' '));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('common:skip.main') })).toBeFocused();
});

test('after a link to a course, the course is open, in sight and has the mark of what the address names', async ({
  page,
}) => {
  await open(page, '/courses');
  const subject = page.locator('#catalogue details').last();
  await subject.locator('summary').click();
  await subject.locator('a[href*="#"]').last().click();
  await expect(page).toHaveURL(/\/courses\/.+#/);
  const course = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(course).toBeInViewport();
  await expect(course).toHaveAttribute('data-named');
  await expect(course.locator('details')).toHaveAttribute('open');
});

test('Enter in the course search brings the focus to the results, which have a name', async ({ page }) => {
  await open(page, '/courses');
  await page.locator('#course-search').fill('fire');
  await page.locator('#course-search').press('Enter');
  const results = page.locator('[role="region"]:has(#results-title)');
  await expect(results).toBeFocused();
  await expect(page.locator('#results-title')).toBeInViewport();
  await expect(results).toHaveAccessibleName(/\d/);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/', '/courses', '/pricing', '/contact', '/lessons/allergens'])
    test(`nothing covers what has the focus on ${path}`, ofPath(path), async ({ page }) => {
      await open(page, path);
      const reached: string[] = [];
      while (reached.length < 60) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40) ?? '');
        await expect.poll(() => page.evaluate(hiddenHalf), { message: `“${name}”` }).toBe(false);
        reached.push(name);
      }
    });
});

test('on a phone the reason of an answer to a course’s question comes into the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, courses.filter(hasPage).map(addressOf)[0] ?? '');
  const answer = page.getByRole('article').locator('header details[data-hue=kite]').first();
  // At the foot of the window, where a press of the test itself scrolls nothing.
  await answer.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight));
  const { x = 0, y = 0 } = (await answer.boundingBox()) ?? {};
  await page.mouse.click(x + 60, y + 20);
  await expect(answer.locator('p')).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('article').locator('header').getByRole('status');
  await row.getByRole('link', { name: t('courses:results.retry') }).click();
  await expect(answer).not.toHaveAttribute('open');
});
