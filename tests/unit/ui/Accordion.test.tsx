import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '../../../src/ui/Accordion';

const items = ['Trial', 'Price', 'Languages'].map((question) => ({
  id: question.toLowerCase(),
  question,
  answer: `About ${question}`,
}));

test('at most one answer is open, and it can be closed again', async () => {
  const user = userEvent.setup();
  render(<Accordion items={items} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await user.click(question('Trial'));
  expect(screen.getByRole('region', { name: 'Trial' })).toHaveTextContent('About Trial');
  await user.click(question('Price'));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(question('Trial')).toHaveAttribute('aria-expanded', 'false');
  await user.click(question('Price'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('questions are headings, reached with the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Accordion items={items} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(question('Price')).toHaveFocus();
});

function question(name: string) {
  return screen.getByRole('button', { name });
}
