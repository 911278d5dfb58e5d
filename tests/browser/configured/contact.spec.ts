import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { mailsIn, type StoredMail } from '../../../supabase/local/mailbox';
import { eventually, query as queryDatabase } from '../../backend/testBackend';
import { eachField } from '../../validRequest';
import { expect, holdRequests, holdScripts, open, t, words } from '../browserTest';
import {
  contactField,
  contactFields,
  contactForm,
  fillIn,
  notifications,
  request,
  submit,
  toasts,
  toastTexts,
  type ContactField,
} from '../contactPage';
import { test } from './services';
import { backendFolder, backendOrigin } from './settings';

const empty = eachField(() => '');

async function expectValues(page: Page, values: Readonly<Record<ContactField, string>>): Promise<void> {
  for (const field of contactFields) await expect(contactField(page, field)).toHaveValue(values[field]);
}

test('a request is sent, trimmed and with the anonymous key; the toast says so and the fields are cleared', async ({
  page,
  email,
}) => {
  await open(page, '/contact');
  await fillIn(page, { name: `  ${request.name} `, email });
  const sending = page.waitForRequest((sent) => sent.url().startsWith(backendOrigin) && sent.method() === 'POST');
  await submit(page).click();
  await expect(toasts(page)).toHaveText([toastTexts.success]);
  await expectValues(page, empty);
  // In place of the form, with the focus, until the next message.
  await expect(contactForm(page)).toBeHidden();
  const confirmation = page.getByRole('region', { name: t('contact:toast.success.title') });
  await expect(confirmation).toBeFocused();
  for (const step of [1, 2, 3] as const) await expect(confirmation.getByText(t(`contact:next.${step}`))).toBeVisible();
  await confirmation.getByRole('button', { name: t('contact:sent.another') }).click();
  await expect(contactField(page, 'name')).toBeFocused();
  await expect(submit(page)).toHaveText(t('contact:form.submit'));
  await expect(submit(page)).toBeEnabled();
  const posted = await sending;
  expect(posted.headers()).toMatchObject({ apikey: 'test-key', 'content-type': 'application/json' });
  expect(posted.postDataJSON().key).toBeTruthy();
  const { name, company, message } = request;
  expect(await leadsOf(email)).toEqual([{ ...request, email, language: 'en' }]);
  const [mail, ...more] = await mailsAbout(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Contact request from ${name} (${company})`);
  expect(mail?.text).toContain(message);
});

test('a request is sent where a site has no HTTPS, and so no randomUUID', async ({ page, email }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await open(page, '/contact');
  await fillIn(page, { email });
  await submit(page).click();
  await expect(toasts(page)).toHaveText([toastTexts.success]);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('the campaign of the first page, the page and its topic go with a request; nothing is stored in the browser', async ({
  page,
  email,
}) => {
  await open(page, '/partners?utm_source=newsletter&utm_campaign=autumn&other=1');
  await page.locator('main a[href="/contact?topic=partner-kit"]').first().click();
  await expect(page).toHaveURL(/\/contact\?topic=partner-kit$/);
  await fillIn(page, { email });
  await submit(page).click();
  await expect(toasts(page)).toContainText('Message sent!');
  expect(await attributionOf(email)).toEqual({
    page: '/contact',
    topic: 'partner-kit',
    campaign: { utm_source: 'newsletter', utm_campaign: 'autumn' },
    held: null,
  });
  expect(await page.evaluate(() => [document.cookie, JSON.stringify({ ...localStorage })].join())).not.toContain(
    'newsletter',
  );
});

test('while it is under way the button reads “Sending...” and is disabled, and nothing is sent twice', async ({
  page,
  email,
}) => {
  const release = await holdRequests(page, `${backendOrigin}/**`);
  await open(page, '/contact');
  await fillIn(page, { email });
  await submit(page).click();
  await expect(submit(page)).toHaveText(t('contact:form.sending'));
  await expect(submit(page)).toBeDisabled();
  await contactField(page, 'name').press('Enter');
  await expectValues(page, { ...request, email });
  release();
  await expect(toasts(page)).toHaveCount(1);
  expect(await leadsOf(email)).toHaveLength(1);
});

test.describe('a failure', () => {
  test.use({ allowedErrors: [/status of 503|ERR_FAILED|net::ERR/] });

  test('keeps the values; the same request again is stored and mailed once, another one for itself', async ({
    page,
    email,
  }) => {
    const values = { ...request, email };
    const keys: string[] = [];
    // The first two reach the backend, and their answers are lost.
    await page.route(`${backendOrigin}/**`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().postDataJSON().key);
      if (keys.length > 2) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await open(page, '/contact');
    await fillIn(page, values);
    for (const times of [1, 2]) {
      await expect(page.getByRole('alert'), `before attempt ${times}`).toHaveCount(0);
      await submit(page).click();
      await expect(notifications(page).getByRole('alert')).toHaveText([toastTexts.failure]);
      await expect(submit(page)).toBeEnabled();
      await expectValues(page, values);
    }
    await submit(page).click();
    // The message of the failure may still be leaving.
    await expect(toasts(page).filter({ hasText: t('contact:toast.success.title') })).toHaveCount(1);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await leadsOf(email)).toHaveLength(1);
    await page.getByRole('button', { name: t('contact:sent.another') }).click();
    await fillIn(page, { ...values, message: 'Another one.' });
    await submit(page).click();
    await expect.poll(() => keys.length).toBe(4);
    await expectValues(page, empty);
    expect(keys[3]).not.toBe(keys[0]);
    expect(await leadsOf(email)).toHaveLength(2);
    await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
  });
});

test('a request that is sent before the scripts have loaded leads to thanks as without JavaScript', async ({
  page,
  email,
}) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillIn(page, { email });
  await submit(page).click();
  await expect(page).toHaveURL('/contact/sent');
  expect(await leadsOf(email)).toHaveLength(1);
});

test('the backend’s client is loaded at the first use of the form and not before', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  // Names that only Supabase's client has, and that no compiler shortens.
  const clients = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('supabase.auth.token') || text.includes('GoTrueClient'))
      .length;
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(await clients()).toBe(0);
  await contactField(page, 'name').focus();
  await expect.poll(clients).toBeGreaterThan(0);
});

test.describe('in German', () => {
  const german = words('de');
  const values = { name: 'Ada', company: 'Gasthof', message: 'Guten Tag' };
  const fill = async (page: Page, filled: Partial<Record<ContactField, string>>) => {
    for (const field of contactFields)
      if (filled[field] !== undefined)
        await contactForm(page)
          .getByLabel(german(`contact:form.${field}.label`), { exact: true })
          .fill(filled[field]);
    await page.getByRole('button', { name: german('contact:form.submit') }).click();
  };

  test('the toast is in the language, the row in the table and the mail in the mailbox', async ({ page, email }) => {
    await open(page, '/de/contact');
    await fill(page, { ...values, email });
    await expect(toasts(page)).toContainText(german('contact:toast.success.text'));
    expect(await leadsOf(email)).toEqual([{ ...values, email, language: 'de' }].map(expect.objectContaining));
    expect(await mailsAbout(email)).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form leads to thanks, the row is in the table and the mail in the mailbox', async ({ page, email }) => {
      await page.goto('/de/contact');
      // The browser itself asks for the required fields.
      await page.getByRole('button', { name: german('contact:form.submit') }).click();
      await expect(page).toHaveURL('/de/contact');
      await fill(page, { ...values, email });
      await expect(page).toHaveURL('/de/contact/sent');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('contact:toast.success.title'));
      await expect(page.getByText(german('contact:toast.success.text'))).toBeVisible();
      expect(await leadsOf(email)).toEqual([{ ...values, email, language: 'de' }].map(expect.objectContaining));
      expect(await attributionOf(email)).toMatchObject({ page: '/de/contact', topic: null });
      expect((await mailsAbout(email)).map(({ subject }) => subject)).toEqual(['Contact request from Ada (Gasthof)']);
    });

    test('an invalid request is explained, and Back leads to what was written', async ({ page, email }) => {
      const tooLong = 'm'.repeat(1001);
      await page.goto('/de/contact');
      await fill(page, { ...values, email, name: '   ', message: tooLong });
      await expect(page).toHaveURL('/de/contact/not-sent#not-accepted');
      await expect(page.getByText(german('contactSent:notSent.notAccepted'))).toBeVisible();
      await expect(page.getByText(german('contact:toast.error.text'))).toBeHidden();
      await page.goBack();
      await expect(page.locator('#contact-message')).toHaveValue(tooLong);
      await fill(page, { name: 'Ada', message: 'm' });
      await expect(page).toHaveURL('/de/contact/sent');
      expect(await leadsOf(email)).toHaveLength(1);
    });
  });
});

/** Returns the requests of an address, without the columns that the database fills in. */
async function leadsOf(email: string): Promise<Record<string, string | null>[]> {
  return query(`select ${contactFields.join(', ')}, language from contact_requests where email = $1`, email);
}

/** Returns where an address's first request came from. */
async function attributionOf(email: string): Promise<Record<string, unknown> | undefined> {
  const [attribution] = await query('select page, topic, campaign, held from contact_requests where email = $1', email);
  return attribution;
}

async function query<Row extends Record<string, unknown>>(sql: string, email: string): Promise<Row[]> {
  return queryDatabase<Row>(readFileSync(path.join(backendFolder, 'database.url'), 'utf8'), sql, [email]);
}

/** Returns the mails about an address; waits for the first. */
function mailsAbout(email: string): Promise<StoredMail['mail'][]> {
  return eventually(async () => {
    const mails = (await mailsIn(path.join(backendFolder, 'mail'))).map(({ mail }) => mail);
    const found = mails.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
    return found.length > 0 && found;
  }, 5);
}
