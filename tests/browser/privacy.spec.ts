import claims from '../../content/data/claims.json';
import links from '../../content/data/links.json';
import { brand } from '../../src/site/brand';
import { linkTo } from '../../src/site/links';
import { localisedPath } from '../../src/site/routes';
import { contentPage } from '../contentPages';
import { expect, open, t, test, textsOf, words } from './browserTest';
import { carriedLines } from './contactPage';

const policy = linkTo('privacyPolicy');
const evidenceOf: Readonly<Record<string, string>> = { gdpr: policy, wcag: '/compliance/overview#accessibility' };
const sections = contentPage(links.privacyPolicy).headings;

for (const [language, path, line] of [
  ['English, in the long US format', policy, t('privacy:lastUpdated', { date: 'July 4, 2031' })],
  ['Welsh', localisedPath(policy, 'cy'), words('cy')('privacy:lastUpdated', { date: '4 Gorffennaf 2031' })],
] as const)
  test(`ends with the current date, in ${language}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-07-04T10:00:00Z'));
    // The HTML has the date of the build.
    await open(page, path);
    await expect(page.getByRole('article').locator('p').last()).toHaveText(line);
    await expect(page.getByRole('article').locator('time')).toHaveAttribute('datetime', '2031-07-04');
  });

test('the contents lead to each section, in their order', async ({ page }) => {
  await open(page, policy);
  const links = page.getByRole('navigation', { name: t('privacy:contents.title') }).getByRole('link');
  await expect(links).toHaveText(sections);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(sections);
  for (const [index, name] of sections.entries()) {
    await links.nth(index).click();
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(page).toHaveURL(`${policy}#${await heading.getAttribute('id')}`);
    await expect(heading).toBeInViewport();
    // Not covered by the sticky header.
    const covered = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(covered);
  }
});

test('has a link that writes to the privacy mailbox', async ({ page }) => {
  await page.goto(policy);
  await expect(page.getByRole('article').locator(`a[href="mailto:${brand.privacyEmail}"]`).first()).toBeVisible();
});

test('the evidence for a claim is asked in the message', async ({ page }) => {
  await open(page, '/compliance/overview');
  const claim = t('compliance:security.mfa.title');
  await page.getByRole('main').getByRole('listitem').filter({ hasText: claim }).getByRole('checkbox').check();
  const ask = page.getByRole('button', { name: t('buying:ask', { count: 1 }) });
  await ask.first().click();
  await expect(carriedLines(page)).toHaveText([t('buying:question.evidence', { claim })]);
});

test('a badge without evidence has its bare name, and a link to what there is to read; one asks about all', async ({
  page,
}) => {
  await page.goto('/compliance/overview');
  const badges = page.getByRole('region', { name: t('compliance:badges.title') });
  await expect(badges.getByRole('paragraph').first().getByRole('link')).toHaveAttribute('href', /topic=question/);
  for (const badge of claims.badges.filter((each) => !('evidence' in each))) {
    const [name = ''] = textsOf('compliance', new RegExp(`^badge\\.${badge.id}\\.name`));
    const card = badges.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toBeVisible();
    await expect(card.getByRole('link').first()).toHaveAttribute(
      'href',
      evidenceOf[badge.id] ?? /topic=question&subject=/,
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample record is a file, and the sample certificate opens and is printed alone', async ({ page }) => {
    await page.goto('/compliance/overview');
    const files = page.getByRole('region', { name: t('compliance:files.title') });
    const address = await files.getByRole('link', { name: t('compliance:files.record') }).getAttribute('href');
    expect(await (await page.request.get(address ?? '')).text()).toContain(t('course:lesson.record.sample'));
    await files.locator('summary').click();
    await page.emulateMedia({ media: 'print' });
    await expect(files.getByText(t('scenes:frame.hotels'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });
});
