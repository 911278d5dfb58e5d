import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RoleFinder } from '../../src/site/screens/courses/RoleFinder.island';
import { Calculator } from '../../src/site/screens/pricing/Calculator.island';
import { SavingEstimate } from '../../src/site/screens/pricing/SavingEstimate.island';
import { accountsIn } from '../../src/site/shell/buying/accountsIn';
import { BeforeYouBuy } from '../../src/site/shell/buying/BeforeYouBuy';
import { German, stringsOf } from './germanPage';

beforeEach(() => window.history.replaceState(null, '', '/pricing'));

beforeAll(() => {
  // The courses of a role do not matter here.
  globalThis.fetch = () => new Promise(() => undefined);
});

const sectors = [0, 1].map((index) => ({ id: idOf('sectors', index), roles: [idOf('roles', index)] }));
const field = (id: string) => document.getElementById(id);
const calculator = () => (
  <German>
    <Calculator />
  </German>
);

test('the calculator follows a link to its page, and Back, and leaves a number as it is typed', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/pricing?from=mail&accounts=240&reseller=1');
  const { rerender } = render(calculator());
  expect(field('accounts')).toHaveValue('240');
  // In the live server Gatsby renders the page again after a navigation.
  window.history.pushState(null, '', '/pricing?from=menu');
  rerender(calculator());
  expect(field('accounts')).toHaveValue('10');
  expect(field('reseller')).not.toBeChecked();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '1.200');
  await waitFor(() => expect(window.location.search).toBe('?accounts=1200&from=menu'));
  rerender(calculator());
  expect(field('accounts')).toHaveValue('1.200');
  window.history.back();
  await waitFor(() => expect(field('accounts')).toHaveValue('240'));
  expect(field('reseller')).toBeChecked();
});

test('what is typed before hydration is the quote, whatever the URL has', async () => {
  window.history.replaceState(null, '', '/pricing?accounts=240');
  hydrate(calculator(), { accounts: '50' });
  expect(field('accounts')).toHaveValue('50');
  await waitFor(() => expect(window.location.search).toBe('?accounts=50'));
  expect(field('accounts')).toHaveValue('50');
});

test('the address refuses the calculator’s change for a moment, as Safari does, and has it then', async () => {
  const user = userEvent.setup();
  render(calculator());
  const refuse = jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('', 'SecurityError');
  });
  await user.type(screen.getByRole('textbox'), '0');
  await waitFor(() => expect(window.location.search).toBe('?accounts=100'), { timeout: 4000 });
  expect(refuse).toHaveBeenCalledTimes(2);
  refuse.mockRestore();
});

test('Back finds the ticked questions and the numbers of the estimate', async () => {
  const user = userEvent.setup();
  const parts = (
    <German>
      <BeforeYouBuy groups={['price', 'people']} />
      <SavingEstimate />
    </German>
  );
  const { unmount } = render(parts);
  const asked = () => screen.getAllByRole('checkbox', { checked: true }).map(({ id }) => id);
  const numbers = () =>
    Array.from(document.querySelectorAll<HTMLInputElement>('details input[inputmode]'), ({ value }) => value);
  for (const id of ['ask-vat', 'ask-support', 'ask-term', 'ask-term']) await user.click(fieldOf(id));
  for (const [index, input] of document.querySelectorAll('details input[inputmode]').entries())
    await user.type(input, ['40', '20'][index] ?? '');
  const before = [asked(), numbers(), screen.getByRole('link', { name: /^\[ask/ }).getAttribute('href')];
  unmount();
  window.history.pushState(null, '', '/contact');
  const { unmount: leave } = render(parts);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  leave();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
  render(parts);
  expect([asked(), numbers(), screen.getByRole('link', { name: /^\[ask/ }).getAttribute('href')]).toEqual(before);
  expect(asked()).toEqual(['ask-vat', 'ask-support']);
});

test.each([
  [{ sector: idOf('sectors', 0), role: '' }, { sector: idOf('sectors', 0) }],
  [
    { sector: '', role: idOf('roles', 1) },
    { sector: idOf('sectors', 1), role: idOf('roles', 1) },
  ],
  [{ sector: idOf('sectors', 0), role: idOf('roles', 1) }, { sector: idOf('sectors', 0) }],
  [
    { sector: idOf('sectors', 1), role: idOf('roles', 1) },
    { sector: idOf('sectors', 1), role: idOf('roles', 1) },
  ],
])('what is chosen before hydration, %j, is in the URL then, which shows it', (chosen, query) => {
  hydrate(
    <German>
      <RoleFinder sectors={sectors} />
    </German>,
    chosen,
  );
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual(query);
});

test('a role that is chosen first brings its sector, and its list keeps the focus', async () => {
  const user = userEvent.setup();
  render(
    <German>
      <RoleFinder sectors={sectors} />
    </German>,
  );
  const roles = fieldOf('role');
  roles.focus();
  await user.selectOptions(roles, idOf('roles', 1));
  expect(fieldOf('sector')).toHaveValue(idOf('sectors', 1));
  expect(roles).toHaveValue(idOf('roles', 1));
  expect(roles).toHaveFocus();
  expect(field('role')).toBe(roles);
});

test.each([
  ['240', 240],
  ['1', 1],
  ['0', undefined],
  ['-5', undefined],
  ['2.5', undefined],
  ['1e309', undefined],
  ['abc', undefined],
  ['', undefined],
])('of accounts “%s” in a query, %s are meant', (accounts, expected) => {
  expect(accountsIn(`?topic=demo&accounts=${accounts}`)).toBe(expected);
  expect(accountsIn('')).toBeUndefined();
});

/** Returns the id of a sector or a role that has a name. */
function idOf(namespace: 'roles' | 'sectors', index: number): string {
  return Object.keys(stringsOf('en', namespace))[index]?.split('.')[1] ?? '';
}

function fieldOf(id: string): HTMLElement {
  const found = field(id);
  if (!found) throw new Error(id);
  return found;
}

/** Renders the HTML as the build does, enters values, and hydrates. */
function hydrate(page: ReactElement, entered: Readonly<Record<string, string>>): void {
  const container = document.body.appendChild(document.createElement('div'));
  // React warns of layout effects, which a build for production does not.
  const warn = jest.spyOn(console, 'error').mockImplementation();
  container.innerHTML = renderToString(page);
  warn.mockRestore();
  for (const [id, value] of Object.entries(entered)) {
    const control = field(id);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
  render(page, { container, hydrate: true });
}
