/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followMenus } from '../../../src/site/browser/menus';
import { NavMenu } from '../../../src/site/ui/NavMenu';

beforeAll(() => {
  followMenus();
  // jsdom has no layout.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

// Each test is a minute after the one before: a menu opens without delay just after one was closed.
let now = Date.now();
beforeEach(() => jest.useFakeTimers({ now: (now += 60_000) }));
afterEach(() => jest.useRealTimers());

function setup() {
  render(
    <NavMenu id="courses" label="Courses" count={1}>
      <li>
        <a href="#hr">HR</a>
      </li>
    </NavMenu>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('opens 200 ms after the pointer comes, and closes 200 ms after it leaves', async () => {
  const user = setup();
  await user.hover(menuButton());
  wait(199);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
  await user.unhover(menuButton());
  wait(200);
  expect(isOpen()).toBe(false);
});

test('a click on a menu that the pointer has just opened leaves it open', async () => {
  const user = setup();
  await user.hover(menuButton());
  wait(200);
  await user.click(menuButton());
  expect(isOpen()).toBe(true);
  await user.click(menuButton());
  expect(isOpen()).toBe(false);
});

function menuButton() {
  return screen.getByRole('button', { name: 'Courses' });
}

function isOpen() {
  return menuButton().getAttribute('aria-expanded') === 'true';
}

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}
