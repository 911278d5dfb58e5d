import type { Locator, Page } from 'playwright/test';
import { expect, open, t, test } from './browserTest';
import { contactField, notifications, request, submit, toasts } from './contactPage';

/** Opens the contact page, and gives it a clock that the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await open(page, '/contact');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Moves the clock, frame by frame, until there are as many toasts. Returns the milliseconds that it took. */
async function timeUntil(page: Page, found: Locator, count: number): Promise<number> {
  let time = 0;
  const moveOn = async () => {
    await page.clock.runFor(20);
    time += 20;
    return found.count();
  };
  await expect.poll(moveOn, { intervals: [1] }).toBe(count);
  return time;
}

test('toasts disappear after 4000 ms', async ({ page }) => {
  await openWithClock(page);
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await timeUntil(page, toasts(page), 1);
  // The end includes the animation that moves the toast out of sight.
  const lasted = await timeUntil(page, toasts(page), 0);
  expect(lasted).toBeGreaterThan(3900);
  expect(lasted).toBeLessThan(4900);
});

test('a toast takes the place of another with its title, and three at most are shown', async ({ page }) => {
  await openWithClock(page);
  const problems = (['name.required', 'email.invalid', 'company.required', 'message.required'] as const).map((rule) =>
    t(`contact:validation.${rule}`),
  );
  await submit(page).click();
  // The first click loads the rules of the form, which then check its fields.
  await timeUntil(page, toasts(page).filter({ hasText: problems[0] }), 1);
  for (const [index, field] of (['name', 'email', 'company'] as const).entries()) {
    await contactField(page, field).fill(request[field]);
    await contactField(page, 'name').press('Enter');
    await timeUntil(page, toasts(page).filter({ hasText: problems[index + 1] }), 1);
    expect(await toasts(page).count()).toBeLessThanOrEqual(3);
    expect(await timeUntil(page, toasts(page), 1)).toBeLessThan(1000);
  }
});

test('a toast under the pointer stays', async ({ page }) => {
  await openWithClock(page);
  await submit(page).click();
  await timeUntil(page, toasts(page), 1);
  // Transitions take real time, which the clock of the test does not move.
  await notifications(page).evaluate((region) =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && region.contains(effect.target))
        .map(({ finished }) => finished),
    ),
  );
  await toasts(page).hover();
  // Longer than other toasts stay.
  await page.clock.runFor(6000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await timeUntil(page, toasts(page), 0);
});

test('toasts stay while the focus is among them', async ({ page }) => {
  await openWithClock(page);
  await submit(page).click();
  await timeUntil(page, toasts(page), 1);
  await page.keyboard.press('Alt+t');
  await page.clock.runFor(6000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await timeUntil(page, toasts(page), 0);
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
  await openWithClock(page);
  await submit(page).click();
  await timeUntil(page, toasts(page), 1);
  await notifications(page)
    .getByRole('button', { name: t('common:toasts.close') })
    .click();
  await submit(page).click();
  // Longer than the first one takes to slide out.
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(1);
});

test('on a phone, a toast covers nothing that Tab goes to (WCAG 2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithClock(page);
  await submit(page).click();
  await timeUntil(page, toasts(page), 1);
  const toast = toasts(page).first();
  await expect(toast).toBeInViewport();
  await submit(page).focus();
  for (let times = 0; times < 10; times += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    const covering = await toast.boundingBox();
    expect(focused?.y, `${times}`).toBeGreaterThanOrEqual((covering?.y ?? 0) + (covering?.height ?? 0));
  }
});
