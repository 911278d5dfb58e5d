import { readFileSync } from 'node:fs';
import topics from '../../content/data/topics.json';
import { featureFactsSchema } from '../../src/content/pages/facts';
import { contentPage } from '../contentPages';
import { expect, open, t, test, words } from './browserTest';
import { ofIndex } from './everywhereTag';

const steps = ['describe', 'draft', 'check', 'assign', 'record'] as const;
const labels = steps.map((step, index) => `${index + 1}. ${t(`feature:tour.${step}.label`)}`);

for (const [index, slug] of topics.features.entries())
  test(
    `${slug} shows its heading, its sections, its pictures and a way to ask for a demo`,
    ofIndex(index),
    async ({ page }) => {
      const content = contentPage(`features/${slug}`);
      await page.goto(`/features/${slug}`);
      const main = page.getByRole('main');
      const words = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
      for (const text of [content.title, content.heading])
        expect(words.replace(/\s/g, ' ')).toContain(text.replace(/\s/g, ' '));
      const headings = await main.locator('h1, h2, h3').allTextContents();
      expect(headings).toEqual(expect.arrayContaining(content.headings));
      for (const component of ['Feature', 'Capability'])
        expect(headings).toEqual(expect.arrayContaining(content.attributes(component, 'title')));
      for (const name of content.attributes('CallToAction', 'button')) {
        // On the first screen and at the end.
        await expect(main.getByRole('link', { name })).toHaveCount(2);
        for (const link of await main.getByRole('link', { name }).all())
          await expect(link).toHaveAttribute('href', /^\/contact(\?|$)/);
      }
      const facts = featureFactsSchema.parse(JSON.parse(readFileSync(`content/features/${slug}/facts.json`, 'utf8')));
      for (const { kind, ...figure } of Object.values(facts.statistics)) {
        const hasText = `${'value' in figure && figure.value}%`;
        const statistic = main.getByRole('listitem').filter({ hasText, hasNot: page.getByRole('figure') });
        if (kind === 'percent') await expect(statistic, 'A label continues its figure').toHaveText(/^[^%]*% \S/);
      }
      const measured = main.getByRole('link', { name: t('buying:question.figures') });
      await expect(measured).toHaveAttribute('href', `/contact?topic=question&about=${slug}&ask=figures`);
      const tabs = main.getByRole('tab');
      await expect(tabs).toHaveText(slug === 'ai-course-builder' ? labels : []);
      for (const tab of await tabs.all()) {
        await tab.click();
        expect((await main.locator('[role=tabpanel]:not([hidden]) figure').boundingBox())?.height).toBeGreaterThan(150);
      }
      for (const name of content.attributes('Feature', 'title')) {
        const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
        expect((await card.locator('figure').boundingBox())?.height).toBeGreaterThan(150);
      }
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await main.evaluate(smallestPictureText), `at ${width} px`).toBeGreaterThanOrEqual(12);
      }
    },
  );

for (const [slug, pressed, answer] of [
  ['reporting', t('screenshots:reporting.ask.expiring'), t('scenes:careerPath.course.haccp')],
  ['performance-reviews', t('screenshots:review.competency.residents'), t('screenshots:review.group.manager')],
  ['performance-reviews', t('feature:tour.assign.label'), t('scenes:hero.assigned', { count: 1 })],
  ['qms', t('screenshots:quality.search.doses'), t('scenes:signOff.text')],
  ['qms', t('scenes:courseBuilder.publish'), t('scenes:signOff.signed', { signed: 0, all: 24 })],
  ['performance-reviews', '5', t('scenes:careerPath.role.sous')],
  ['reporting', t('screenshots:reporting.remind', { need: 12 }), t('screenshots:reporting.reminded', { need: 12 })],
  ['reporting', t('screenshots:reporting.site.lake'), t('roles:role.housekeeper')],
  ['ai-course-builder', 'Cymraeg', words('cy')('scenes:hero.lesson.guest')],
  ['ai-course-builder', t('screenshots:aiBuilder.tone.warm'), t('screenshots:aiBuilder.tone.warm.text')],
] as const)
  test(`a press on “${pressed}” in a picture of ${slug} shows more of it, and moves nothing`, async ({ page }) => {
    await open(page, `/features/${slug}`);
    const control = page.locator('summary, label', { hasText: pressed }).first();
    for (const tab of await page.getByRole('tab').all()) if (await control.isHidden()) await tab.click();
    const picture = control.locator('xpath=ancestor::figure');
    await control.scrollIntoViewIfNeeded();
    const before = await picture.boundingBox();
    await control.click();
    await expect(picture.getByText(answer).filter({ visible: true })).not.toHaveCount(0);
    expect(await picture.boundingBox()).toEqual(before);
  });

test('the report shows the chosen site and month, and no other', async ({ page }) => {
  await open(page, '/features/reporting');
  const report = page.getByRole('figure').filter({ has: page.locator('[name=month]') });
  const shown = report.getByRole('link', { name: t('course:lesson.record.export') }).filter({ visible: true });
  const optionsOf = (name: string) => report.locator(`[name=${name}] + label`).all();
  for (const site of await optionsOf('site'))
    for (const month of await optionsOf('month')) {
      await site.click();
      await month.click();
      const [place, time] = [(await site.textContent()) ?? '', (await month.textContent()) ?? ''];
      await expect(shown, `${place}, ${time}`).toHaveCount(1);
      const file = decodeURIComponent((await shown.getAttribute('href')) ?? '');
      expect(file).toContain(time);
      expect(file).toContain(place);
      const percent = report.getByText(/^\d+%$/).filter({ visible: true });
      await expect(report.locator('output')).toContainText(`${place}. `);
      const lines = report.locator('output span span span span').filter({ visible: true });
      await expect(lines).toHaveText(`${time}: ${(await percent.textContent()) ?? ''}`);
    }
});

/** Returns the size of the smallest text in the scenes of a page, in pixels. */
function smallestPictureText(main: Element): number {
  const withText = [...main.querySelectorAll('[inert] *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return Math.min(...withText.map((element) => parseFloat(getComputedStyle(element).fontSize)));
}
