/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '../../../src/site/ui/Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setup() {
  render(
    <Tooltip label="Copies the link to this price">
      <button type="button">Copy</button>
    </Tooltip>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('describes its control and shows after 700 ms of hover', async () => {
  const user = setup();
  expect(control()).toHaveAccessibleDescription('Copies the link to this price');
  await user.hover(control());
  wait(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip')).toBeVisible();
  // Pointer events of jsdom have no `relatedTarget`, which React needs.
  fireEvent(control(), new MouseEvent('pointerout', { bubbles: true, relatedTarget: screen.getByRole('tooltip') }));
  expect(screen.getByRole('tooltip')).toBeVisible();
});

test('is not shown on touch', () => {
  setup();
  fireEvent.pointerEnter(control(), { pointerType: 'touch' });
  fireEvent.pointerDown(control(), { pointerType: 'touch' });
  wait(2000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

function control() {
  return screen.getByRole('button', { name: 'Copy' });
}

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}
