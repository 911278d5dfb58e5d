import { render, screen, within } from '@testing-library/react';
import { Ticker } from '../../../src/site/ui/Ticker';

test('screen readers get its list once', () => {
  const items = [
    { id: 'retail', label: 'Retail', hue: 'gorse' },
    { id: 'tech', label: 'Tech', hue: 'estuary' },
  ] as const;
  render(<Ticker items={items} label="Industries" pauseLabel="Pause" playLabel="Play" />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(within(screen.getByRole('list', { name: 'Industries' })).getAllByRole('listitem')).toHaveLength(2);
});
