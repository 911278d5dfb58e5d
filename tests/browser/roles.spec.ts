import type { Page } from 'playwright/test';
import roles from '../../content/data/roles.json';
import roleStrings from '../../locales/en/roles.json';
import sectorStrings from '../../locales/en/sectors.json';
import { addressOf, contentPage, courses } from '../contentPages';
import { t } from '../words';
import { expect, open, test } from './browserTest';
import { everywhere } from './everywhereTag';
import { carriedLines, messageToSend } from './contactPage';

const roleNames: Readonly<Record<string, string>> = roleStrings;
const sectorNames: Readonly<Record<string, string>> = sectorStrings;
const [first, second] = roles;
const role = first?.roles[0];
if (!first || !second || !role) throw new Error('roles.json has less than two sectors');
const chip = (page: Page, group: string, name = '') =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const sectorName = (id: string) => sectorNames[`sector.${id}`];
const roleName = roleNames[`role.${role.id}`] ?? '';
const own = role.courses.flatMap((id) => courses.find((course) => course.id === id) ?? []);
const hours = own.reduce((sum, course) => sum + course.hours, 0);
const result = (page: Page) => page.getByRole('region', { name: t('courses:roles.title') });
const address = `/courses?sector=${first.sector}&role=${role.id}`;

test('a role lists its courses with the sum, is a step of Back, and stays with the search', async ({ page }) => {
  await open(page, '/courses');
  await chip(page, t('courses:roles.sector'), sectorName(first.sector)).click();
  await chip(page, t('courses:roles.role'), roleName).click();
  await expect(page).toHaveURL(address);
  await expect(result(page).getByRole('status')).toContainText(roleName);
  await expect(result(page).getByRole('status')).toContainText(t('common:courses', { count: own.length }));
  await expect(result(page).getByRole('status')).toContainText(t('common:duration.hours', { count: hours }));
  expect(await result(page).getByRole('listitem').getByRole('link').allTextContents()).toEqual(
    own.map(({ title }) => title),
  );
  await page.getByRole('main').getByRole('searchbox').fill('safety');
  await expect(page).toHaveURL(new RegExp(`search=.*&sector=${first.sector}&role=${role.id}$`));
  await page.getByRole('button', { name: t('courses:filter.clear') }).click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/courses?sector=${first.sector}`);
  await expect(result(page).getByRole('status')).toHaveText(t('courses:roles.prompt'));
});

test('a search for a role shows its list first, each course once, and leads to the role and to a trial', async ({
  page,
}) => {
  await open(page, `/courses?search=${encodeURIComponent(roleName.toLowerCase())}`);
  const list = page.getByRole('region', { name: roleName, exact: true });
  await expect(list.getByRole('heading', { name: roleName })).toBeVisible();
  await expect(list).toContainText(t('common:courses', { count: own.length }));
  expect(await list.getByRole('listitem').getByRole('link').allTextContents()).toEqual(own.map(({ title }) => title));
  const others = await page.locator('[aria-labelledby="results-title"] li h3 a[href*="/courses/"]').allTextContents();
  expect(others.filter((title) => own.some((course) => course.title === title))).toEqual([]);
  await expect(list.getByRole('link', { name: t('courses:roles.trial') })).toHaveAttribute(
    'href',
    `/contact?topic=trial&role=${role.id}`,
  );
  await list.getByRole('link', { name: roleName, exact: true }).click();
  await expect(page).toHaveURL(`${address}#roles`);
  await expect(result(page).getByRole('status')).toContainText(roleName);
  await page.goBack();
  await expect(list.getByRole('heading', { name: roleName })).toBeVisible();
});

test('roles are two native lists on a phone, and the message asks for a trial with the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/courses');
  await page.getByLabel(t('courses:roles.role'), { exact: true }).selectOption(role.id);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel(t('courses:roles.sector'), { exact: true })).toHaveValue(first.sector);
  await result(page)
    .getByRole('link', { name: t('courses:roles.trial') })
    .click();
  await expect(page).toHaveURL(`/contact?topic=trial&role=${role.id}`);
  await expect(carriedLines(page)).toHaveText([`${roleName}: ${t('common:courses', { count: own.length })}`]);
  expect(await messageToSend(page)).toBe(
    [t('contact:prefill.role', { role: roleName }), ...own.map(({ title }) => `– ${title}`)].join('\n'),
  );
});

test('a shared link shows the courses of a role in Welsh', async ({ page }) => {
  await open(page, `/cy${address}`);
  const [title = ''] = contentPage(`courses/${own[0]?.slug}`, 'cy')
    .attributes('Course', 'title')
    .filter(
      (_, index) => contentPage(`courses/${own[0]?.slug}`, 'cy').attributes('Course', 'id')[index] === own[0]?.id,
    );
  await expect(page.locator('#roles').getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/cy${own[0] ? addressOf(own[0]) : ''}`,
  );
});

test.describe('without JavaScript', everywhere, () => {
  test.use({ javaScriptEnabled: false });

  test('all roles stand below the form, each with links to its courses', async ({ page }) => {
    await page.goto('/courses');
    await page.getByLabel(t('courses:roles.role'), { exact: true }).selectOption(role.id);
    await page.getByRole('button', { name: t('courses:roles.show') }).click();
    await expect(page).toHaveURL(`/courses?sector=&role=${role.id}#roles`);
    await expect(result(page).locator('details')).toHaveCount(roles.flatMap((sector) => sector.roles).length);
    await result(page).locator('summary').first().click();
    await expect(
      result(page)
        .getByRole('link', { name: own[0]?.title ?? '' })
        .first(),
    ).toBeVisible();
  });
});
