import type { Page } from 'playwright/test';
import roles from '../../content/data/roles.json';
import roleStrings from '../../locales/en/roles.json';
import sectorStrings from '../../locales/en/sectors.json';
import { linkTo } from '../../src/site/links';
import { courses } from '../contentPages';
import { expect, open, t, test } from './browserTest';
import { everywhere } from './everywhereTag';
import { carriedLines, messageToSend } from './contactPage';

const names: Readonly<Record<string, string>> = { ...roleStrings, ...sectorStrings };
const care = roles.find(({ sector }) => sector === 'healthcare');
const [role, second] = care?.roles ?? [];
if (!care || !role || !second) throw new Error('roles.json has no two roles in healthcare');
const roleName = names[`role.${role.id}`] ?? '';
const secondName = names[`role.${second.id}`] ?? '';
const own = role.courses.flatMap((id) => courses.find((course) => course.id === id) ?? []);
const hoursOf = (ids: readonly string[]) =>
  courses.reduce((sum, { id, hours }) => sum + (ids.includes(id) ? hours : 0), 0);
const plan = (page: Page) => page.getByRole('region', { name: t('courses:plan.title') });
const select = (page: Page, place: number) =>
  plan(page).getByLabel(t('courses:roles.role'), { exact: true }).nth(place);
const people = (page: Page, place: number) =>
  plan(page)
    .getByLabel(`${t('courses:plan.people')}: `)
    .nth(place);

test('a plan with accounts from /pricing says courses, hours and price, and goes to a trial', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pricing?accounts=180');
  await page.getByRole('link', { name: t('pricing:plan.link') }).click();
  await expect(plan(page)).toContainText('£450.00');
  await select(page, 0).selectOption(role.id);
  await people(page, 0).fill('120');
  await select(page, 1).selectOption(second.id);
  await people(page, 1).fill('20');
  await expect(page).toHaveURL(`/courses?plan=${role.id}.120.${second.id}.20&accounts=180#roles`);
  await expect(plan(page)).toContainText(t('pricing:calculator.year', { cost: '£5,400.00', each: '£30.00' }));
  await expect(plan(page).locator('a[href="/pricing?accounts=180#included"]')).toBeVisible();
  const all = new Set([...role.courses, ...second.courses]);
  const hours = [role, second].map((one) => hoursOf(one.courses));
  await expect(plan(page)).toContainText(`${t('courses:plan.people')}180${t('common:nav.courses')}${all.size}`);
  await expect(plan(page).getByText(t('courses:plan.hours')).locator('+ dd')).toHaveText(
    `${Math.min(...hours)}–${Math.max(...hours)}`,
  );
  // A role's number is under the price at the foot of the window.
  const hit = await people(page, 0).evaluateHandle((field) => {
    window.scrollBy({ top: field.getBoundingClientRect().bottom + 10 - window.innerHeight, behavior: 'instant' });
    return document.elementFromPoint(280, window.innerHeight - 30);
  });
  expect(await hit.evaluate((node) => node?.matches('[data-tone] a'))).toBe(true);
  await plan(page).locator('li summary').first().click();
  expect(await plan(page).locator('li details').first().getByRole('link').allTextContents()).toEqual(
    own.map(({ title }) => title),
  );
  await plan(page).getByText(t('courses:plan.trial')).click();
  await expect(carriedLines(page)).toHaveText([
    t('contact:prefill.roles', { roles: `${roleName} × 120, ${secondName} × 20` }),
    t('pricing:calculator.valueText', { count: 180, accounts: 180, cost: '£450.00' }),
  ]);
  expect(await messageToSend(page)).toContain(`${roleName} × 120, ${secondName} × 20`);
  await page.goBack();
  await expect(people(page, 1)).toHaveValue('20');
});

