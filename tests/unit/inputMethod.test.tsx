/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Panel } from '../../src/authoring/editor/edit/Panel';

test('Escape is the input method’s while a composition runs, in Safari also the one that ends it', () => {
  const close = jest.fn();
  render(<Panel title="Text" onClose={close} children={<input aria-label="Text" />} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: false, keyCode: 229 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(close).toHaveBeenCalledTimes(1);
});
