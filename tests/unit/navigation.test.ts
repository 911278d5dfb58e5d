import { emit } from '../../src/site/shell/events';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate }));

let arrive: () => void = () => undefined;

beforeAll(async () => {
  const { followLinks, followSteps } = await import('../../src/site/shell/navigation');
  followSteps();
  followLinks({ loadPage: () => new Promise((resolve) => (arrive = () => resolve({}))) });
  document.body.innerHTML =
    '<a href="/partners">Partners</a> <a href="#main">Skip</a><form></form><main id="main"></main>';
});
beforeEach(() => navigate.mockClear());

async function followThen(next: () => void): Promise<number> {
  document.querySelector('a')?.click();
  const load = arrive;
  next();
  load();
  await new Promise((resolve) => setTimeout(resolve));
  return navigate.mock.calls.length;
}

test('a link is followed once its page has loaded', async () => {
  expect(await followThen(() => undefined)).toBe(1);
});

test.each([
  ['Back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['a link of this page, such as the skip link', () => document.querySelectorAll('a')[1]?.click()],
  ['a form', () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))],
  ['a step of the page’s own', () => emit('stepped')],
])('%s gives up the link before it', async (_, step) => {
  expect(await followThen(step)).toBe(0);
});
