import type { Page } from 'playwright/test';
import { expect, holdScripts, hydrated, open, test } from './browserTest';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search the course library' });
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
/** The heading that says how many courses were found; it is a live region. */
const outcome = (page: Page) => page.getByRole('main').getByRole('status').getByRole('heading', { level: 2 });
/** The links of the results; they alone lead to a course by its fragment outside the catalogue. */
const found = (page: Page) => page.locator('main h3 a[href*="#"]');
const filter = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });

test.describe('searching', () => {
  test('by the button shows the matching courses, says how many, and keeps the address', async ({ page }) => {
    await open(page, '/courses');
    await expect(outcome(page)).toHaveCount(0);
    await field(page).fill('first aid');
    await search(page).click();
    await expect(page).toHaveURL('/courses?search=first+aid');
    await expect(outcome(page)).toHaveText('1 course found');
    await expect(page.getByText('You searched for “first aid”.')).toBeVisible();
    await expect(found(page)).toHaveText(['Basic First Aid']);
    await expect(field(page)).not.toBeFocused();
  });

  test('happens while one types, without case and accents', async ({ page }) => {
    await open(page, '/courses');
    await field(page).pressSequentially('FÍRE saf');
    await expect(found(page).first()).toHaveText('Fire Safety');
    await expect(page).toHaveURL(/search=F%C3%8DRE\+saf$/);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('FÍRE saf');
  });

  test('works by the address that the structured data declares', async ({ page }) => {
    await open(page, '/courses?search=coshh');
    await expect(field(page)).toHaveValue('coshh');
    await expect(outcome(page)).toHaveText('1 course found');
    await expect(found(page)).toHaveText(['COSHH']);
  });

  test('works in Welsh', async ({ page }) => {
    await open(page, '/cy/courses?search=coshh');
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toHaveAttribute('href', '/cy/courses/health-safety#coshh');
  });

  test('says so where nothing matches, and offers ways on', async ({ page }) => {
    await open(page, '/courses?search=zeppelin');
    await expect(outcome(page)).toHaveText('No courses match your search');
    await expect(found(page)).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'See the AI course builder' })).toHaveAttribute(
      'href',
      '/features/ai-course-builder',
    );
    await expect(main.getByRole('link', { name: 'Ask us about a course' })).toHaveAttribute('href', '/contact');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page).toHaveURL('/courses');
    await expect(outcome(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  test('a course that was found leads to its place on the page of its category', async ({ page }) => {
    await open(page, '/courses?search=ladder');
    await found(page).filter({ hasText: 'Ladder Safety' }).click();
    await expect(page).toHaveURL('/courses/health-safety#ladder-safety');
    const course = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ladder Safety' }) });
    await expect(course).toBeInViewport({ ratio: 1 });
    await expect(course).toContainText('1 hour');
    await expect(course).toContainText('Beginner');
  });
});

