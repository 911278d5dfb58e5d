import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '../../../src/site/ui/Accordion.island';

test('questions are reached with the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Accordion items={['Trial', 'Price'].map((question) => ({ id: question, question, answer: question }))} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Trial' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Price' })).toHaveFocus();
});