test('a sector is a plan of its roles, until another one replaces it, and says what is lacking', async ({ page }) => {
  await open(page, '/courses');
  const sector = (id: string) => plan(page).getByRole('button', { name: names[`sector.${id}`] });
  await sector('retail').click();
  await sector(care.sector).click();
  await expect(sector(care.sector)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(sector('retail')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(plan(page).getByRole('combobox')).toHaveCount(care.roles.length + 1);
  const subjects = care.lacks?.map((subject) => names[`lack.${subject}`]).join(', ') ?? '';
  await plan(page).getByText(t('courses:plan.lacks', { subjects })).click();
  for (const address of [linkTo('courseBuilder'), `${linkTo('courseBuilder')}#more`])
    await expect(plan(page).locator(`a[href="${address}"]`)).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('safety');
  await expect(page).toHaveURL(new RegExp(`search=safety&plan=${role.id}[^#]*$`));
  const about = plan(page).locator('a[href*="topic=course"]');
  // The numbers of an example are not the visitor's.
  await expect(about).toHaveAttribute('href', new RegExp(`plan=${care.roles.map(({ id }) => id).join('\\.')}(&|$)`));
  // Those of the people who were typed are, also where they are as many.
  await plan(page)
    .locator('#accounts')
    .fill(String(care.roles.reduce((sum, { people = 0 }) => sum + people, 0)));
  await expect(about).toHaveAttribute('href', new RegExp(`plan=${role.id}\\.${role.people}\\.`));
  await plan(page).locator('#accounts').fill('');
  await plan(page).locator('#accounts').pressSequentially('180');
  await about.click();
  await expect(carriedLines(page).nth(2)).toHaveText(
    t('pricing:calculator.valueText', { count: 180, accounts: 180, cost: '£450.00' }),
  );
  const counts = (await carriedLines(page).nth(1).textContent())?.match(/(?<=× )\d+/g) ?? [];
  expect(counts).toHaveLength(care.roles.length);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(180);
});

test('a search for a role shows its courses, and leads to a plan with it', async ({ page }) => {
  await open(page, `/courses?search=${encodeURIComponent(roleName.toLowerCase())}`);
  const found = page.locator('[data-found-roles] > details').filter({ hasText: roleName });
  await expect(found.getByRole('heading', { name: roleName })).toBeVisible();
  expect(await found.getByRole('listitem').getByRole('link').allTextContents()).toEqual(own.map(({ title }) => title));
  await found.getByRole('link', { name: t('courses:plan.title') }).click();
  await expect(page).toHaveURL(`/courses?plan=${role.id}#roles`);
  await expect(plan(page).getByRole('heading').first()).toBeInViewport();
  await expect(select(page, 0)).toHaveValue(role.id);
  await plan(page).getByText(t('courses:plan.restart')).click();
  await expect(select(page, 0)).toHaveValue('');
  await plan(page).getByRole('button', { name: names['sector.hospitality'] }).click();
  const total = plan(page).locator('#accounts');
  await total.fill('5');
  // Each role has somebody, who has an account.
  await expect(plan(page)).toContainText(`${t('courses:plan.people')}9`);
  await total.blur();
  await expect(total).toHaveValue('9');
  await total.fill('60');
  await expect(people(page, 1)).toHaveValue('6');
  // The total follows those in roles, who may be fewer.
  for (const [chefs, all] of [
    ['4', '60'],
    ['20', '74'],
    ['2', '74'],
  ] as const) {
    await people(page, 1).fill(chefs);
    await expect(total).toHaveValue(all);
    await expect(plan(page)).toContainText(`${t('courses:plan.people')}${all}`);
    await expect(page).toHaveURL(new RegExp(`chef\\.${chefs}\\..*accounts=${all}#`));
  }
});

test('a link to a plan opens it, and on paper it is by itself', async ({ page }) => {
  await open(page, `/courses?plan=${role.id}.120`);
  await expect(plan(page).getByRole('heading').first()).toBeInViewport();
  await expect(page).toHaveURL(`/courses?plan=${role.id}.120#roles`);
  await expect(plan(page)).toContainText('£300.00');
  await page.emulateMedia({ media: 'print' });
  const hours = (120 * hoursOf(role.courses)).toLocaleString('en-GB');
  await expect(plan(page)).toContainText(new RegExp(`${hours}\\D+120 × ${hoursOf(role.courses)}`));
  await expect(plan(page).getByText(page.url())).toBeVisible();
  await expect(
    plan(page)
      .getByText(t('common:duration.hours', { count: own[0]?.hours ?? 0 }))
      .first(),
  ).toBeVisible();
  await expect(plan(page).getByText(t('courses:plan.title')).filter({ visible: true })).toHaveCount(1);
  await expect(plan(page)).toContainText(t('pricing:quote.note'));
  await expect(page.locator('#catalogue')).toBeHidden();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
});

test.describe('a request that fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('a list of courses that does not load can be asked for again', async ({ page }) => {
    let down = true;
    await page.route('**/search/courses.en.json', (route) => (down ? route.abort() : route.continue()));
    await open(page, `/courses?plan=${role.id}.120`);
    await expect(plan(page)).toContainText('£300.00');
    const notice = plan(page).getByRole('alert');
    await expect(notice).toContainText(t('courses:results.failed'));
    down = false;
    await notice.getByRole('button', { name: t('courses:results.retry') }).click();
    await expect(plan(page).locator('li summary')).toContainText(t('common:courses', { count: own.length }));
  });
});

test.describe('without JavaScript', everywhere, () => {
  test.use({ javaScriptEnabled: false });

  test('the roles of each sector are listed, without numbers', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.locator('#role')).toBeHidden();
    await expect(plan(page)).toContainText(roleName);
  });
});
