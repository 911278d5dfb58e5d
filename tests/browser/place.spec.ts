import type { Page } from 'playwright/test';
import { expect, navLink, open, test } from './browserTest';
import { ofPath } from './everywhereTag';

// Where one is: the window and the focus are at the same part, the place is named once, and nothing covers it (place.ts).

const title = (page: Page) => page.locator('main h1');
/** What is announced where the focus does not say it. */
const announced = (page: Page) => page.getByRole('status').locator('span[lang]');
const announcerOfGatsby = (page: Page) => page.locator('#gatsby-announcer');

test('after a link the focus is at the title of the page, which nothing else names; Back returns it to the link', async ({
  page,
}) => {
  await open(page, '/pricing');
  const link = navLink(page, 'contentinfo', 'partners');
  await link.click();
  await expect(page).toHaveURL('/partners');
  await expect(title(page)).toBeFocused();
  await expect(announced(page)).toHaveCount(0);
  await expect(announcerOfGatsby(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect(announced(page)).toHaveText([/./]);
});

for (const language of ['en', 'de'])
  test(`after a link to a course the focus is at it, Tab goes on there, and the page is named in its language: ${language}`, async ({
    page,
  }) => {
    await open(page, language === 'en' ? '/courses' : `/${language}/courses`);
    const subject = page.locator('#catalogue details').last();
    await subject.locator('summary').click();
    await subject.locator('a[href*="#"]').last().click();
    await expect(page).toHaveURL(/\/courses\/.+#/);
    const course = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(course.locator('xpath=descendant-or-self::*[self::li or self::h3]').locator(':focus')).toHaveCount(1);
    await expect(course).toBeInViewport();
    await expect(announced(page)).toHaveText([/./]);
    await expect(announced(page)).toHaveAttribute('lang', new RegExp(`^${language}`));
    await page.keyboard.press('Tab');
    const isAfter = () =>
      course.evaluate((element) => {
        const { activeElement } = document;
        const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
        return Boolean(activeElement && element.compareDocumentPosition(activeElement) & following);
      });
    await expect.poll(isAfter).toBe(true);
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

/** Runs in the page. Returns whether less than half of what has the focus can be seen; of something high, 60 pixels. */
function hiddenHalf(): boolean {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused));
  };
  let seen = 0;
  for (let y = 0.5; y < height; y += 1)
    if ([0.1, 0.5, 0.9].some((share) => isSeen(left + width * share, top + y))) seen += 1;
  return seen < Math.min(height / 2, 60);
}
