import type { Locator, Page } from 'playwright/test';

/** A demo request as somebody would write it. */
export const request = {
  Name: 'Ada Morgan',
  Email: 'ada@example.org',
  Company: 'Example Hotels',
  Message: 'Forty people in two places.',
} as const;
export type ContactLabel = keyof typeof request;

/** The English contact form. */
export function contactForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Request a free trial or a demo' });
}

export function contactField(page: Page, label: ContactLabel): Locator {
  return contactForm(page).getByLabel(label, { exact: true });
}

/** Fills the form in, some of it otherwise than usual. */
export async function fillIn(page: Page, otherwise: Partial<Record<ContactLabel, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...request, ...otherwise }))
    await contactForm(page).getByLabel(label, { exact: true }).fill(value);
}

/** The place where toasts show, under the name that tells their hotkey. */
export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (Alt+T)' });
}
