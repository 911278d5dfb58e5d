import type { Page } from 'playwright/test';
import roles from '../../content/data/roles.json';
import sectorStrings from '../../locales/en/sectors.json';
import { linkTo } from '../../src/site/links';
import { addressOf, categories, courses, hasPage } from '../contentPages';
import { expect, fontsLoaded, holdRequests, open, requestsOf, t, test } from './browserTest';
import { everywhere, ofIndex } from './everywhereTag';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: t('courses:search.label') });
const search = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t('courses:search.submit'), exact: true });
/** The heading that says how many courses were found. */
const outcome = (page: Page) => page.locator('#results-title');
/** The links of the results. */
const found = (page: Page) => page.locator('[data-results] > li > a');
const filter = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const duration = t('courses:filter.duration');
const any = t('courses:filter.any');
const catalogueTitle = t('courses:catalogue.title', { count: courses.length });
/** The courses whose title contains these words. */
const titled = (text: string) => courses.filter(({ title }) => title.toLowerCase().includes(text));
/** A course whose title no other title contains, so that a search for it finds it alone. */
const example = courses.find(({ title, level }) => level === 'beginner' && titled(title.toLowerCase()).length === 1);
if (!example) throw new Error('Every beginner’s course shares its title with another course');

test.describe('searching', () => {
  test('by the button shows the matching courses, says how many, and keeps the address', async ({ page }) => {
    await open(page, '/courses');
    await expect(outcome(page)).toHaveCount(0);
    await field(page).fill(example.title);
    await search(page).click();
    await expect(page).toHaveURL(`/courses?${new URLSearchParams({ search: example.title })}`);
    await expect(outcome(page)).toHaveText(t('courses:results.title', { count: 1 }));
    const forTerm = t('courses:results.forTerm', { term: example.title });
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      `${t('courses:results.title', { count: 1 })} ${forTerm}`,
    );
    await expect(page.locator('#results-title + p')).toHaveText(forTerm);
    await expect(found(page).first()).toHaveText(example.title);
    await expect(field(page)).not.toBeFocused();
  });

  test('happens while typing, and ignores case and accents', async ({ page }) => {
    const typed = example.title.toUpperCase().replace('A', 'Á').replace('E', 'É').replace('I', 'Í').replace('O', 'Ó');
    await open(page, '/courses');
    await field(page).pressSequentially(typed);
    await expect(found(page).first()).toHaveText(example.title);
    await expect(page).toHaveURL(`/courses?${new URLSearchParams({ search: typed })}`);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(typed);
  });

  test('says so where nothing matches, and offers other pages', async ({ page }) => {
    await open(page, '/courses?search=zeppelin');
    const none = t('courses:plan.lacks', { subjects: 'zeppelin' });
    await expect(outcome(page)).toHaveText(none);
    await expect(found(page)).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t('courses:results.draft') })).toHaveAttribute(
      'href',
      linkTo('courseBuilder'),
    );
    const area = page.getByRole('region', { name: none });
    await expect(area.getByRole('link', { name: t('courses:cta.contact') })).toHaveAttribute(
      'href',
      '/contact?topic=course&subject=zeppelin',
    );
    await page.getByRole('button', { name: t('courses:filter.clear') }).click();
    await expect(page).toHaveURL('/courses');
    await expect(outcome(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  test('says which subject no course teaches yet, and offers ways to one', async ({ page }) => {
    await open(page, '/courses?search=Safegu');
    await expect(outcome(page)).toHaveText(t('courses:plan.lacks', { subjects: sectorStrings['lack.safeguarding'] }));
    await expect(page.getByRole('main').getByRole('link', { name: t('courses:results.draft') })).toBeVisible();
    await search(page).click();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    // A sector that needs it.
    await page.getByRole('link', { name: sectorStrings['sector.healthcare'], exact: true }).click();
    await expect(page).toHaveURL('/courses?sector=healthcare#roles');
  });

  for (const course of [courses.find(hasPage), courses.find((one) => !hasPage(one))])
    if (course)
      test(`a course that was found leads to ${addressOf(course)}`, async ({ page }) => {
        await open(page, `/courses?search=${encodeURIComponent(course.title)}`);
        await found(page).getByText(course.title, { exact: true }).first().click();
        await expect(page).toHaveURL(addressOf(course));
        const named = page.locator(hasPage(course) ? 'main article > header' : `[id="${course.id}"]`);
        await expect(named.getByRole('heading', { name: course.title, exact: true })).toBeInViewport({ ratio: 1 });
        await expect(named).toContainText(t('common:duration.hours', { count: course.hours }));
        await expect(named).toContainText(t(`common:level.${course.level}`));
      });
});

