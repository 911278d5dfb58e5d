import { expect } from '../browserTest';
import { test } from './services';

test('a page of src/pages has its Head export and its script, as the policy of the page allows', async ({ page }) => {
  await page.goto('/plain');
  await expect(page).toHaveTitle('A plain page');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ran');
});

test('an .html file of static/ is exported as it is', async ({ request }) => {
  const answer = await request.get('/verification.html');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<title>A file of static/</title>');
});