test.describe('filters', () => {
  test('narrow by level and by duration, together with the search', async ({ page }) => {
    await open(page, '/courses');
    await filter(page, 'Level', 'Advanced').click();
    await expect(filter(page, 'Level', 'Advanced')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/courses?level=advanced');
    const advanced = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: found(page) });
    await expect(outcome(page)).toHaveText(/^\d+ courses found$/);
    await expect(advanced.filter({ hasText: 'Advanced' })).toHaveCount(await advanced.count());
    await field(page).fill('health and safety');
    await expect(found(page)).toHaveText(['Health and Safety Level 3']);
    await filter(page, 'Level', 'Any').click();
    // The list of section 9 of the specification, as far as it takes four hours and more.
    await filter(page, 'Duration', '4 hours or more').click();
    const long = ['Construction Safety', 'Health and Safety Level 2', 'Health and Safety Level 3'];
    await expect(found(page)).toHaveCount(long.length);
    expect((await found(page).allTextContents()).sort()).toEqual(long);
    await expect(page).toHaveURL('/courses?search=health+and+safety&duration=long');
  });

  test('and searches are steps that Back takes back', async ({ page }) => {
    await open(page, '/courses');
    await field(page).fill('fire safety');
    await field(page).press('Enter');
    await expect(found(page).first()).toHaveText('Fire Safety');
    await filter(page, 'Level', 'Advanced').click();
    await expect(page).toHaveURL('/courses?search=fire+safety&level=advanced');
    await expect(found(page).filter({ hasText: /^Fire Safety$/ })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/courses?search=fire+safety');
    await expect(filter(page, 'Level', 'Any')).toHaveAttribute('aria-pressed', 'true');
    await expect(found(page).first()).toHaveText('Fire Safety');
    await page.goBack();
    await expect(page).toHaveURL('/courses');
    await expect(outcome(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('the index of the courses', () => {
  test('is loaded when it is used, once, and holds all 98', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/')) asked.push(new URL(request.url()).pathname);
    });
    await open(page, '/courses');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    const answer = page.waitForResponse('**/search/courses.en.json');
    await filter(page, 'Duration', 'Up to 1 hour').click();
    expect(await (await answer).json()).toHaveLength(98);
    await expect(outcome(page)).toHaveText(/^\d+ courses found$/);
    await field(page).fill('phishing');
    await search(page).click();
    await expect(found(page)).toHaveText(['Recognising Phishing']);
    expect(asked).toEqual(['/search/courses.en.json']);
  });

  test.describe('that does not come', () => {
    test.use({ allowedErrors: [/Failed to load resource|503/] });

    test('is asked for three times more before the page says so, and again on request', async ({ page }) => {
      let asked = 0;
      let down = true;
      await page.route('**/search/courses.en.json', (route) => {
        asked += 1;
        return down ? route.fulfill({ status: 503, body: '' }) : route.continue();
      });
      await open(page, '/courses?search=coshh');
      const notice = page.getByRole('main').getByRole('alert');
      await expect(notice).toContainText('The course list did not load.', { timeout: 15_000 });
      expect(asked).toBe(4);
      down = false;
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(found(page)).toHaveText(['COSHH']);
    });
  });
});

test('the catalogue lists 98 courses in ten categories, each with level and length', async ({ page }) => {
  await page.goto('/courses');
  const catalogue = page.getByRole('region', { name: 'All 98 courses on one page' });
  await expect(catalogue.locator('details')).toHaveCount(10);
  await expect(catalogue.locator('details li')).toHaveCount(98);
  const texts = await catalogue.locator('details li').allTextContents();
  for (const text of texts)
    expect(text).toMatch(
      /(Beginner|Intermediate|Advanced).*[1-6] hours?|[1-6] hours?.*(Beginner|Intermediate|Advanced)/,
    );
  const subject = catalogue.locator('details').filter({ hasText: 'Food Safety' }).first();
  await subject.locator('summary').click();
  await expect(subject.getByRole('link', { name: 'Allergen Awareness' })).toBeVisible();
});

test('health and safety lists the twelve courses of the specification, with length and level', async ({ page }) => {
  await page.goto('/courses/health-safety');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health and Safety');
  const cards = page
    .locator('main li')
    .filter({ has: page.locator('h3') })
    .filter({ hasText: /Beginner|Intermediate|Advanced/ });
  await expect(cards.locator('h3')).toHaveText(healthAndSafety.map(([title]) => title));
  for (const [index, [, hours, level]] of healthAndSafety.entries()) {
    await expect(cards.nth(index)).toContainText(hours);
    await expect(cards.nth(index)).toContainText(level);
  }
  await expect(page.getByRole('main')).toContainText('12 of 14+ courses shown');
  await expect(page.getByRole('heading', { name: /^Why choose/i })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    /^\/contact/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form that asks for the declared address', async ({ page }) => {
    await page.goto('/courses');
    await field(page).fill('first aid');
    await search(page).click();
    await expect(page).toHaveURL('/courses?search=first+aid');
    await expect(page.getByRole('region', { name: 'All 98 courses on one page' })).toBeVisible();
  });
});

test('what is searched for before the scripts are there is found once they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/courses', { waitUntil: 'domcontentloaded' });
  await field(page).fill('coshh');
  release();
  await hydrated(page);
  await expect(field(page)).toHaveValue('coshh');
  await search(page).click();
  await expect(found(page)).toHaveText(['COSHH']);
});

/** Title, duration and level (specification, section 9). */
const healthAndSafety = [
  ['Asbestos Awareness', '2 hours', 'Beginner'],
  ['Construction Safety', '4 hours', 'Intermediate'],
  ['COSHH', '3 hours', 'Intermediate'],
  ['Glass Washing', '1 hour', 'Beginner'],
  ['Basic First Aid', '3 hours', 'Beginner'],
  ['Fire Safety', '2 hours', 'Beginner'],
  ['Health and Safety Level 2', '4 hours', 'Intermediate'],
  ['Health and Safety Level 3', '6 hours', 'Advanced'],
  ['Ladder Safety', '1 hour', 'Beginner'],
  ['Learn About Risk Assessments', '3 hours', 'Intermediate'],
  ['Legionnaires Disease Awareness', '2 hours', 'Intermediate'],
  ['Manual Handling', '2 hours', 'Beginner'],
] as const;
