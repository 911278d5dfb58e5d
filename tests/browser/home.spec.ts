import { expect, open, test, top } from './browserTest';

test.describe('home', () => {
  test('has the twelve sections in the order of the specification', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const titles = [
      'Less chasing, more learning',
      'More than a course library',
      'Use Camre in your own language',
      'Take a closer look',
      'Courses you can assign on day one',
      'For subjects that need a specialist',
      'Our training partners',
      'Frequently asked questions',
      'See Camre with your own training',
    ];
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles);
    const sections = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('list', { name: 'Industries Camre is made for' }),
      ...titles.map((name) => main.getByRole('heading', { level: 2, name })),
      page.getByRole('contentinfo'),
    ];
    const tops = await Promise.all(sections.map(top));
    expect(tops).toHaveLength(12);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  test('the hero leads to the contact page and to the AI course builder', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Start Free Trial' }).first()).toHaveAttribute('href', '/contact');
    await main.getByRole('link', { name: 'Explore AI Features' }).click();
    await expect(page).toHaveURL('/features/ai-course-builder');
  });

  test('shows six benefits, four features and ten categories with their counts', async ({ page }) => {
    await page.goto('/');
    const cardsOf = (name: string) => page.getByRole('region', { name }).getByRole('list').last().locator('> li');
    await expect(cardsOf('Less chasing, more learning')).toHaveCount(6);
    const features = page.getByRole('region', { name: 'Take a closer look' }).getByRole('link');
    const targets = await features.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const slugs = ['ai-course-builder', 'performance-reviews', 'qms', 'reporting'];
    expect(targets.sort()).toEqual(slugs.map((slug) => `/features/${slug}`));

    const courses = page.getByRole('region', { name: 'Courses you can assign on day one' });
    const categories = courses.getByRole('listitem');
    await expect(categories).toHaveText(
      counts.map(([name, , count]) => new RegExp(`^${name}\\s*${count}\\+ courses$`)),
    );
    for (const [name, slug] of counts)
      await expect(courses.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/courses/${slug}`);
    await expect(courses.getByRole('link', { name: 'View all courses' })).toHaveAttribute('href', '/courses');
  });

  test('names the fifteen languages, each with the flag of its emoji code', async ({ page }) => {
    await page.goto('/');
    const languages = page.getByRole('region', { name: 'Use Camre in your own language' });
    await expect(languages.getByRole('listitem')).toHaveCount(15);
    await expect(languages.getByRole('listitem').locator('strong')).toHaveText(ownNames);
    await languages.scrollIntoViewIfNeeded();
    const flags = languages.locator('img');
    for (const flag of await flags.all()) {
      await expect(flag).toHaveAttribute('src', /\/[0-9a-f]+(-[0-9a-f]+)+\.svg$/);
      await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(flags).toHaveCount(15);
  });

  test('the link to the academy opens in a new tab and says so', async ({ page, context }) => {
    await context.route('https://*.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'academy' }),
    );
    await open(page, '/');
    const band = page.getByRole('region', { name: 'For subjects that need a specialist' });
    const link = band.getByRole('link', { name: /Caer Security Academy.*\(opens in new tab\)/ });
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    expect(new URL(opened.url()).hostname).toMatch(/\.example$/);
    await expect(page).toHaveURL('/');
  });
});

test.describe('showcase', () => {
  const names = ['AI Course Builder', 'Social Feed', 'Built-in Appraisals', 'Document Sign-off', 'Career Paths'];

  for (const [where, width, back, forth] of [
    ['upright list', 1280, 'ArrowUp', 'ArrowDown'],
    ['line of tabs', 760, 'ArrowLeft', 'ArrowRight'],
  ] as const)
    test(`one of five tools is shown, the first to begin with, and keys go through the ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      const tabs = page.getByRole('tab');
      const shows = async (index: number) => {
        await expect(page.getByRole('tab', { selected: true })).toHaveText(names[index] ?? '');
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(names[index] ?? '');
        await expect(page.getByRole('tabpanel').locator('h3:visible')).toHaveCount(1);
      };
      await expect(tabs).toHaveText(names);
      await shows(0);
      await tabs.nth(2).click();
      await shows(2);
      for (const [key, index] of [
        [forth, 3],
        [back, 2],
        ['End', 4],
        [forth, 0],
        [back, 4],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await shows(index);
        await expect(tabs.nth(index)).toBeFocused();
      }
      // Only the selected tab is a stop of the Tab key.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel')).toBeFocused();
    });
});

test.describe('questions', () => {
  test('there are eight; at most one is open, and that one closes again', async ({ page }) => {
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Frequently asked questions' });
    const questions = section.getByRole('heading', { level: 3 }).getByRole('button');
    const opened = section.getByRole('button', { expanded: true });
    await expect(questions).toHaveCount(8);
    await expect(opened).toHaveCount(0);
    await questions.nth(0).click();
    await expect(opened).toHaveText('Is there a free trial, and do I need a card?');
    await expect(section.getByText('you do not need a credit card')).toBeVisible();
    await questions.nth(1).click();
    await expect(opened).toHaveText('How is the price worked out?');
    await expect(section.getByText('you do not need a credit card')).toBeHidden();
    await expect(
      section.getByText('You pay £2.50 per active account per month, with a minimum charge of £25.00'),
    ).toBeVisible();
    await questions.nth(1).click();
    await expect(opened).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(opened).toHaveCount(1);
  });
});

test.describe('industries', () => {
  test('the ticker moves until it is paused, and moves on when it is played', async ({ page }) => {
    await open(page, '/');
    const line = page.getByRole('list', { name: 'Industries Camre is made for' });
    const state = () => line.evaluate((list) => getComputedStyle(list).animationPlayState);
    const industries = [
      'Hospitality',
      'Retail',
      'Healthcare',
      'Tech',
      'Finance',
      'Manufacturing',
      'Education',
      'Non-profit',
    ];
    await expect(line.getByRole('listitem')).toHaveText(industries);
    const placeOf = () => line.evaluate((list) => list.getBoundingClientRect().x);
    const start = await placeOf();
    await expect.poll(placeOf).toBeLessThan(start);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(state).toBe('paused');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(state).toBe('running');
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('the ticker is a still list that shows everything', async ({ page }) => {
      await open(page, '/');
      const line = page.getByRole('list', { name: 'Industries Camre is made for' });
      expect(await line.evaluate((list) => list.getAnimations().length)).toBe(0);
      await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
      const width = await page.evaluate(() => window.innerWidth);
      for (const item of await line.getByRole('listitem').all()) {
        const box = await item.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
  });
});

/** Name, slug and count of each category (specification, sections 2 and 9). */
const counts = [
  ['Management', 'management', 15],
  ['Equality and Diversity', 'equality-diversity', 8],
  ['Human Resources', 'hr', 12],
  ['Leadership', 'leadership', 10],
  ['Licenses and Alcohol', 'licenses', 6],
  ['Mental Health Awareness', 'mental-health', 7],
  ['Customer Support', 'customer-support', 9],
  ['Cyber Security', 'cyber-security', 11],
  ['Food Safety', 'food-safety', 8],
  ['Health and Safety', 'health-safety', 14],
] as const;

const ownNames = [
  ...['Cymraeg', 'Deutsch', 'Ελληνικά', 'English', 'Español', 'Français', 'Italiano', 'Nederlands'],
  ...['Polski', 'Português', 'Română', 'ไทย', 'Türkçe', 'Українська', '中文'],
];
