import type { Route } from 'playwright/test';
import { contactFields, type ContactField } from '../../../supabase/functions/_shared/form';
import { eachField } from '../../validRequest';
import { expect, open, t } from '../browserTest';
import { contactField, contactForm, fillIn, request, submit } from '../contactPage';
import { leaveAndComeBack, pick, walks } from '../walks/walk';
import { test } from './services';
import { backendOrigin } from './settings';

/** What the function, or something between it and the visitor, answers. */
const answers = ['stored', 'page of a guest network', 'not available'] as const;

interface Model {
  readonly values: Readonly<Record<ContactField, string>>;
  readonly isSent: boolean;
  /** The messages that were stored. */
  readonly stored: readonly string[];
}

const empty = eachField(() => '');
let answer: (typeof answers)[number] = 'stored';
let stored: string[] = [];

async function respond(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.continue();
  const headers = { 'access-control-allow-origin': '*' };
  if (answer === 'not available') return route.fulfill({ status: 503, headers });
  if (answer === 'page of a guest network')
    return route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<p>Please sign in.' });
  const { message } = route.request().postDataJSON();
  stored.push(message);
  return route.fulfill({ status: 200, headers, contentType: 'application/json', body: '{"ok":true}' });
}

const isComplete = ({ values }: Model) => contactFields.every((field) => values[field] !== '');

test.use({ allowedErrors: [/status of 503/] });

walks<Model>('what the form holds, says and sends', {
  test,
  async begin(page) {
    stored = [];
    await page.unrouteAll();
    await page.route(`${backendOrigin}/**`, respond);
    await open(page, '/contact');
    await page.evaluate(() => sessionStorage.clear());
    await open(page, '/contact');
    return { values: empty, isSent: false, stored: [] };
  },
  steps: {
    'fills in': {
      isLegal: ({ isSent }) => !isSent,
      act: (page) => fillIn(page),
      next: (model) => ({ ...model, values: request }),
    },
    'writes on': {
      isLegal: ({ isSent }) => !isSent,
      async act(page, choice) {
        await contactField(page, 'message').press('End');
        await page.keyboard.type(` ${choice}`);
      },
      next: (model, choice) => ({
        ...model,
        values: { ...model.values, message: `${model.values.message} ${choice}` },
      }),
    },
    sends: {
      isLegal: (model) => !model.isSent && isComplete(model),
      async act(page, choice) {
        answer = pick(answers, choice);
        await submit(page).click();
        if (answer === 'stored') await expect(page.locator('#contact-sent')).toBeVisible();
        else await expect(contactForm(page).locator('a[href^="mailto:"]').first()).toBeVisible();
      },
      next: (model, choice) =>
        pick(answers, choice) === 'stored'
          ? { values: empty, isSent: true, stored: [...model.stored, model.values.message.trim()] }
          : model,
    },
    'sends and writes on': {
      isLegal: (model) => !model.isSent && isComplete(model),
      async act(page) {
        answer = 'stored';
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(`${backendOrigin}/**`, async (route) => held.then(() => respond(route)), { times: 1 });
        await submit(page).click();
        await contactField(page, 'message').press('End');
        await page.keyboard.type(' more');
        release();
        await expect(page.locator('#contact-sent')).toBeVisible();
        await open(page, '/contact');
      },
      next: (model) => ({
        values: { ...model.values, message: `${model.values.message} more` },
        isSent: false,
        stored: [...model.stored, model.values.message.trim()],
      }),
    },
    'writes another': {
      isLegal: ({ isSent }) => isSent,
      act: (page) => page.getByRole('button', { name: t('contact:sent.another') }).click(),
      next: (model) => ({ ...model, isSent: false }),
    },
    reloads: {
      act: (page) => open(page, '/contact'),
      next: (model) => ({ ...model, isSent: false }),
    },
    'goes to another page and Back': {
      async act(page) {
        await leaveAndComeBack(page);
        await expect(page).toHaveURL('/contact');
      },
      next: (model) => ({ ...model, isSent: false }),
    },
    'goes to German': {
      async act(page) {
        await open(page, '/de/contact');
        await open(page, '/contact');
      },
      next: (model) => ({ ...model, isSent: false }),
    },
  },
  async compare(page, model) {
    for (const field of contactFields) await expect(contactField(page, field)).toHaveValue(model.values[field]);
    await expect(page.locator('#contact-sent')).toHaveCount(model.isSent ? 1 : 0);
    expect(stored).toEqual(model.stored);
  },
});
