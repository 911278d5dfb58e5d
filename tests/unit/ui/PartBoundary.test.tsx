import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PartBoundary } from '../../../src/site/shell/PartBoundary';
import { German } from '../germanPage';

// React reports every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

test('a part that failed says so, and is tried again on the next page', () => {
  const { rerender } = render(<Shell route="/pricing" fails />);
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(<Shell route="/pricing" />);
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(<Shell route="/contact" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '0' })).toBeVisible();
});

test('a part that fails on the next page leaves the page around it', () => {
  const { rerender } = render(<Shell route="/pricing" />);
  rerender(<Shell route="/contact" fails />);
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(<Shell route="/partners" fails />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading')).toBeVisible();
});

test('a part that works keeps what it holds on the next page', async () => {
  const { rerender } = render(<Shell route="/pricing" />);
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  rerender(<Shell route="/contact" />);
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});

function Shell({ route, fails = false }: { route: string; fails?: boolean }) {
  return (
    <German>
      <h1>Camre</h1>
      <PartBoundary resetKey={route}>
        <Part fails={fails} />
      </PartBoundary>
    </German>
  );
}

function Part({ fails }: { fails: boolean }) {
  const [count, setCount] = useState(0);
  if (fails) throw new Error('The part fails.');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
