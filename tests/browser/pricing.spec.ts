import type { Page } from 'playwright/test';
import { escapeRegExp } from '../../src/content/strings/terms';
import { expect, holdScripts, hydrated, open, t, test, textsOf } from './browserTest';
import { everywhere, ofIndex } from './everywhereTag';
import { carriedLines, messageToSend } from './contactPage';

const calculator = (page: Page) => page.getByRole('region', { name: t('pricing:calculator.title') });
const accounts = (page: Page) => page.getByRole('textbox', { name: t('pricing:calculator.accounts') });
const slider = (page: Page) => page.getByRole('slider', { name: t('pricing:calculator.slider') });
const reseller = (page: Page) => page.getByRole('checkbox', { name: t('pricing:calculator.reseller') });
const copyLink = (page: Page) => page.getByRole('button', { name: t('pricing:share.copy') });
/** The line below “Monthly cost”: a sum, or the invitation in its place. */
const figure = (page: Page, label = t('pricing:calculator.cost')) =>
  page.locator('[data-tone="slate"]').getByText(label, { exact: true }).locator('+ p');
const bespoke = t('pricing:calculator.bespoke.title');
const monthly = t('pricing:calculator.valueText', { count: 240, accounts: '240', cost: '£600.00' });

test.describe('calculator', () => {
  test('begins with 10 accounts for £25.00, before any script and after', async ({ page }) => {
    await page.goto('/pricing');
    await expect(figure(page)).toHaveText('£25.00');
    await open(page, '/pricing');
    await expect(figure(page)).toHaveText('£25.00');
    await expect(accounts(page)).toHaveValue('10');
    await expect(slider(page)).toHaveValue('10');
    await expect(page).toHaveURL('/pricing');
  });

  test('a press that comes before the script counts', async ({ page }) => {
    await page.goto('/pricing');
    await calculator(page).getByRole('button', { name: '180', exact: true }).dispatchEvent('click');
    await expect(accounts(page)).toHaveValue('180');
    await expect(page).toHaveURL('/pricing?accounts=180');
  });

  test('letters are no number: it says so and shows the minimum, and never “NaN” or 0 accounts', async ({ page }) => {
    await open(page, '/pricing');
    await accounts(page).fill('500');
    await accounts(page).press('Control+A');
    await accounts(page).pressSequentially('abc');
    await expect(figure(page)).toHaveText('£25.00');
    await expect(accounts(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(accounts(page)).toHaveAccessibleDescription(
      new RegExp(escapeRegExp(t('pricing:numberError', { example: '1,000' }))),
    );
    await expect(calculator(page)).not.toContainText('NaN');
    await expect(calculator(page)).not.toContainText(/\b0 /);
    await accounts(page).fill('20');
    await expect(accounts(page)).not.toHaveAttribute('aria-invalid');
    await expect(figure(page)).toHaveText('£50.00');
  });

  test('a number is read as the page writes it, and the wheel leaves it alone', async ({ page }) => {
    await open(page, '/de/pricing');
    await page.locator('#accounts').fill('10,5');
    await expect(page.locator('[data-tone="slate"] p').nth(1)).toHaveText('26,25\u00A0£');
    await page.locator('#accounts').hover();
    await page.mouse.wheel(0, 100);
    await expect(page.locator('#accounts')).toHaveValue('10,5');
  });

  test('the slider goes from 10 to 1000 in steps of 10 and says what it costs', async ({ page }) => {
    await open(page, '/pricing');
    await slider(page).focus();
    for (const [key, value, result] of [
      ['ArrowRight', '20', '£50.00'],
      ['ArrowRight', '30', '£75.00'],
      ['ArrowLeft', '20', '£50.00'],
      ['End', '1000', bespoke],
      ['ArrowLeft', '990', '£2,475.00'],
      ['Home', '10', '£25.00'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(accounts(page)).toHaveValue(value);
      await expect(figure(page)).toHaveText(result);
    }
    await accounts(page).fill('240');
    await expect(slider(page)).toHaveValue('240');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', monthly);
    await expect(calculator(page).locator('output')).toHaveText(monthly);
    await accounts(page).fill('1001');
    await expect(slider(page)).toHaveValue('1000');
    await expect(accounts(page)).toHaveValue('1001');
    const link = calculator(page).getByRole('link', { name: t('pricing:bespoke.sales') });
    await expect(link).toHaveAttribute('href', '/contact?topic=pricing&accounts=1001');
  });

  test('the Reseller checkbox leads a reseller to the form', async ({ page }) => {
    await open(page, '/pricing');
    await reseller(page).check();
    const link = calculator(page).getByRole('link', { name: bespoke });
    await expect(link).toHaveAttribute('href', '/contact?topic=reseller');
  });

  for (const how of ['with the keys of the slider', 'by hand'])
    test(
      `what is entered before the scripts have loaded counts once they have: ${how}`,
      everywhere,
      async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
        if (how === 'by hand') await accounts(page).fill('30');
        else {
          await slider(page).focus();
          for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowRight');
        }
        await reseller(page).check();
        await expect(figure(page)).toHaveText('£25.00');
        release();
        await expect(figure(page)).toHaveText('£75.00');
        await expect(accounts(page)).toHaveValue('30');
        await expect(slider(page)).toHaveValue('30');
        await expect(page).toHaveURL('/pricing?accounts=30&reseller=1');
      },
    );

  test('what was chosen is in the address and can be copied', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/pricing?from=mail');
    await accounts(page).fill('15');
    await expect(page).toHaveURL('/pricing?accounts=15&from=mail');
    await copyLink(page).click();
    await expect(page.getByText(t('pricing:share.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/pricing?accounts=15&from=mail`);
    // The link is that of the price, also where the address lags behind or a browser refuses to change it.
    await page.evaluate(() => {
      window.history.replaceState = () => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
    });
    await accounts(page).fill('25');
    await copyLink(page).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(`${baseURL}/pricing?accounts=25&from=mail`);
  });

  for (const [index, width] of [320, 1280].entries())
    test(`explains its link and its print, inside a window of ${width} px`, ofIndex(index), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/pricing');
      const print = page.getByRole('button', { name: t('pricing:share.print') });
      await expect(copyLink(page)).toHaveAccessibleDescription(t('pricing:share.copyHint'));
      await copyLink(page).hover();
      const hint = page.getByRole('tooltip');
      await expect(hint).toHaveText(t('pricing:share.copyHint'));
      await expect(hint).toBeInViewport({ ratio: 1 });
      // At the window's lower edge, it has no room below.
      await print.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await copyLink(page).focus();
      await page.keyboard.press('Tab');
      await expect(print).toBeFocused();
      await expect(hint).toHaveText(t('pricing:share.printHint'));
      await expect(hint).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
      // Focus from a press opens none.
      await copyLink(page).click();
      await expect(copyLink(page)).toBeFocused();
      await expect(hint).toBeHidden();
    });
});

test('lists everything that the price includes', async ({ page }) => {
  await page.goto('/pricing');
  const included = page.getByRole('region', { name: t('pricing:included.title') });
  const texts = await included.getByRole('listitem').allTextContents();
  expect(texts.sort()).toEqual(textsOf('pricing', /^included\.(?!explore$|title$)/).sort());
  await expect(included.getByRole('link', { name: t('pricing:included.explore') })).toHaveAttribute('href', '/');
});

test('estimates from what was entered before the scripts have loaded, too', everywhere, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
  const estimate = page.getByRole('group').filter({ hasText: t('pricing:estimate.title') });
  await estimate.getByRole('heading').click();
  await estimate.getByLabel(t('pricing:estimate.hours')).fill('40');
  release();
  await hydrated(page);
  await estimate.getByLabel(t('pricing:estimate.hourlyCost')).fill('20');
  await expect(estimate.getByRole('status')).toHaveText(
    t('pricing:estimate.result', { count: 24, hours: '24', amount: '£480.00' }),
  );
});

test('what buyers ask is in a file for a spreadsheet, with what the site says of it', async ({ page }) => {
  await page.goto('/pricing');
  const file = page.getByRole('link', { name: t('course:lesson.record.export') });
  const csv = await (await page.request.get((await file.getAttribute('href')) ?? '')).text();
  const asked = textsOf('buying', /^question\.(?!evidence)/);
  for (const words of [...asked, ...textsOf('compliance', /^security\./)]) expect(csv).toContain(words);
  expect(csv).toMatch(/"[^"]+","[^"]+","","[^"]+","https?:[^"]+\/pricing"/);
});

test('what is ticked before buying is asked in the message, with the accounts', async ({ page }) => {
  await open(page, '/pricing?accounts=240');
  const asked = ['vat', 'term'] as const;
  const box = (id: (typeof asked)[number]) => page.getByRole('checkbox', { name: t(`buying:question.${id}`) });
  const send = (count: number) =>
    page.getByRole('main').getByRole('button', { name: t('buying:ask', { count }), exact: true });
  await box('vat').check();
  await expect(send(1)).toBeVisible();
  await box('term').check();
  await send(2).click();
  await expect(page).toHaveURL('/contact?topic=question&ask=vat&ask=term&accounts=240');
  await expect(carriedLines(page)).toHaveCount(3);
  expect(await messageToSend(page)).toBe(
    [monthly, t('contact:prefill.ask'), ...asked.map((id) => `– ${t(`buying:question.${id}`)}`)].join('\n'),
  );
});
