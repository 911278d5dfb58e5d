import type { Locator, Page } from 'playwright/test';
import { contactFields, type ContactField } from '../../supabase/functions/_shared/form';
import { validRequest } from '../validRequest';
import { t } from '../words';

export { contactFields, type ContactField };
export { validRequest as request };

/** Returns the contact form. */
export function contactForm(page: Page): Locator {
  return page.locator('#contact-form');
}

export function contactField(page: Page, field: ContactField): Locator {
  return contactForm(page).getByLabel(t(`contact:form.${field}.label`), { exact: true });
}

/** Fills in a valid request, with some of its values replaced. */
export async function fillIn(page: Page, replaced: Partial<Record<ContactField, string>> = {}): Promise<void> {
  for (const field of contactFields) await contactField(page, field).fill({ ...validRequest, ...replaced }[field]);
}

/** Returns the lines that go along with the message. */
export function carriedLines(page: Page): Locator {
  return contactForm(page)
    .getByRole('group', { name: t('contact:carried.title') })
    .getByRole('listitem');
}

/** Returns the message as the form sends it. */
export function messageToSend(page: Page): Promise<FormDataEntryValue | null> {
  return page.evaluate(() =>
    new FormData(document.querySelector<HTMLFormElement>('#contact-form') ?? undefined).get('message'),
  );
}

/** Returns the button that sends the form, whatever it says. */
export function submit(page: Page): Locator {
  return contactForm(page).locator('button[type="submit"]');
}

/** Returns the region of the toasts; its name contains their keyboard shortcut. */
export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: t('common:toasts.label') });
}

/** Returns the toasts, also those that are silent as the focus is at the same words. */
export function toasts(page: Page): Locator {
  return page.locator('[data-toast]');
}

/** The whole texts of toasts. */
export const toastTexts = {
  success: t('contact:toast.success.title') + t('contact:toast.success.text'),
  failure: t('contact:toast.error.title') + t('contact:toast.error.text'),
  validation: (message: string) => t('contact:toast.validation.title') + message,
};