test('level and duration narrow what a search has found', async ({ page }) => {
  await open(page, '/courses?search=safety&duration=medium');
  await filter(page, t('courses:filter.level'), t('common:level.beginner')).click();
  const titles = async () => (await found(page).allTextContents()).filter((title) => /safety/i.test(title)).sort();
  const expected = titled('safety').filter(({ level, hours }) => level === 'beginner' && hours >= 2 && hours <= 3);
  await expect.poll(titles).toEqual(expected.map(({ title }) => title).sort());
});

test.describe('the index of the courses', () => {
  test('is loaded when it is used, once, and holds every course', async ({ page }) => {
    const asked = requestsOf(page, (request) => request.url().includes('/search/'));
    await open(page, '/courses');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    const answer = page.waitForResponse('**/search/courses.en.json');
    await filter(page, duration, t('courses:filter.durations.short', { most: 1 })).click();
    expect((await (await answer).json()).courses).toHaveLength(courses.length);
    await expect(outcome(page)).toHaveText(
      t('courses:results.title', { count: courses.filter(({ hours }) => hours <= 1).length }),
    );
    await filter(page, duration, any).click();
    await field(page).fill(example.title);
    await search(page).click();
    await expect(found(page).first()).toHaveText(example.title);
    expect(asked).toEqual([expect.stringMatching(/\/search\/courses\.en\.json$/)]);
  });

  test.describe('that does not load', everywhere, () => {
    test.use({ allowedErrors: [/Failed to load resource|503/] });

    test('is requested three times more before the page says so, and again when asked, where the focus stays', async ({
      page,
    }) => {
      let asked = 0;
      let down = true;
      await page.route('**/search/courses.en.json', (route) => {
        asked += 1;
        return down ? route.fulfill({ status: 503, body: '' }) : route.continue();
      });
      await open(page, `/courses?search=${encodeURIComponent(example.title)}`);
      const notice = page.getByRole('main').getByRole('alert');
      await expect(notice).toContainText(t('courses:results.failed'));
      expect(asked).toBe(4);
      down = false;
      await notice.getByRole('button', { name: t('courses:results.retry') }).click();
      await expect(found(page).first()).toHaveText(example.title);
      await expect(page.getByRole('main').locator(':focus')).toContainText(example.title);
    });
  });
});

test('the catalogue lists every course in its category, each with level and length', async ({ page }) => {
  await page.goto('/courses');
  const catalogue = page.getByRole('region', { name: catalogueTitle });
  await expect(catalogue.locator('details')).toHaveCount(categories.length);
  const texts = await catalogue.locator('details li:has(> span)').allTextContents();
  expect(texts).toHaveLength(courses.length);
  for (const [index, course] of courses.entries())
    for (const text of [
      course.title,
      t(`common:level.${course.level}`),
      t('common:duration.hours', { count: course.hours }),
    ])
      expect(texts[index]).toContain(text);
  const first = catalogue.locator('details').first();
  await first.locator('summary').click();
  await expect(first.getByRole('link', { name: categories[0]?.courses[0]?.title ?? '' })).toBeVisible();
});

