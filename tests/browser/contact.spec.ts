import type { Page } from 'playwright/test';
import { expect, open, test } from './browserTest';
import { contactField, contactForm, fillIn, notifications, request, type ContactLabel } from './contactPage';

const submit = (page: Page) => contactForm(page).getByRole('button', { name: 'Send message' });
const toasts = (page: Page) => notifications(page).getByRole('alert');

test.describe('what is wrong with the form', () => {
  for (const [title, label, value, message] of [
    ['no name', 'Name', '   ', 'Name is required'],
    ['a name of 101 characters', 'Name', 'n'.repeat(101), 'Name must be less than 100 characters'],
    ['no email', 'Email', '', 'Invalid email address'],
    ['an address that is none', 'Email', 'ada@', 'Invalid email address'],
    ['an address of 256 characters', 'Email', longAddress(256), 'Email must be less than 255 characters'],
    ['no company', 'Company', ' ', 'Company is required'],
    ['a company of 101 characters', 'Company', 'c'.repeat(101), 'Company must be less than 100 characters'],
    ['no message', 'Message', '\n', 'Message is required'],
    ['a message of 1001 characters', 'Message', 'm'.repeat(1001), 'Message must be less than 1000 characters'],
  ] as const)
    test(`${title}: “${message}”`, async ({ page }) => {
      await open(page, '/contact');
      await fillIn(page, { [label]: value });
      await submit(page).click();
      await expect(toasts(page)).toHaveText([`Validation error${message}`]);
      const field = contactField(page, label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toBeFocused();
      // Nothing else is complained of, and nothing is lost.
      await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
      for (const [other, text] of Object.entries(request))
        if (other !== label) await expect(contactForm(page).getByLabel(other, { exact: true })).toHaveValue(text);
    });

  test('lengths at the limit pass, and so do spaces around them', async ({ page }) => {
    await open(page, '/contact');
    await fillIn(page, {
      Name: ` ${'n'.repeat(100)} `,
      Email: ` ${longAddress(254)} `,
      Company: 'c'.repeat(100),
      Message: `${'m'.repeat(1000)}\n`,
    });
    await submit(page).click();
    // This deployment has no backend: the request gets as far as that.
    await expect(toasts(page)).toHaveText(['ErrorFailed to send message. Please try again.']);
    await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('the first of several is said in the toast, all of them beside the fields', async ({ page }) => {
    await open(page, '/contact');
    await submit(page).click();
    await expect(toasts(page)).toHaveText(['Validation errorName is required']);
    const messages = {
      Name: 'Name is required',
      Email: 'Invalid email address',
      Company: 'Company is required',
      Message: 'Message is required',
    } as const satisfies Record<ContactLabel, string>;
    for (const [label, message] of Object.entries(messages)) {
      const field = contactForm(page).getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('required', '');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(contactForm(page).getByRole('status').first()).toHaveText('There are 4 problems with the form.');
    await expect(contactField(page, 'Name')).toBeFocused();
    await fillIn(page, { Email: 'nobody', Message: '' });
    await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
    await submit(page).click();
    await expect(toasts(page).last()).toHaveText('Validation errorInvalid email address');
    await expect(contactField(page, 'Email')).toBeFocused();
  });

  test('is said in Welsh on the Welsh page', async ({ page }) => {
    await open(page, '/cy/contact');
    await page.getByRole('button', { name: 'Anfon y neges' }).click();
    await expect(page.getByRole('alert')).toHaveText(['Gwall dilysuMae angen enw']);
    await expect(page.getByLabel('E-bost', { exact: true })).toHaveAccessibleDescription(/Cyfeiriad e-bost annilys/);
  });
});

test('without a backend the failure toast shows, the values stay and the mail address is offered', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(toasts(page)).toHaveText(['ErrorFailed to send message. Please try again.']);
  for (const [label, value] of Object.entries(request))
    await expect(contactForm(page).getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(submit(page)).toBeEnabled();
  await expect(contactForm(page).getByRole('link', { name: 'hello@camre.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});

test.describe('toasts', () => {
  test('go by themselves after 4000 ms', async ({ page }) => {
    await open(page, '/contact');
    await submit(page).focus();
    const lifetime = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let shown: number | undefined;
          const look = () => {
            const toast = document.querySelector('[data-toast] p');
            if (toast) shown ??= performance.now();
            else if (shown !== undefined) resolve(performance.now() - shown);
          };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    // Shown from then on, gone with the movement that takes it out of sight.
    const milliseconds = await lifetime;
    expect(milliseconds).toBeGreaterThan(3900);
    expect(milliseconds).toBeLessThan(5500);
  });

  test('show three at a time, and one under the pointer stays', async ({ page }) => {
    await open(page, '/contact');
    const problems = ['Name is required', 'Invalid email address', 'Company is required', 'Message is required'];
    await submit(page).click();
    const fixed = ['Name', 'Email', 'Company'] as const;
    for (const [index, label] of fixed.entries()) {
      await contactField(page, label).fill(request[label]);
      await contactField(page, 'Name').press('Enter');
      await expect(toasts(page).filter({ hasText: problems[index + 1] })).toHaveCount(1);
      expect(await toasts(page).count()).toBeLessThanOrEqual(3);
    }
    await expect(toasts(page).filter({ hasText: problems[0] })).toHaveCount(0);
    await toasts(page).filter({ hasText: problems[3] }).hover();
    // Longer than a toast stays otherwise.
    await page.waitForTimeout(4500);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(2, 2);
    await expect(toasts(page)).toHaveCount(0, { timeout: 8000 });
  });

  test('stay while the focus is among them', async ({ page }) => {
    await open(page, '/contact');
    await submit(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Alt+t');
    await page.waitForTimeout(4500);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(toasts(page)).toHaveCount(0, { timeout: 8000 });
  });

  test('Alt+T goes to them, Escape closes the newest, and the focus comes back', async ({ page }) => {
    await open(page, '/contact');
    await submit(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Alt+t');
    await expect(notifications(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notifications(page).getByRole('button', { name: 'Close notification' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(contactField(page, 'Name')).toBeFocused();
  });

  test('close by their button', async ({ page }) => {
    await open(page, '/contact');
    await submit(page).click();
    await notifications(page).getByRole('button', { name: 'Close notification' }).click();
    // Sooner than by themselves.
    await expect(toasts(page)).toHaveCount(0, { timeout: 2500 });
  });
});

test.describe('the message begins with what brought the visitor here', () => {
  for (const [address, message] of [
    ['/contact?topic=partnerKit', 'Please send me the partner kit.'],
    ['/contact?topic=pricing&accounts=1200', 'We expect 1,200 active accounts a month. Please tell us about pricing.'],
    ['/contact?topic=reseller', 'We are a reseller and would like to hear about bespoke pricing.'],
    ['/contact?topic=integration', 'We would like to connect Camre to another system. The system is:'],
    ['/contact?topic=nonsense', ''],
  ] as const)
    test(address, async ({ page }) => {
      await open(page, address);
      await expect(contactField(page, 'Message')).toHaveValue(message);
    });

  test('by following a link from the partners page', async ({ page }) => {
    await open(page, '/partners');
    await page.getByRole('link', { name: 'Download Partner Kit' }).click();
    await expect(page).toHaveURL(/\/contact\?/);
    await expect(contactField(page, 'Message')).toHaveValue('Please send me the partner kit.');
  });
});

test('offers email, phone and office beside the form', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Our LMS Experts');
  const cards = page.getByRole('region', { name: 'Other ways to reach us' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Email', 'Phone', 'Office']);
  await expect(cards.getByRole('link', { name: 'hello@camre.example' })).toHaveAttribute(
    'href',
    'mailto:hello@camre.example',
  );
  await expect(cards.getByRole('link', { name: '029 2018 0142' })).toHaveAttribute('href', 'tel:+442920180142');
  await expect(cards.getByText('Wales, United Kingdom')).toBeVisible();
});

/** A valid address of so many characters; no part of it is longer than mail allows. */
function longAddress(length: number): string {
  const host = `${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(62)}`;
  return `${'a'.repeat(length - host.length - 1 - '.org'.length)}@${host}.org`;
}
