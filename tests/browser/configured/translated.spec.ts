import type { Page } from 'playwright/test';
import { expect, holdRequests, t } from '../browserTest';
import { contactField, contactForm, fillIn, notifications, submit, toasts, toastTexts } from '../contactPage';
import { inBoth, openTwice, type Moment } from '../everywhere/translator';
import { test } from './services';
import { backendOrigin } from './settings';

test.use({ allowedErrors: [/Minified React error #(418|423|425)|ERR_|status of/], reducedMotion: 'reduce' });

const send = (tab: Page) => submit(tab).click();

for (const moment of ['before', 'after'] as Moment[]) {
  test(`the form of a page that is translated ${moment} hydration says all that it says otherwise`, async ({
    page,
    context,
  }, { testId }) => {
    const tabs = [page, await context.newPage()] as const;
    let answer: 'fail' | 'send' = 'fail';
    for (const tab of tabs)
      await tab.route(`${backendOrigin}/**`, (route) => (answer === 'fail' ? route.abort() : route.continue()));
    await openTwice(tabs, '/contact', moment);
    await inBoth(tabs, send, 'empty');
    await inBoth(tabs, (tab) => expect(toasts(tab)).toHaveCount(1), 'errors');
    await inBoth(tabs, (tab) => fillIn(tab, { email: 'ada@example' }), 'filled in');
    await inBoth(tabs, send, 'one mistake');
    await inBoth(
      tabs,
      (tab) => expect(contactField(tab, 'email')).toHaveAttribute('aria-invalid', 'true'),
      'one error',
    );
    await inBoth(tabs, (tab) => contactField(tab, 'email').fill(`${testId}@example.org`), 'corrected');
    await inBoth(tabs, send, 'sent');
    await inBoth(tabs, (tab) => expect(contactForm(tab).getByRole('link', { name: /@/ })).toBeVisible(), 'failed');
    answer = 'send';
    const releases = await Promise.all(tabs.map((tab) => holdRequests(tab, `${backendOrigin}/**`)));
    await inBoth(tabs, send, 'sent again');
    await inBoth(tabs, (tab) => expect(contactForm(tab)).toContainText(t('contact:form.sending')), 'sending');
    for (const release of releases) release();
    const confirmation = (tab: Page) => tab.getByRole('region', { name: t('contact:toast.success.title') });
    await inBoth(tabs, (tab) => expect(confirmation(tab)).toBeFocused(), 'confirmed');
    await expect(notifications(page)).toContainText(toastTexts.success.slice(0, 10));
    await inBoth(tabs, (tab) => confirmation(tab).getByRole('button').click(), 'another');
    await inBoth(tabs, (tab) => contactField(tab, 'name').fill('Ada'), 'the next message');
  });
}
