import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../../src/ui/Checkbox';
import { Chips } from '../../../src/ui/Chips';
import { NumberField } from '../../../src/ui/NumberField';
import { RangeSlider } from '../../../src/ui/RangeSlider';
import { TextArea } from '../../../src/ui/TextArea';
import { TextField } from '../../../src/ui/TextField';

test('a text field is named by its label and described by hint and error', () => {
  render(<TextField label="Email" type="email" hint="We reply here" error="Invalid email address" required />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('We reply here Invalid email address');
});

test('a field without hint and error points at nothing', () => {
  render(<TextArea label="Message" />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('fields hand on their ref, so that the first wrong one can be focused', () => {
  render(<TextField label="Name" ref={(input) => input?.focus()} />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('the number field takes what is typed, beyond its maximum too', async () => {
  const user = userEvent.setup();
  render(<NumberField label="Accounts" min={10} max={1000} />);
  await user.type(screen.getByRole('spinbutton', { name: 'Accounts' }), '2500');
  expect(screen.getByRole('spinbutton')).toHaveValue(2500);
});

test('a checkbox is toggled by its label and carries its hint', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="We are a reseller" hint="No effect on the price shown" />);
  const box = screen.getByRole('checkbox', { name: 'We are a reseller' });
  expect(box).toHaveAccessibleDescription('No effect on the price shown');
  await user.click(screen.getByText('We are a reseller'));
  expect(box).toBeChecked();
});

test('the slider reads its value out in words', () => {
  render(
    <RangeSlider
      id="accounts"
      label="Accounts"
      value={240}
      min={10}
      max={1000}
      step={10}
      valueText="240 accounts, £600.00 a month"
      minLabel="10"
      maxLabel="1,000"
      onChange={() => {}}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Accounts' });
  expect(slider).toHaveValue('240');
  expect(slider).toHaveAttribute('aria-valuetext', '240 accounts, £600.00 a month');
});

test('chips press one at a time', async () => {
  const user = userEvent.setup();
  render(<Categories />);
  expect(screen.getByRole('group', { name: 'Category' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'HR 12' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('HR');
});

function Categories() {
  const [category, setCategory] = useState<'all' | 'hr'>('all');
  const options = [
    { value: 'all', label: 'All', count: 20 },
    { value: 'hr', label: 'HR', count: 12 },
  ] as const;
  return <Chips legend="Category" options={options} value={category} onChange={setCategory} />;
}
