import topics from '../../content/data/topics.json';
import { brand } from '../../src/site/brand';
import { localisedPath } from '../../src/site/routes';
import { contactForm as formRows } from '../../supabase/functions/_shared/form';
import { courses, sampleLesson } from '../contentPages';
import { published } from '../published';
import { expect, holdScripts, hydrated, navLink, open, t, test, top, words } from './browserTest';
import {
  carriedLines,
  contactField,
  contactFields,
  contactForm,
  fillIn,
  messageToSend,
  request,
  submit,
  toasts,
  toastTexts,
} from './contactPage';
import { ofLanguage } from './everywhereTag';

test.describe('an invalid form', () => {
  test('is marked at the one field that breaks a rule, and every value is kept', async ({ page }) => {
    await open(page, '/contact');
    for (const [field, value, rule] of [
      ['name', '   ', 'name.required'],
      ['email', 'ada@', 'email.invalid'],
      ['message', 'm'.repeat(1001), 'message.max'],
    ] as const)
      await test.step(`${rule}: ${JSON.stringify(value.slice(0, 8))}`, async () => {
        await fillIn(page, { [field]: value });
        await submit(page).click();
        const message = t(`contact:validation.${rule}`);
        await expect(toasts(page).last()).toHaveText(toastTexts.validation(message));
        const wrong = contactField(page, field);
        await expect(wrong).toHaveAttribute('aria-invalid', 'true');
        await expect(wrong).toHaveAccessibleDescription(new RegExp(message));
        await expect(wrong).toBeFocused();
        await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
        for (const other of contactFields.filter((one) => one !== field))
          await expect(contactField(page, other)).toHaveValue(request[other]);
      });
  });

  test('the toast names the first of several problems, and each field its own', async ({ page }) => {
    await open(page, '/contact');
    await submit(page).click();
    await expect(toasts(page)).toHaveText([toastTexts.validation(t('contact:validation.name.required'))]);
    const needed = formRows.filter(({ required }) => required);
    for (const { name, rule } of needed) {
      await expect(contactField(page, name)).toHaveAttribute('required', '');
      if (rule)
        await expect(contactField(page, name)).toHaveAccessibleDescription(new RegExp(t(`contact:validation.${rule}`)));
    }
    await expect(contactForm(page).getByRole('status').first()).toHaveText(
      t('contact:form.errors', { count: needed.length }),
    );
    await expect(contactField(page, 'name')).toBeFocused();
    await fillIn(page, { email: 'nobody', message: '' });
    await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
    await submit(page).click();
    await expect(toasts(page).last()).toHaveText(toastTexts.validation(t('contact:validation.email.invalid')));
    await expect(contactField(page, 'email')).toBeFocused();
  });

  test('is not being sent, also while the rules load', async ({ page }) => {
    await open(page, '/contact');
    const release = await holdScripts(page);
    await submit(page).click();
    await expect(contactForm(page).locator('button[type=submit]')).toHaveText(t('contact:form.submit'));
    release();
    await expect(toasts(page)).toHaveText([toastTexts.validation(t('contact:validation.name.required'))]);
    await expect(contactField(page, 'name')).toBeFocused();
  });

  test('is answered by the site, not by the browser, also where it is sent before it acts', async ({ page }) => {
    await page.goto('/contact');
    await page.waitForFunction(() => !('earlyPresses' in window));
    const release = await holdScripts(page);
    await submit(page).click();
    release();
    await expect(toasts(page)).toHaveText([toastTexts.validation(t('contact:validation.name.required'))]);
    await expect(contactField(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('is said in Welsh on the Welsh page', async ({ page }) => {
    const welsh = words('cy');
    await open(page, '/cy/contact');
    await page.getByRole('button', { name: welsh('contact:form.submit') }).click();
    await expect(toasts(page)).toHaveText([
      welsh('contact:toast.validation.title') + welsh('contact:validation.name.required'),
    ]);
    await expect(page.getByLabel(welsh('contact:form.email.label'), { exact: true })).toHaveAccessibleDescription(
      new RegExp(welsh('contact:validation.email.invalid')),
    );
  });
});

test('without a backend the failure toast shows, the values stay and the mail address is offered', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(toasts(page)).toHaveText([toastTexts.failure]);
  for (const field of contactFields) await expect(contactField(page, field)).toHaveValue(request[field]);
  await expect(submit(page)).toBeEnabled();
  await expect(contactForm(page).getByRole('link', { name: brand.email })).toHaveAttribute('href', /^mailto:/);
});

test('without a backend a form that is sent before the scripts are there keeps its values and its page', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL('/contact');
  release();
  await hydrated(page);
  for (const field of contactFields) await expect(contactField(page, field)).toHaveValue(request[field]);
});

test('what goes along counts, and the message says how much room is left', async ({ page }) => {
  await open(page, '/contact?topic=partner-kit');
  await fillIn(page, { message: 'm'.repeat(1000) });
  await submit(page).click();
  const left = 1000 - t('contact:topic.partner-kit').length - 2;
  await expect(contactField(page, 'message')).toHaveAccessibleDescription(
    new RegExp(t('contact:validation.message.maxCarried', { left })),
  );
});

const [course = { id: '', title: '' }] = courses;
const priceOf240 = t('pricing:calculator.valueText', { count: 240, accounts: 240, cost: '£600.00' });

test.describe('what one comes with goes along with the message', () => {
  for (const [address, lines] of [
    ['/contact?topic=pricing&accounts=1200', [t('contact:topic.pricing', { accounts: '1,200' })]],
    ['/contact?topic=reseller', [t('contact:topic.reseller')]],
    ['/contact?topic=partner-kit', [t('contact:topic.partner-kit')]],
    ['/contact?topic=integration&subject=RotaCloud', [t('contact:prefill.about', { page: 'RotaCloud' })]],
    [`/contact?topic=trial&subject=${course.id}`, [t('contact:prefill.about', { page: course.title })]],
    ['/contact?topic=demo&accounts=240', [priceOf240]],
    ['/contact?topic=nonsense', []],
  ] as const)
    test(address, async ({ page }) => {
      await open(page, address);
      await expect(carriedLines(page)).toHaveText(lines);
      await expect(contactField(page, 'message')).toHaveValue('');
      expect(await messageToSend(page)).toBe(lines.join('\n'));
    });

  test('a trial from the page of a course subject, and a demo for the accounts in the calculator', async ({ page }) => {
    const slug = topics.courses.find((one) => one === sampleLesson.subject) ?? topics.courses[0];
    await open(page, `/courses/${slug}`);
    for (const link of await page.locator('a[data-trial]').all())
      await expect(link).toHaveAttribute('href', `/contact?topic=trial&about=${slug}`);
    await navLink(page, 'banner', 'trial').first().click();
    await expect(page.getByRole('form', { name: t('contact:topic.trial.title') })).toBeVisible();
    const subject = t(`common:nav.course.${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${subject} · ${t('contact:hero.title')} ${t('contact:topic.trial.title')}`,
    );
    await expect(carriedLines(page)).toHaveText([t('contact:prefill.about', { page: subject })]);
    await open(page, '/pricing');
    await page.getByRole('textbox', { name: t('pricing:calculator.accounts') }).fill('240');
    await expect(page).toHaveURL('/pricing?accounts=240');
    const demo = page.getByRole('link', { name: t('pricing:calculator.demo') });
    await demo.nth(1).click();
    await expect(page.getByRole('form', { name: t('contact:topic.demo.title') })).toBeVisible();
    await expect(carriedLines(page)).toHaveText([/240/]);
  });

  test('before what is written; a line that is removed stays behind; both stay with another topic', async ({
    page,
  }) => {
    const [feature] = topics.features;
    await open(page, `/contact?topic=demo&accounts=240&about=${feature}`);
    const [accounts, about] = [priceOf240, t('contact:prefill.about', { page: t(`common:nav.feature.${feature}`) })];
    await contactField(page, 'message').fill(request.message);
    expect(await messageToSend(page)).toBe(`${about}\n${accounts}\n\n${request.message}`);
    await page.getByRole('button', { name: t('contact:carried.remove', { line: about }) }).click();
    await expect(carriedLines(page)).toHaveText([accounts]);
    await open(page, page.url());
    expect(await messageToSend(page)).toBe(`${accounts}\n\n${request.message}`);
    const trial = page
      .getByRole('navigation', { name: t('contact:choices.label') })
      .getByRole('link')
      .first();
    await trial.click();
    await expect(page.getByRole('form', { name: t('contact:topic.trial.title') })).toBeVisible();
    await expect(trial).toHaveAttribute('aria-current', 'true');
    await expect(carriedLines(page)).toHaveText([accounts]);
    await expect(contactField(page, 'message')).toHaveValue(request.message);
  });
});

for (const { code } of published)
  test(`on a phone, a trial is one screen and a half: ${code}`, ofLanguage(code), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const index = await (await page.request.get(`/search/courses.${code}.json`)).json();
    const titles: readonly string[] = index.courses.map(({ title }: { title: string }) => title);
    const longest = titles.reduce((one, other) => (other.length > one.length ? other : one));
    const carried = [
      `topic=trial&subject=${encodeURIComponent(longest)}`,
      `topic=trial&about=${sampleLesson.subject}`,
      `topic=trial&accounts=240&plan=${index.roles[0].id}.240`,
      'topic=demo&accounts=240&ask=vat,support,payment,term',
    ];
    for (const query of ['topic=trial', 'topic=demo', 'topic=question', ...carried]) {
      await open(page, `${localisedPath('/contact', code)}?${query}`);
      await expect(page.locator('main nav a[aria-current="true"]')).toBeVisible();
      await expect(contactForm(page).locator('[data-carried] :is(li, summary)').filter({ visible: true })).toHaveCount(
        carried.includes(query) ? new URLSearchParams(query).size - 1 : 0,
      );
      const places = [
        await top(contactForm(page).locator('#contact-name')),
        await top(contactForm(page).locator('[type="submit"]')),
      ];
      expect.soft(places[0], `the first field, ${query}`).toBeLessThanOrEqual(380);
      expect.soft(places[1], `the button, ${query}`).toBeLessThanOrEqual(1060);
    }
  });

test('the answer to ?topic= moves no field', async ({ page }) => {
  await open(page, '/contact');
  const place = await top(contactField(page, 'name'));
  for (const query of ['?topic=demo', '?topic=reseller', `?topic=trial&about=${topics.features[0]}`]) {
    await open(page, `/contact${query}`);
    expect(await top(contactField(page, 'name'))).toBe(place);
  }
});

test('on a phone, more than four questions that go along are behind their number', async ({ page }) => {
  const questions = ['vat', 'support', 'payment', 'term', 'trial'] as const;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/contact?topic=question&ask=${questions.slice(1).join(',')}`);
  await expect(carriedLines(page)).toHaveCount(4);
  await open(page, `/contact?topic=question&ask=${questions.join(',')}`);
  await expect(carriedLines(page)).toHaveCount(0);
  await contactForm(page).getByText(t('contact:prefill.ask')).click();
  await contactField(page, 'message').fill(request.message);
  for (const id of questions)
    await page.getByRole('button', { name: t('contact:carried.remove', { line: t(`buying:question.${id}`) }) }).click();
  // What was written and the focus stay in the box.
  await expect(contactField(page, 'message')).toBeFocused();
  expect(await messageToSend(page)).toBe(request.message);
});

test('offers email, phone and office next to the form', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('contact:hero.title'));
  const cards = page.getByRole('region', { name: t('contact:cards.title') });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    (['email', 'phone', 'office'] as const).map((card) => t(`contact:card.${card}.title`)),
  );
  await expect(cards.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  await expect(cards.getByRole('link', { name: brand.phone })).toHaveAttribute(
    'href',
    `tel:${brand.phoneInternational.replaceAll(' ', '')}`,
  );
  await expect(cards.getByText(t('contact:card.office.text'))).toBeVisible();
});

test('abroad the phone number has its country code', async ({ page }) => {
  await page.goto('/de/contact');
  await expect(page.getByRole('link', { name: brand.phoneInternational })).toBeVisible();
});

test('/contact/not-sent opened without a reason says that sending failed', async ({ page }) => {
  await page.goto('/contact/not-sent');
  await expect(page.getByText(t('contact:toast.error.text'))).toBeVisible();
  await page.goto('/contact/not-sent#not-accepted');
  await expect(page.getByText(t('contactSent:notSent.notAccepted'))).toBeVisible();
  await expect(page.getByText(t('contact:toast.error.text'))).toBeHidden();
  // The reason is the fragment, to which the browser scrolls.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});
