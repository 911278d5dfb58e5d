import type { Page } from 'playwright/test';
import roles from '../../content/data/roles.json';
import roleStrings from '../../locales/en/roles.json';
import { addressOf, contentPage, courses } from '../contentPages';
import { t } from '../words';
import { expect, open, test } from './browserTest';
import { everywhere } from './everywhereTag';
import { carriedLines, messageToSend } from './contactPage';

const roleNames: Readonly<Record<string, string>> = roleStrings;
const [first] = roles;
const role = first?.roles[0];
if (!first || !role) throw new Error('roles.json has no role');
const list = (page: Page, name: 'sector' | 'role') => page.getByLabel(t(`courses:roles.${name}`), { exact: true });
const roleName = roleNames[`role.${role.id}`] ?? '';
const own = role.courses.flatMap((id) => courses.find((course) => course.id === id) ?? []);
const hours = own.reduce((sum, course) => sum + course.hours, 0);
const result = (page: Page) => page.getByRole('region', { name: t('courses:roles.title') });
const address = `/courses?sector=${first.sector}&role=${role.id}`;

test('a role lists its courses with the sum, is a step of Back, and stays with the search', async ({ page }) => {
  await open(page, '/courses');
  await list(page, 'sector').selectOption(first.sector);
  await list(page, 'role').selectOption(role.id);
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
    `/contact?topic=trial&plan=${role.id}`,
  );
  await list.getByRole('link', { name: roleName, exact: true }).click();
  await expect(page).toHaveURL(`${address}#roles`);
  await expect(result(page).getByRole('status')).toContainText(roleName);
  await page.goBack();
  await expect(list.getByRole('heading', { name: roleName })).toBeVisible();
});

test('a role that is chosen first brings its sector, and the message asks for a trial with the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/courses');
  await list(page, 'role').selectOption(role.id);
  await expect(page).toHaveURL(address);
  await expect(list(page, 'sector')).toHaveValue(first.sector);
  await result(page)
    .getByRole('link', { name: t('courses:roles.trial') })
    .click();
  await expect(page).toHaveURL(`/contact?topic=trial&plan=${role.id}`);
  const line = t('contact:prefill.roles', { roles: roleName });
  await expect(carriedLines(page)).toHaveText([line]);
  expect(await messageToSend(page)).toBe(line);
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

test.describe('a request that fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('a list of courses that does not load can be asked for again', async ({ page }) => {
    let down = true;
    await page.route('**/search/courses.en.json', (route) => (down ? route.abort() : route.continue()));
    await open(page, address);
    const notice = result(page).getByRole('alert');
    await expect(notice).toContainText(t('courses:results.failed'));
    down = false;
    await notice.getByRole('button', { name: t('courses:results.retry') }).click();
    await expect(result(page).getByRole('status')).toContainText(roleName);
  });
});

test.describe('without JavaScript', everywhere, () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the lists need it', async ({ page }) => {
    await page.goto('/courses');
    await expect(list(page, 'role')).toBeHidden();
    await expect(result(page)).toContainText(t('courses:noScript'));
  });
});
