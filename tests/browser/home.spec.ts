import { linkTo } from '../../src/site/links';
import partners from '../../content/data/partners.json';
import languages from '../../content/data/languages.json';
import roles from '../../content/data/roles.json';
import topics from '../../content/data/topics.json';
import sectorStrings from '../../locales/en/sectors.json';
import { categories } from '../contentPages';
import { expect, open, t, test, textsOf } from './browserTest';
import { ofIndex } from './everywhereTag';

const sectorNames: Readonly<Record<string, string>> = sectorStrings;

test.describe('home', () => {
  test('the hero leads to the contact page, to the sample lesson and to the AI course builder', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    const linkOf = (name: string) => main.getByRole('link', { name, exact: true }).first();
    await expect(linkOf(t('home:hero.trial'))).toHaveAttribute('href', '/contact?topic=trial');
    await expect(linkOf(t('common:nav.lesson'))).toHaveAttribute('href', linkTo('sampleLesson'));
    await main.getByRole('link', { name: t('home:hero.explore') }).click();
    await expect(page).toHaveURL(linkTo('courseBuilder'));
  });

  for (const [index, width] of [320, 1280].entries())
    test(`an answer or a language moves nothing around the phone at ${width} px`, ofIndex(index), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      const around = page.getByRole('region', { name: t('course:lesson.label') });
      const before = await around.boundingBox();
      for (const answer of await around.locator('summary').all()) {
        await answer.click();
        // A second press takes nothing back.
        await answer.press('Enter');
        await expect(around.locator('[open] > summary')).toHaveText((await answer.textContent()) ?? '');
        expect((await around.boundingBox())?.height).toBe(before?.height);
        await expect(around.getByRole('status')).not.toContainText('lesson.');
      }
      // Where it is narrow, the phone is as high as its words.
      for (const language of width > 640 ? await around.getByRole('button').all() : []) {
        await language.click();
        await expect(language).toHaveAttribute('aria-pressed', 'true');
        // Once the letters of its typeface are there.
        await expect.poll(async () => (await around.boundingBox())?.height).toBe(before?.height);
      }
      // What the tab keeps is shown before anything is touched.
      await page.mouse.move(0, 0);
      await page.reload();
      await expect(around.getByRole('status')).not.toContainText(t('course:lesson.state.notStarted'));
    });

  test('shows every benefit, every feature, and every category with its count', async ({ page }) => {
    await page.goto('/');
    const benefits = page.getByRole('region', { name: t('home:benefits.title') });
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(
      textsOf('home', /^benefits\..+\.title$/).length,
    );
    for (const name of textsOf('home', /^benefits\..+\.title$/))
      await expect(benefits.getByRole('heading', { level: 3, name })).toBeVisible();
    const features = page.getByRole('region', { name: t('home:features.title') }).getByRole('link');
    const targets = await features.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.sort()).toEqual(topics.features.map((slug) => `/features/${slug}`).sort());

    const courses = page.getByRole('region', { name: t('home:categories.title') });
    await expect(courses.getByRole('listitem')).toHaveCount(categories.length);
    for (const { slug, count } of categories) {
      const card = courses.getByRole('listitem').filter({ has: page.locator(`a[href="/courses/${slug}"]`) });
      await expect(card).toContainText(t('common:courseCount', { count }));
    }
    await expect(courses.getByRole('link', { name: t('home:categories.all') })).toHaveAttribute('href', '/courses');
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(`scripts: ${String(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled });
      test('a version is published, reminders are sent, and sites have their months', async ({ page }) => {
        await page.goto('/');
        const benefits = page.getByRole('region', { name: t('home:benefits.title') });
        const label = (text: string) => benefits.locator('label').filter({ hasText: text });
        const shown = (text: string) => benefits.getByText(text, { exact: true }).filter({ visible: true });
        const count = (signed: number) => shown(t('scenes:signOff.signed', { signed, all: 24 }));
        await expect(count(21)).toHaveCount(1);
        await label('2.4').click();
        await expect(count(0)).toHaveCount(1);
        await expect(count(21)).toHaveCount(0);
        await label(t('screenshots:reporting.remind', { need: 12 })).click();
        await expect(shown(t('screenshots:reporting.reminded', { need: 12 }))).toHaveCount(1);
        const percent = (value: number) => shown(t('scenes:percent', { value }));
        await expect(percent(94)).toHaveCount(1);
        await benefits.locator('[name=month] + label').first().click();
        await expect(percent(94)).toHaveCount(0);
      });
    });

  test('names every interface language, each with the flag of its emoji code', async ({ page }) => {
    await page.goto('/');
    const grid = page.getByRole('region', { name: t('home:languages.title') });
    const names = await grid.getByRole('listitem').locator('strong').allTextContents();
    expect(names.sort()).toEqual(languages.map(({ name }) => name).sort());
    const flags = grid.locator('img');
    for (const flag of await flags.all()) {
      await expect(flag).toHaveAttribute('src', /\/[0-9a-f]+(-[0-9a-f]+)+\.svg$/);
      // The browser loads it near the window.
      await flag.scrollIntoViewIfNeeded();
      await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(flags).toHaveCount(languages.length);
    await expect(grid.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de');
  });

  test('the link to the academy opens in a new tab and says so', async ({ page, context }) => {
    await context.route('https://*.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'academy' }),
    );
    await open(page, '/');
    const academy = partners.find(({ category }) => category === 'trainingPlatform')?.name ?? '';
    const link = page.getByRole('region', { name: t('home:specialist.title') }).getByRole('link', {
      name: `${t('home:specialist.visit', { name: academy })} ${t('common:external.newTab')}`,
    });
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    expect(new URL(opened.url()).hostname).toMatch(/\.example$/);
    await expect(page).toHaveURL('/');
  });
});

test.describe('showcase', () => {
  const tools = ['aiBuilder', 'socialFeed', 'appraisals', 'signOff', 'careerPaths'] as const;
  const names = tools.map((tool) => t(`home:showcase.${tool}.label`));

  for (const [index, width] of [1280, 760].entries())
    test(
      `one tool is shown at a time, the first to begin with, and arrow keys go through them at ${width} px`,
      ofIndex(index),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/');
        const tabs = page.getByRole('tab');
        const shows = async (index: number) => {
          await expect(page.getByRole('tab', { selected: true })).toHaveText(names[index] ?? '');
          await expect(page.locator('[role=tabpanel]:not([hidden])')).toHaveCount(1);
          await expect(page.locator('[role=tabpanel]:not([hidden])')).toHaveAccessibleName(names[index] ?? '');
          await expect(page.locator('[role=tabpanel]:not([hidden])').locator('h3:visible')).toHaveCount(1);
          await expect(page.getByLabel(t(`home:showcase.${tools[index] ?? 'aiBuilder'}.title`))).toBeVisible();
        };
        await expect(tabs).toHaveText(names);
        await shows(0);
        await tabs.nth(2).click();
        await shows(2);
        for (const [key, index] of [
          ['ArrowRight', 3],
          ['ArrowLeft', 2],
          ['End', names.length - 1],
          ['ArrowRight', 0],
          ['ArrowLeft', names.length - 1],
          ['Home', 0],
        ] as const) {
          await page.keyboard.press(key);
          await shows(index);
          await expect(tabs.nth(index)).toBeFocused();
        }
        // Only the selected tab is a stop of the Tab key.
        await page.keyboard.press('Tab');
        await expect(page.locator('[role=tabpanel]:not([hidden])')).toBeFocused();
      },
    );

  test('a document is signed in its tab, which counts it', async ({ page }) => {
    await page.goto('/#showcase-signOff');
    const picture = page.getByRole('group', { name: t('home:showcase.signOff.title') });
    const count = (signed: number) => picture.getByText(t('scenes:signOff.signed', { signed, all: 24 }));
    await expect(count(21)).toBeVisible();
    await picture.getByText(t('scenes:signOff.confirmed')).click();
    await expect(count(22)).toBeVisible();
    await expect(count(21)).toBeHidden();
  });
});

test.describe('questions', () => {
  test('find in page opens the answer that it finds, and closes the other; so does a press', async ({ page }) => {
    await open(page, '/');
    const answers = page.locator('[data-reach-accordion-panel]');
    const buttons = page.locator('[data-reach-accordion-button]');
    await expect(buttons).toHaveCount(textsOf('home', /^faq\..+\.question$/).length);
    // What the browser does at a match.
    const find = (index: number) =>
      answers.nth(index).evaluate((answer) => {
        answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
        answer.removeAttribute('hidden');
      });
    await expect(answers.nth(1)).toHaveAttribute('hidden', 'until-found');
    await find(1);
    await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await find(2);
    await expect(buttons.nth(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(answers.nth(1)).toHaveAttribute('hidden', 'until-found');
    // One that is pressed, with the price filled in.
    await page.getByRole('button', { name: t('home:faq.price.question') }).click();
    const filledIn = t('home:faq.price.answer', { price: '£2.50', minimum: '£25.00', limit: '1,000' });
    await expect(page.getByText(filledIn)).toBeVisible();
  });
});

test('each sector leads to the courses of its roles', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole('list', { name: t('home:industries.label') }).getByRole('link');
  await expect(links).toHaveText(roles.map(({ sector }) => sectorNames[`sector.${sector}`] ?? ''));
  const last = roles.at(-1)?.sector ?? '';
  await links.last().click();
  await expect(page).toHaveURL(`/courses?sector=${last}#roles`);
  await expect(page.locator('#role')).toHaveValue(roles.at(-1)?.roles[0]?.id ?? '');
});
