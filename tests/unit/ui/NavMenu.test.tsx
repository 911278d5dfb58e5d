import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavMenu } from '../../../src/ui/NavMenu';

// each test a minute after the one before: menus closed just now would open without delay
let now = Date.now();
beforeEach(() => jest.useFakeTimers({ now: (now += 60_000) }));
afterEach(() => jest.useRealTimers());

function setup() {
  render(
    <>
      <NavMenu id="courses" label="Courses">
        <li>
          <a href="#hr">HR</a>
        </li>
        <li>
          <a href="#food">Food safety</a>
        </li>
      </NavMenu>
      <button type="button">After</button>
      <NavMenu id="features" label="Features">
        <li>
          <a href="#qms">QMS</a>
        </li>
      </NavMenu>
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('opens 200 ms after the pointer has come, not before', async () => {
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

test('a click that meets the menu hover has just opened leaves it open', async () => {
  const user = setup();
  await user.hover(menuButton());
  wait(200);
  await user.click(menuButton());
  expect(isOpen()).toBe(true);
  await user.click(menuButton());
  expect(isOpen()).toBe(false);
});

test('a click opens and closes at once', async () => {
  const user = setup();
  await user.click(menuButton());
  expect(isOpen()).toBe(true);
  expect(menuButton()).toHaveAttribute('aria-controls', 'courses');
  await user.click(menuButton());
  expect(isOpen()).toBe(false);
});

test('Escape closes and brings focus back to the button', async () => {
  const user = setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('link', { name: 'HR' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(menuButton()).toHaveFocus();
});

test('closes when focus leaves and when a link is followed', async () => {
  const user = setup();
  await user.tab();
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('link', { name: 'Food safety' }).focus());
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(isOpen()).toBe(false);

  act(() => menuButton().focus());
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('link', { name: 'HR' }).focus());
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(false);
});

test('hovering the next menu closes one that focus holds open', async () => {
  const user = setup();
  await user.click(menuButton());
  const next = screen.getByRole('button', { name: 'Features' });
  // jsdom's pointer events have no relatedTarget, by which React tells where the pointer went
  fireEvent(menuButton(), new MouseEvent('pointerout', { bubbles: true, relatedTarget: next }));
  wait(200);
  expect(next).toHaveAttribute('aria-expanded', 'true');
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
