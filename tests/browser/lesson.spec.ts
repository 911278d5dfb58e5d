import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import languages from '../../content/data/languages.json';
import { localisedPath } from '../../src/site/routes';
import { storageKeys } from '../../src/site/shell/start/storage';
import { addressOf, categories, courses, hasPage, sampleLesson } from '../contentPages';
import { published } from '../published';
import { expect, open, t, test } from './browserTest';
import { everywhere, ofLanguage } from './everywhereTag';

const { address, title, subject } = sampleLesson;

test.describe('without scripts', everywhere, () => {
  test.use({ javaScriptEnabled: false });

  test('every question is on the page, and an answer says whether it is right', async ({ page }) => {
    await page.goto(address);
    const questions = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.locator('details') });
    expect(await questions.count()).toBeGreaterThan(0);
    for (const question of await questions.all()) await answerAll(question);
    await expect(page.getByRole('link', { name: t('course:lesson.next') })).toHaveCount(0);
  });
});

test('the lesson goes on step by step, and the manager’s record follows the answers', async ({ page }) => {
  await page.goto(address);
  const main = page.getByRole('main');
  const next = main.getByRole('link', { name: t('course:lesson.next') });
  const skip = main.getByRole('link', { name: t('course:lesson.skip') });
  const own = main.getByRole('row', { name: t('course:lesson.record.you') });
  const question = main.getByRole('group').filter({ has: page.locator('details') });
  await expect(own).toContainText(t('course:lesson.state.notStarted'));
  let questions = 0;
  while (await next.or(skip).isVisible()) {
    await expect(next.or(skip)).toBeInViewport({ ratio: 1 });
    if (await question.isVisible()) {
      questions += 1;
      await expect(skip).toBeVisible();
      await answerAll(question);
      // The last answer that is opened counts, and only that one is open.
      await expect(question.locator('details[open]')).toHaveCount(1);
    }
    const following = main.locator((await next.getAttribute('href')) ?? '');
    await next.press('Enter');
    await expect(following).toBeFocused();
    await expect(own).not.toContainText(t('course:lesson.state.notStarted'));
  }
  expect(questions).toBeGreaterThan(0);
  const state = await own.getByRole('cell').nth(1).textContent();
  expect(state).not.toBe(t('course:lesson.state.started'));
  await page.goBack();
  await expect(next).toBeVisible();
  await expect(own.getByRole('cell').nth(1)).toHaveText(state ?? '');
});

const languageName = (code: string) => languages.find((language) => language.code === code)?.name ?? '';