for (const [index, category] of categories.entries())
  test(`${category.slug} lists its courses, with length, level and outcomes`, ofIndex(index), async ({ page }) => {
    await page.goto(`/courses/${category.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.title);
    const list = page.getByRole('list', { name: t('course:list.label', { category: category.heading }) });
    const cards = list.getByRole('listitem');
    expect(await cards.locator('h3').allTextContents()).toEqual(category.courses.map(({ title }) => title));
    for (const [place, course] of category.courses.entries()) {
      await expect(cards.nth(place)).toContainText(t('common:duration.hours', { count: course.hours }));
      await expect(cards.nth(place)).toContainText(t(`common:level.${course.level}`));
      await expect(page.locator(`#${course.id} h4 + ul > li`)).toHaveCount(3);
    }
    const learners = page.getByRole('region', { name: t('common:nav.roles') }).getByRole('listitem');
    const hours = roles.flatMap((sector) =>
      sector.roles.map((role) =>
        category.courses.reduce((sum, { id, hours }) => sum + (role.courses.includes(id) ? hours : 0), 0),
      ),
    );
    await expect(learners.first()).toContainText(t('common:duration.hours', { count: Math.max(...hours) }));
    await expect(learners.first().getByRole('link')).toHaveAttribute('href', /^\/courses\?plan=/);
    const note = t('course:list.listed', { listed: String(category.courses.length), count: category.count });
    // Only where the catalogue has more courses than the page lists.
    await expect(page.getByText(note)).toHaveCount(category.courses.length < category.count ? 1 : 0);
  });

test('the question of a course is asked in another language in place, with its answer', async ({ page }) => {
  const [one = example] = courses.filter(hasPage);
  await open(page, addressOf(one));
  const question = page.locator('#question-1');
  const words = await question.textContent();
  const right = page.locator('main details[data-hue="fern"]');
  await right.locator('summary').click();
  const languages = page.getByRole('navigation', { name: t('course:lesson.language') });
  await languages.locator('summary').click();
  await languages.locator('a[hreflang="cy"]').click();
  await expect(page).toHaveURL(`${addressOf(one)}?lesson=cy`);
  await expect(question).not.toHaveText(words ?? '');
  await expect(right).toHaveAttribute('open', '');
  await expect(page.locator('main').getByRole('status')).toContainText('Cymraeg');
});

test.describe('without JavaScript', everywhere, () => {
  test.use({ javaScriptEnabled: false });

  test('a right answer leads to the question of the next course', async ({ page }) => {
    const [one = example, next = example] = courses.filter(hasPage);
    await page.goto(addressOf(one));
    await page.locator('main details[data-hue="fern"] > summary').click();
    await page.getByRole('link', { name: `${t('course:lesson.next')} ${next.title}` }).click();
    await expect(page).toHaveURL(`${addressOf(next)}#question-1`);
  });

  test('the search is a form that asks for the declared address', async ({ page }) => {
    await page.goto('/courses');
    await field(page).fill(example.title);
    await search(page).click();
    await expect(page).toHaveURL(`/courses?${new URLSearchParams({ search: example.title })}`);
    await expect(page.getByRole('region', { name: catalogueTitle })).toBeVisible();
  });
});

for (const [query, hidden, answer] of [
  ['?search=fire', '#roles', '[data-results]'],
  ['?plan=chef.20', '#catalogue', '[data-plan] li details'],
] as const)
  test(`what the answer to ${query} moves is seen after it, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdRequests(page, '**/{js/**,search/courses.en.json}');
    await page.goto(`/courses${query}`);
    await fontsLoaded(page);
    await expect(page.locator(hidden)).toBeHidden();
    const released = await page.evaluate(() => performance.now());
    release();
    await expect(page.locator(answer)).toBeVisible();
    await expect(page.locator(hidden)).toBeVisible();
    const shifts = await page.evaluate((since) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().filter((shift) => shift.startTime > since && Object(shift).value > 0.01).length;
    }, released);
    expect(shifts).toBe(0);
  });
