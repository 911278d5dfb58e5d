/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../../src/site/ui/Checkbox';
import { TextField } from '../../../src/site/ui/TextField';

test('a text field is named by its label and described by hint and error', () => {
  render(<TextField label="Email" type="email" hint="We reply here" error="Invalid email address" required />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('We reply here Invalid email address');
});

test('a field passes its ref to its input, so that the first one with an error can be focused', () => {
  render(<TextField label="Name" ref={(input) => input?.focus()} />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a checkbox is toggled by its label and carries its hint', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="We are a reseller" hint="No effect on the price shown" />);
  const box = screen.getByRole('checkbox', { name: 'We are a reseller' });
  expect(box).toHaveAccessibleDescription('No effect on the price shown');
  await user.click(screen.getByText('We are a reseller'));
  expect(box).toBeChecked();
});
