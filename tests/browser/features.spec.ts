import topics from '../../content/data/topics.json';
import { contentPage } from '../contentPages';
import { expect, test, withoutJoiners } from './browserTest';

for (const [width, file, shape] of [
  [360, /\/screenshot\.en\.narrow\.avif$/, 4 / 5],
  [1280, /\/screenshot\.en\.webp$/, 8 / 5],
] as const)
  test(`a window of ${width} px shows the picture of a feature that is made for it, its room kept free`, async ({
    page,
  }) => {
    let measured = () => {};
    const held = new Promise<void>((resolve) => (measured = resolve));
    await page.route(file, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/features/qms', { waitUntil: 'domcontentloaded' });
    const picture = page.getByRole('main').getByRole('figure').getByRole('img');
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1);
    measured();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(file);
  });

for (const slug of topics.features)
  test(`${slug} shows its heading, its sections, its figures and a way to ask for a demo`, async ({ page }) => {
    const content = contentPage(`features/${slug}`);
    await page.goto(`/features/${slug}`);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(content.title);
    await expect(heading).toContainText(content.heading);
    const headings = withoutJoiners(await main.getByRole('heading').allTextContents());
    expect(headings).toEqual(expect.arrayContaining(content.headings));
    for (const component of ['Feature', 'Capability'])
      expect(headings).toEqual(expect.arrayContaining(content.attributes(component, 'title')));
    for (const name of content.attributes('CallToAction', 'button'))
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^\/contact(\?|$)/);
  });
