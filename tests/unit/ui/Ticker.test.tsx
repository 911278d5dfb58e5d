import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticker } from '../../../src/ui/Ticker';

const items = [
  { id: 'retail', label: 'Retail', hue: 'leadership' },
  { id: 'tech', label: 'Tech', hue: 'hr' },
] as const;

test('is read once, and its button pauses and plays', async () => {
  const user = userEvent.setup();
  const { container } = render(<Ticker items={items} label="Industries" pauseLabel="Pause" playLabel="Play" />);
  const lists = screen.getAllByRole('list');
  expect(lists).toHaveLength(1);
  expect(within(screen.getByRole('list', { name: 'Industries' })).getAllByRole('listitem')).toHaveLength(2);
  const button = screen.getByLabelText('Pause');
  await user.click(button);
  expect(container.querySelector('[data-paused]')).not.toBeNull();
  expect(button).toHaveAttribute('aria-label', 'Play');
  await user.click(button);
  expect(container.querySelector('[data-paused]')).toBeNull();
});