test('all right completes the lesson; the record is a file, whose first line says that it is a sample', async ({
  page,
}) => {
  await open(page, address);
  const questions = page.locator('[data-question]');
  const total = await questions.count();
  const goTo = (step: Locator) =>
    step.evaluate((element) => window.location.assign(`#${element.closest('section')?.id}`));
  for (const question of await questions.all()) {
    await goTo(question);
    await question
      .locator('details')
      .filter({ has: page.getByText(t('course:lesson.right'), { exact: true }) })
      .locator('summary')
      .click();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('course:lesson.record.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/sample.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toContain(t('course:lesson.record.sample'));
  const own = [t('course:lesson.record.you'), languageName('en'), t('course:lesson.state.completed')];
  const columns = [...own, total, total, total].map((text) => `"${text}"`).join(',');
  expect(lines.at(-1)).toMatch(new RegExp(`^${columns},"\\d{4}-\\d\\d-\\d\\d"$`));
  expect(lines).toHaveLength(2 + (await page.locator('table:has([data-own]) tbody tr').count()));
  const end = page.locator('section[id^="step-"]').last();
  const trial = end.getByRole('link', { name: t('course:lesson.end.trial') });
  const primary = await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.trial') })
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  // As long as an answer is wrong, the main action is to go back to its question.
  const answers = questions.first().locator('details');
  const right = page.getByText(t('course:lesson.right'), { exact: true });
  await goTo(questions.first());
  await answers.filter({ hasNot: right }).first().locator('summary').press('Enter');
  await goTo(end);
  await expect(end.locator('li a')).toHaveCSS('background-color', primary);
  await expect(trial).not.toHaveCSS('background-color', primary);
  await end.locator('li a').click();
  await answers.filter({ has: right }).locator('summary').click();
  await goTo(end);
  await expect(trial).toHaveCSS('background-color', primary);
  await expect(end.getByRole('heading').first()).toHaveText(t('course:lesson.end.title'));
  await expect(end).toContainText(t('course:lesson.result', { right: total, total }));
  // The certificate and the record have the name that is typed; the certificate is printed alone.
  const name = end.getByLabel(t('contact:form.name.label'));
  await end.getByRole('button', { name: t('pricing:share.print') }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t('contact:validation.name.required'));
  await name.fill('Ada');
  await expect(page.getByRole('row', { name: 'Ada' })).toBeVisible();
  const exported = page.getByRole('link', { name: t('course:lesson.record.export') });
  await expect(exported).toHaveAttribute('href', /%22Ada%22/);
  await page.emulateMedia({ media: 'print' });
  await expect(end.getByText('Ada', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // One sheet of A4, in points, wider than high.
  expect(pdf.match(/\/MediaBox[^\]]*/g)?.map((box) => box.match(/ \d{3}/g))).toEqual([[' 841', ' 594']]);
  // From every step there is a way back to the result.
  await goTo(questions.first());
  await page.getByRole('link', { name: (await end.getAttribute('aria-label')) ?? '' }).click();
  await expect(end).toBeFocused();
});

test('another language changes the learner’s steps alone, at the same step with the same answers', async ({ page }) => {
  await page.goto(address);
  // Before anything of the lesson acts.
  await page.locator('[data-question="0"] summary').first().click();
  const words = await page.locator('[data-question="0"] h2').textContent();
  await page.getByRole('link', { name: t('course:lesson.next') }).click();
  const languages = page.getByRole('navigation', { name: t('course:lesson.language') });
  await languages.locator('summary').click();
  await languages.locator('a[hreflang="cy"]').click();
  await expect(page).toHaveURL(`${address}?lesson=cy#step-2`);
  for (const visit of ['chosen', 'loaded again']) {
    await expect(page.locator('#step-2'), visit).toBeVisible();
    await expect(page.locator('#step-2')).toHaveAttribute('lang', 'cy');
    await expect(page.locator('[data-question="0"] h2')).not.toHaveText(words ?? '');
    await expect(page.locator('[data-question="0"] details').first()).toHaveAttribute('open', '');
    const own = page.getByRole('row', { name: t('course:lesson.record.you') });
    await expect(own).toContainText(languageName('cy'));
    await expect(own).not.toContainText(t('course:lesson.state.notStarted'));
    await page.reload();
  }
});

for (const { code } of published)
  test(`the first question is whole on a phone, above the way on: ${code}`, ofLanguage(code), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, localisedPath(address, code));
    const first = page.locator('#step-1');
    const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
    const wayOn = first.locator('a[href="#step-2"]');
    expect(await bottom(wayOn)).toBeLessThanOrEqual(664);
    const top = await wayOn.evaluate((element) => element.getBoundingClientRect().top);
    expect(await bottom(first.locator('details').last())).toBeLessThanOrEqual(top);
  });

test('what an answer says is in view on a small phone, above the way on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, address);
  for (const answer of await page.locator('[data-question="0"] details').all()) {
    await answer.locator('summary').click();
    const { y = 0 } = (await page.getByRole('link', { name: t('course:lesson.next') }).boundingBox()) ?? {};
    await expect
      .poll(async () => {
        const box = await answer.locator('p').boundingBox();
        return box && box.y + box.height;
      })
      .toBeLessThan(y);
  }
});

test('a link to a heading of the lesson shows its step', async ({ page }) => {
  await page.goto(`${address}#answer`);
  await expect(page.locator('#answer')).toBeInViewport();
});

/** Opens each answer of a question by keyboard: one of them is right. */
async function answerAll(question: Locator): Promise<void> {
  const feedback = question.locator('details[open] strong');
  const said: (string | null)[] = [];
  for (const answer of await question.locator('details').all()) {
    await answer.locator('summary').press('Enter');
    await expect(feedback).toHaveCount(1);
    said.push(await answer.locator('strong').textContent());
  }
  expect(said.filter((text) => text === t('course:lesson.right'))).toHaveLength(1);
  expect(said.filter((text) => text === t('course:lesson.wrong'))).toHaveLength(said.length - 1);
}

test('the sample lesson is labelled as a sample, keeps the answers alone and leads to the contact page', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.locator('header')).toContainText(t('course:lesson.label'));
  await expect(page.getByRole('banner').locator('[data-current]')).toHaveText(t('common:nav.courses'));
  await main.getByRole('link', { name: t('course:lesson.skip') }).click();
  await main.locator('summary').filter({ visible: true }).first().click();
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The privacy policy names it.
  expect(keys.filter((key) => !key.startsWith(`${storageKeys.lesson}:`))).toEqual([]);
  await expect(main.getByRole('region').last().getByRole('link')).toHaveAttribute('href', /^\/contact/);
});

test('the pages of its subject lead to the sample lesson, those of others have their own question', async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: title });
  const own = courses.filter((course) => course.slug === subject && hasPage(course)).map(addressOf);
  for (const path of [`/courses/${subject}`, ...own.slice(0, 1)]) {
    await page.goto(path);
    await expect(link).toHaveAttribute('href', address);
  }
  await page.goto(`/courses/${categories.find(({ slug }) => slug !== subject)?.slug}`);
  await expect(page.getByRole('article').locator('header details[data-hue=kite]')).not.toHaveCount(0);
  await expect(link).toHaveCount(0);
});
