import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followTabs } from '../../../src/site/browser/tabs';
import { Tabs } from '../../../src/site/ui/Tabs';

beforeAll(followTabs);

test('a tab that is chosen is scrolled into view', async () => {
  // jsdom has no layout.
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
  const user = userEvent.setup();
  render(<Tabs label="Tools" tabs={['Builder', 'Feed'].map((label) => ({ id: label, label, panel: label }))} />);
  const tab = screen.getByRole('tab', { name: 'Feed' });
  await user.click(tab);
  await waitFor(() => expect(scrolled).toEqual([tab]));
});
