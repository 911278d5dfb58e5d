import { readFileSync } from 'node:fs';
import { brand } from '../../src/brand';
import { featureFactsSchema } from '../../src/model/facts';
import { localisedPath } from '../../src/routes';
import { published } from '../published';
import { t } from '../words';
import { expect, open, test } from './browserTest';
import { contactField } from './contactPage';
import { screenPaths } from './screenPaths';

test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

test("the link to the reader's language is 44 pixels high and covers no words", async ({ page }) => {
  test.slow();
  for (const path of screenPaths) {
    await open(page, localisedPath(path, 'de'));
    const hint = page.getByRole('complementary').getByRole('link');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const place = await hint.boundingBox();
      expect(place?.height, `${path} at ${width}`).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(wordsUnder, place ?? new DOMRect()), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** The texts of the page's content that a rectangle overlaps. */
function wordsUnder(place: { x: number; y: number; width: number; height: number }): string[] {
  const texts = document.createTreeWalker(document.getElementById('main') ?? document, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const overlaps = [...range.getClientRects()].some(
      ({ left, right, top, bottom, width, height }) =>
        width > 0 &&
        left < place.x + place.width &&
        right > place.x &&
        // A line is higher than its letters.
        top + height / 8 < place.y + place.height &&
        bottom > place.y,
    );
    if (overlaps) covered.push(text.textContent ?? '');
  }
  return covered;
}

test('every link of the policy’s contents is in sight when it has the focus, in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/privacy-policy');
  await page.mouse.wheel(0, 1500);
  const links = page.getByRole('navigation', { name: t('privacy:contents.title') }).getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
});

for (const path of screenPaths)
  test(`${path} prints phone and mail, and no white words on its buttons`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const line = await page.getByRole('main').evaluate((main) => getComputedStyle(main, '::after').content);
    expect(line).toContain(brand.email);
    expect(line).toContain(brand.phone);
    const pale = await page
      .locator('main a:visible, main button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).color === 'rgb(255, 255, 255)')
          .map((one) => one.textContent),
      );
    expect(pale).toEqual([]);
  });

for (const { code } of published)
  test(`cookie settings and theme do not share a line on a phone in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localisedPath('/partners', code));
    const footer = page.getByRole('contentinfo');
    const cookies = await footer.getByRole('button').last().boundingBox();
    const themes = await footer.getByRole('group').boundingBox();
    expect(themes?.y).toBeGreaterThanOrEqual((cookies?.y ?? Infinity) + (cookies?.height ?? 0));
  });

test('who would like to become a partner finds a message that says so', async ({ page }) => {
  await open(page, '/partners');
  await page.getByRole('link', { name: t('partners:become.contact') }).click();
  await expect(page.getByRole('heading', { name: t('contact:topic.partner.title') })).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue(t('contact:topic.partner'));
});

for (const slug of ['qms', 'performance-reviews', 'reporting'])
  test(`the features of ${slug} that have a picture show it`, async ({ page }) => {
    const facts = featureFactsSchema.parse(JSON.parse(readFileSync(`content/features/${slug}/facts.json`, 'utf8')));
    await page.goto(`/features/${slug}`);
    const pictures = page.getByRole('main').locator('li [inert]');
    await expect(pictures).toHaveCount(Object.keys(facts.pictures ?? {}).length);
    for (const picture of await pictures.all()) expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
  });

test('a page is loaded as soon as its link is pointed at', async ({ page }) => {
  await open(page, '/partners');
  const loaded = page.waitForResponse('**/page-data/pricing/page-data.json');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.pricing') })
    .hover();
  await loaded;
});
