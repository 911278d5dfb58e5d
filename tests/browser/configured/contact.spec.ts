import type { Page, TestInfo } from 'playwright/test';
import { expect, open, test } from '../browserTest';
import { contactField, contactForm, fillIn, notifications, request } from '../contactPage';
import type { ReceivedRequest } from './fakeBackend';
import { backendOrigin } from './settings';

const submit = (page: Page) => contactForm(page).getByRole('button');

/** An address that no other test uses, to find one's own requests by. */
const addressFor = ({ testId, repeatEachIndex }: TestInfo) => `${testId}.${repeatEachIndex}.${Date.now()}@example.org`;

async function receivedFrom(page: Page, email: string): Promise<ReceivedRequest[]> {
  const requests: ReceivedRequest[] = await (await page.request.get(`${backendOrigin}/requests`)).json();
  return requests.filter(({ fields }) => fields.email === email);
}

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(contactForm(page).getByLabel(label, { exact: true })).toHaveValue(value);
}

test('a request is sent, trimmed and with the anonymous key; the toast says so and the fields are cleared', async ({
  page,
}, info) => {
  const email = addressFor(info);
  await open(page, '/contact');
  await fillIn(page, { Name: '  Ada Morgan ', Email: email });
  await submit(page).click();
  await expect(notifications(page).getByRole('status')).toHaveText([
    "Message sent!We'll get back to you within 24 hours.",
  ]);
  await expectValues(page, { Name: '', Email: '', Company: '', Message: '' });
  await expect(submit(page)).toHaveText('Send message');
  await expect(submit(page)).toBeEnabled();
  const [received, ...more] = await receivedFrom(page, email);
  expect(more).toEqual([]);
  expect(received?.fields).toEqual({ name: 'Ada Morgan', email, company: request.Company, message: request.Message });
  expect(received?.headers).toMatchObject({ apikey: 'test-key', 'content-type': 'application/json' });
  expect(received?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('while it is under way the button reads “Sending...” and is disabled, and nothing is sent twice', async ({
  page,
}, info) => {
  const email = addressFor(info);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${backendOrigin}/**`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/contact');
  await fillIn(page, { Email: email });
  await submit(page).click();
  await expect(submit(page)).toHaveText('Sending...');
  await expect(submit(page)).toBeDisabled();
  await contactField(page, 'Name').press('Enter');
  await expectValues(page, { ...request, Email: email });
  release();
  await expect(submit(page)).toHaveText('Send message');
  await expect(notifications(page).getByRole('status')).toHaveCount(1);
  expect(await receivedFrom(page, email)).toHaveLength(1);
});

test.describe('a failure', () => {
  test.use({ allowedErrors: [/status of 500|ERR_FAILED/] });

  test('keeps the values; the same request again has the same key, another one has another', async ({ page }, info) => {
    const email = addressFor(info);
    const values = { ...request, Email: email, Message: 'Hello, please fail.' };
    await open(page, '/contact');
    await fillIn(page, values);
    for (const times of [1, 2]) {
      await submit(page).click();
      await expect(notifications(page).getByRole('alert')).toHaveText(
        Array<string>(times).fill('ErrorFailed to send message. Please try again.'),
      );
      await expectValues(page, values);
      await expect(submit(page)).toBeEnabled();
    }
    await contactField(page, 'Message').fill('Hello.');
    await submit(page).click();
    await expect(notifications(page).getByRole('status')).toContainText('Message sent!');
    const keys = (await receivedFrom(page, email)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is one too where the backend cannot be reached', async ({ page }) => {
    await page.route(`${backendOrigin}/**`, (route) => route.abort());
    await open(page, '/contact');
    await fillIn(page);
    await submit(page).click();
    await expect(notifications(page).getByRole('alert')).toHaveText(['ErrorFailed to send message. Please try again.']);
    await expectValues(page, request);
  });
});

test('an invalid request is not sent at all', async ({ page }, info) => {
  const email = addressFor(info);
  await open(page, '/contact');
  await fillIn(page, { Email: email, Company: ' ' });
  await submit(page).click();
  await expect(notifications(page).getByRole('alert')).toHaveText(['Validation errorCompany is required']);
  expect(await receivedFrom(page, email)).toEqual([]);
});

test('the backend’s client is loaded with the first request and not before', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  // A name of Supabase's own, which no compiler renames.
  const clients = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('supabase.auth.token') || text.includes('GoTrueClient'))
      .length;
  await open(page, '/contact');
  await fillIn(page);
  await page.waitForLoadState('networkidle');
  expect(await clients()).toBe(0);
  await submit(page).click();
  await expect(notifications(page).getByRole('status')).toContainText('Message sent!');
  expect(await clients()).toBeGreaterThan(0);
});

test('on the Welsh page the toast is Welsh', async ({ page }) => {
  await open(page, '/cy/contact');
  for (const [label, value] of [
    ['Enw', 'Ada'],
    ['E-bost', 'ada@example.org'],
    ['Cwmni', 'Gwesty'],
    ['Neges', 'Helo'],
  ] as const)
    await page.locator('#contact-form').getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Anfon y neges' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Neges wedi’i hanfon!' })).toContainText(
    'Byddwn yn cysylltu’n ôl â chi o fewn 24 awr.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent natively, and required fields are', async ({ page }, info) => {
    const email = addressFor(info);
    await page.goto('/contact');
    await submit(page).click();
    await expect(page).toHaveURL('/contact');
    await fillIn(page, { Email: email });
    await submit(page).click();
    await expect(page).toHaveURL(`${backendOrigin}/functions/v1/send-contact-email`);
    const [received] = await receivedFrom(page, email);
    expect(received?.fields).toMatchObject({
      name: request.Name,
      email,
      company: request.Company,
      message: request.Message,
      language: 'en',
    });
  });
});
