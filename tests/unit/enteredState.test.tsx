/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Plan } from '../../src/site/screens/courses/Plan.island';
import { Calculator } from '../../src/site/screens/pricing/Calculator.island';
import { accountsIn } from '../../src/site/shell/buying/accountsIn';
import { BeforeYouBuy } from '../../src/site/shell/buying/BeforeYouBuy';
import { peopleOf, planParameter, rowsIn, withPeople, type PlanRow } from '../../src/site/shell/plan';
import { German, stringsOf } from './germanPage';

beforeEach(() => window.history.replaceState(null, '', '/pricing'));

beforeAll(() => {
  // The courses of a role do not matter here.
  globalThis.fetch = () => new Promise(() => undefined);
});

const sectors = [0, 1].map((index) => ({
  id: idOf('sectors', index),
  hue: 'fern' as const,
  lacks: [],
  roles: [idOf('roles', index)],
  plan: idOf('roles', index),
}));
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

test('Back finds the ticked questions', async () => {
  const user = userEvent.setup();
  const questions = (
    <German>
      <BeforeYouBuy groups={['price', 'people']} />
    </German>
  );
  const { unmount } = render(questions);
  const asked = () => screen.getAllByRole('checkbox', { checked: true }).map(({ id }) => id);
  for (const id of ['ask-vat', 'ask-support', 'ask-term', 'ask-term']) await user.click(fieldOf(id));
  const before = [asked(), screen.getByRole('button', { name: /^\[ask/ }).textContent];
  unmount();
  window.history.pushState(null, '', '/contact');
  const { unmount: leave } = render(questions);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  leave();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
  render(questions);
  expect([asked(), screen.getByRole('button', { name: /^\[ask/ }).textContent]).toEqual(before);
  expect(asked().sort()).toEqual(['ask-support', 'ask-vat']);
});

describe('a plan', () => {
  const [one, other] = [idOf('roles', 0), idOf('roles', 1)];
  const plan = (
    <German>
      <Plan sectors={sectors} />
    </German>
  );
  const lines = () => Array.from(document.querySelectorAll('select'), ({ value }) => value);
  const people = () => Array.from(document.querySelectorAll('input'), ({ value }) => value);

  test.each([
    [`?plan=${one}.120.${other}&accounts=180`, [one, other, ''], ['180', '120', '']],
    [`?role=${other}`, [other, ''], ['', '']],
    [`?sector=${sectors[1]?.id}`, [other, ''], ['', '']],
    [`?plan=${one}.0.nobody.7.${one}.9.${other}.1000000000`, [one, other, ''], ['', '', '']],
    [`?plan=${one}.words.1e3`, [one, ''], ['', '']],
    [`?plan=${Array.from({ length: 40 }, () => `${one}.5`).join('.')}`, [one, ''], ['', '5']],
    ['?plan=&accounts=180', [''], ['180']],
  ])('of the address %s has these roles, people in all and people in each role', (query, roles, numbers) => {
    window.history.replaceState(null, '', `/courses${query}`);
    render(plan);
    expect([lines(), people()]).toEqual([roles, numbers]);
  });

  test('is in the address as it is made, and a list keeps the focus', async () => {
    const user = userEvent.setup();
    render(plan);
    const first = fieldOf('role');
    first.focus();
    await user.selectOptions(first, other);
    expect(window.location.search).toBe(`?plan=${other}`);
    expect(first).toHaveFocus();
    expect(field('role')).toBe(first);
    await user.type(fieldOf('role-people'), '1.200');
    expect(window.location.search).toBe(`?plan=${other}.1200`);
    expect(fieldOf('role-people')).toHaveValue('1.200');
    await user.selectOptions(fieldOf('role-2'), one);
    expect(window.location.search).toBe(`?plan=${other}.1200.${one}`);
    await user.click(screen.getAllByRole('button', { name: /carried.remove/ })[0] ?? first);
    expect(window.location.search).toBe(`?plan=${one}`);
    expect(document.activeElement).toBe(fieldOf('role'));
  });

  test('keeps its people in all as roles change; address, note and links say the same', () => {
    const said = (key: string) => screen.queryByRole('button', { name: new RegExp(`plan.${key}`) });
    const enter = (id: string, value: number | string) => fireEvent.change(fieldOf(id), { target: { value } });
    const step = fc.tuple(
      fc.constantFrom('total', 'people', 'remove', 'add', 'press'),
      fc.nat(9),
      fc.integer({ min: 2, max: 400 }),
    );
    const walk = fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let rows: readonly PlanRow[] = rowsIn(`${one}.120.${other}.60`);
      let accounts = 180;
      // A number that is typed after another one begins at the rows before both.
      let scaled = planParameter(rows);
      window.history.replaceState(null, '', `/courses?plan=${planParameter(rows)}&accounts=180`);
      cleanup();
      render(plan);
      for (const [what, at, to] of steps) {
        const place = at % Math.max(1, rows.length);
        const missing = [one, other].find((role) => rows.every((row) => row.role !== role));
        const before = peopleOf(rows);
        if (what === 'total' && planParameter(rows) !== scaled) {
          enter('accounts', '');
          enter('accounts', to);
          rows = withPeople(rows, (accounts = to));
          scaled = planParameter(rows);
        } else if (what === 'people' && rows.length > 0) {
          enter(place === 0 ? 'role-people' : `role-${place + 1}-people`, to);
          rows = rows.with(place, { role: rows[place]?.role ?? '', people: to });
        } else if (what === 'remove' && rows.length > 0) {
          fireEvent.click(screen.getAllByRole('button', { name: /carried.remove/ })[place] ?? document.body);
          rows = rows.filter((_, index) => index !== place);
        } else if (what === 'add' && missing) {
          enter(rows.length === 0 ? 'role' : `role-${rows.length + 1}`, missing);
          rows = [...rows, { role: missing }];
        } else if (what === 'press' && before > 0 && before !== accounts) {
          const spread = withPeople(rows, accounts);
          const isSpread = at % 2 === 0 && peopleOf(spread) === accounts;
          fireEvent.click(said(isSpread ? 'spread' : 'useSum') ?? document.body);
          if (isSpread) rows = spread;
          else accounts = before;
        }
        const inRoles = peopleOf(rows);
        accounts = Math.max(accounts, inRoles);
        expect(window.location.search).toBe(
          `?${planParameter(rows) && `plan=${planParameter(rows)}&`}accounts=${accounts}`,
        );
        expect(Boolean(said('useSum'))).toBe(inRoles > 0 && inRoles !== accounts);
        const note =
          document
            .getElementById('accounts-hint')
            ?.textContent?.match(/(?<=\] )\d+/g)
            ?.map(Number) ?? [];
        expect(note).toEqual(inRoles === 0 ? [] : inRoles < accounts ? [inRoles, accounts - inRoles] : [inRoles]);
        const link = document.querySelector('a[href*="topic=trial"]')?.getAttribute('href') ?? '';
        expect(accountsIn(link.replace(/.*\?/, ''))).toBe(accounts);
      }
    });
    fc.assert(walk, { numRuns: 30 });
  });

  test('begins with the role that was chosen before hydration', () => {
    hydrate(plan, { role: one });
    expect(window.location.search).toBe(`?plan=${one}`);
  });
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
  const keys = Object.keys(stringsOf('en', namespace)).filter((key) => key.startsWith(`${namespace.slice(0, -1)}.`));
  return keys[index]?.split('.')[1] ?? '';
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
