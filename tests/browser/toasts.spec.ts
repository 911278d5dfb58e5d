import { t } from '../words';
import { expect, open, test } from './browserTest';
import { contactField, notifications, request, toasts, submit } from './contactPage';

test('toasts disappear after 4000 ms', async ({ page }) => {
  await open(page, '/contact');
  await submit(page).focus();
  const life = page.evaluate(
    () =>
      new Promise<{ lasted: number; late: number }>((resolve) => {
        let shown: number | undefined;
        // A timer of the page, which a busy machine delays as much.
        let due = Infinity;
        const look = () => {
          const now = performance.now();
          const toast = document.querySelector('[data-toast] p');
          if (toast && shown === undefined) {
            shown = now;
            setTimeout(() => (due = performance.now()), 4000);
          } else if (!toast && shown !== undefined) resolve({ lasted: now - shown, late: now - due });
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  // The end includes the animation that moves the toast out of sight.
  const { lasted, late } = await life;
  expect(lasted).toBeGreaterThan(3900);
  expect(late).toBeLessThan(900);
});

test('toasts are shown three at a time, and one under the pointer stays', async ({ page }) => {
  await open(page, '/contact');
  const problems = (['name.required', 'email.invalid', 'company.required', 'message.required'] as const).map((rule) =>
    t(`contact:validation.${rule}`),
  );
  await submit(page).click();
  // The first click loads the rules of the form, which then check its fields.
  await expect(toasts(page).filter({ hasText: problems[0] })).toHaveCount(1);
  const corrected = ['name', 'email', 'company'] as const;
  for (const [index, field] of corrected.entries()) {
    await contactField(page, field).fill(request[field]);
    await contactField(page, 'name').press('Enter');
    await expect(toasts(page).filter({ hasText: problems[index + 1] })).toHaveCount(1);
    expect(await toasts(page).count()).toBeLessThanOrEqual(3);
  }
  await toasts(page).filter({ hasText: problems[3] }).hover();
  await expect(toasts(page).filter({ hasText: problems[0] })).toHaveCount(0);
  // Longer than other toasts stay.
  await page.waitForTimeout(4500);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(toasts(page)).toHaveCount(0);
});

test('toasts stay while the focus is among them', async ({ page }) => {
  await open(page, '/contact');
  await submit(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  await page.waitForTimeout(4500);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(toasts(page)).toHaveCount(0);
});

test('Alt+T goes to the toasts, Escape closes the newest, and the focus comes back', async ({ page }) => {
  await open(page, '/contact');
  await submit(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  await expect(notifications(page).getByRole('button', { name: t('common:toasts.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(contactField(page, 'name')).toBeFocused();
});

test('toasts are one where they are the same, and Alt+T leaves the focus alone where there are none', async ({
  page,
}) => {
  await open(page, '/contact');
  await submit(page).focus();
  await page.keyboard.press('Alt+t');
  await expect(submit(page)).toBeFocused();
  for (let time = 0; time < 3; time += 1) {
    await submit(page).click();
    await expect(contactField(page, 'name')).toBeFocused();
    await expect(toasts(page).first()).toBeVisible();
    expect(await toasts(page).count()).toBe(1);
  }
});

test('toasts that are queued while the same one is closing are shown after it', async ({ page }) => {
  await open(page, '/contact');
  await submit(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await notifications(page)
    .getByRole('button', { name: t('common:toasts.close') })
    .click();
  await submit(page).click();
  // Longer than the first one takes to slide out.
  await page.waitForTimeout(1000);
  await expect(toasts(page)).toHaveCount(1);
});

test('toasts close by their button', async ({ page }) => {
  await open(page, '/contact');
  await submit(page).click();
  await notifications(page)
    .getByRole('button', { name: t('common:toasts.close') })
    .click();
  // Although the pointer is on it.
  await expect(toasts(page)).toHaveCount(0);
});
