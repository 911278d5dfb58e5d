import { validRequest } from '../validRequest';
import { t } from '../words';
import { expect, test } from './engineTest';
import type { Tab } from './tab';

const visible = (tab: Tab, selector: string, name?: string) => expect.poll(() => tab.isVisible(selector, name));
const courseLink = '#courses-menu a[href="/courses"]';

test('the course menu opens and closes', async ({ tab }) => {
  await tab.resize(1280);
  await tab.open('/');
  // Again where the machine was so slow that the click closed what the pointer had opened.
  await expect(async () => {
    await tab.click('header button', t('common:nav.courses'));
    await expect.poll(() => tab.isVisible(courseLink), { timeout: 3000 }).toBe(true);
  }).toPass();
  await tab.press('Escape');
  await visible(tab, courseLink).toBe(false);
});

test('the menu of a phone opens, keeps the page still and leads to a page; Back returns', async ({ tab }) => {
  await tab.resize(390);
  await tab.open('/');
  const title = await tab.text('h1');
  await tab.click('header button', t('common:nav.menu'));
  await visible(tab, '#header-menu a[href="/pricing"]').toBe(true);
  await tab.click('#header-menu a[href="/pricing"]');
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe('/pricing');
  await expect.poll(() => tab.text('h1')).not.toBe(title);
  await visible(tab, '#header-menu a[href="/pricing"]').toBe(false);
  await tab.back();
  await expect.poll(() => tab.text('h1')).toBe(title);
  expect(await tab.evaluate(() => location.pathname)).toBe('/');
});

test('the focus is where one is: at the start after a link, at the link after Back, at a course after a link to it', async ({
  tab,
}) => {
  await tab.resize(1280);
  await tab.open('/courses');
  const focused = () =>
    tab.evaluate(
      () => `${location.pathname} ${document.activeElement?.tagName} ${document.activeElement?.closest('a')?.pathname}`,
    );
  await tab.click('footer a[href="/partners"]');
  await expect.poll(focused).toBe('/partners BODY undefined');
  await tab.back();
  await expect.poll(focused).toBe('/courses A /partners');
  await tab.click('#catalogue summary');
  await tab.click('#catalogue details[open] a[href*="#"]');
  const relation = () =>
    tab.evaluate(() => {
      const course = document.getElementById(location.hash.slice(1));
      const { activeElement } = document;
      if (!course || !activeElement) return 'none';
      const isAfter = course.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      const isInSight = course.getBoundingClientRect().top >= 0 && course.getBoundingClientRect().top < innerHeight;
      if (!isInSight) return 'out of sight';
      return course.contains(activeElement) ? 'at it' : isAfter ? 'after it' : 'elsewhere';
    });
  await expect.poll(relation).toBe('at it');
  await tab.press('Tab');
  await expect.poll(relation).not.toBe('elsewhere');
});

test('tabs switch by click and by arrow', async ({ tab }) => {
  await tab.resize(1280);
  await tab.open('/');
  const selected = () => tab.text('[role="tab"][aria-selected="true"]');
  await tab.click('[role="tab"]', t('home:showcase.socialFeed.label'));
  await expect.poll(selected).toBe(t('home:showcase.socialFeed.label'));
  await visible(tab, '[role="tabpanel"] h3', t('home:showcase.socialFeed.title')).toBe(true);
  await tab.press('ArrowRight');
  await expect.poll(selected).toBe(t('home:showcase.appraisals.label'));
  await visible(tab, '[role="tabpanel"] h3', t('home:showcase.appraisals.title')).toBe(true);
});

test('the page is as high when its tools come into sight', async ({ tab }) => {
  await tab.resize(390);
  await tab.open('/el');
  const height = () => tab.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await tab.evaluate(() => document.querySelector('#showcase')?.scrollIntoView());
  await visible(tab, '[role="tabpanel"] figure').toBe(true);
  expect(await height()).toBe(before);
});

test('the calculator takes numbers as its hint writes them', async ({ tab }) => {
  await tab.resize(1280);
  await tab.open('/pricing');
  await tab.click('#accounts');
  await tab.evaluate(() => document.querySelector<HTMLInputElement>('#accounts')?.select());
  await tab.type('1,000');
  await visible(tab, 'p', t('pricing:calculator.bespoke.title')).toBe(true);
});

test('the contact form says what is missing, and keeps what was typed where sending fails', async ({ tab }) => {
  await tab.resize(390);
  await tab.open('/contact');
  await tab.click('#contact-form button[type="submit"]');
  await visible(tab, '#contact-form p', t('contact:validation.name.required')).toBe(true);
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  for (const [field, text] of Object.entries(validRequest)) {
    await tab.click(`#contact-form [name="${field}"]`);
    await tab.type(text);
  }
  await tab.click('#contact-form button[type="submit"]');
  // This build has no backend.
  await visible(tab, '[role="alert"] *', t('contact:toast.error.title')).toBe(true);
  const values = () =>
    tab.evaluate(
      (fields) =>
        fields.map((field) => document.querySelector<HTMLInputElement>(`#contact-form [name="${field}"]`)?.value),
      Object.keys(validRequest),
    );
  expect(await values()).toEqual(Object.values(validRequest));
});

test('a theme is applied at once and after a reload', async ({ tab }) => {
  await tab.resize(1280);
  await tab.open('/');
  const ground = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await tab.click('footer label', t('common:theme.dark'));
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await tab.open('/');
  expect(await ground()).toBe(dark);
  await tab.click('footer label', t('common:theme.system'));
  await expect.poll(ground).toBe(light);
});
