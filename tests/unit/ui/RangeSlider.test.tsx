/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RangeSlider } from '../../../src/site/ui/RangeSlider';

function Accounts() {
  const [accounts, setAccounts] = useState(10);
  const texts = { label: 'Accounts', valueText: `${accounts}` };
  return <RangeSlider id="accounts" value={accounts} min={10} max={1000} step={10} onChange={setAccounts} {...texts} />;
}

/** What a browser does where a finger is laid on the slider: it sets the value at once. */
function touch(at: number): HTMLElement {
  const slider = screen.getByRole('slider');
  // jsdom has no PointerEvent with a type of pointer.
  fireEvent(slider, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
  fireEvent.change(slider, { target: { value: String(at) } });
  return slider;
}

test('a finger that scrolls the page leaves the value; one that is lifted or moves along sets it', () => {
  render(<Accounts />);
  fireEvent(touch(620), new MouseEvent('pointermove', { bubbles: true, clientX: 3, clientY: 15 }));
  fireEvent(screen.getByRole('slider'), new MouseEvent('pointercancel', { bubbles: true }));
  fireEvent.change(screen.getByRole('slider'));
  expect(screen.getByRole('slider')).toHaveValue('10');

  fireEvent(touch(620), new MouseEvent('pointerup', { bubbles: true }));
  expect(screen.getByRole('slider')).toHaveValue('620');

  fireEvent(touch(400), new MouseEvent('pointermove', { bubbles: true, clientX: 15 }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '430' } });
  expect(screen.getByRole('slider')).toHaveValue('430');
});
