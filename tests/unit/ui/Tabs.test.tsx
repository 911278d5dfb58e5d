import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../../../src/ui/Tabs';

const tabs = ['Builder', 'Feed', 'Paths'].map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: <p>{label} panel</p>,
}));

// jsdom has no layout and so nothing to scroll
const scrollIntoView = jest.fn<unknown, [HTMLElement]>();
Element.prototype.scrollIntoView = function (this: HTMLElement) {
  scrollIntoView(this);
};

test('the first tab is selected and only its panel is shown', () => {
  render(<Tabs label="Tools" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Tools' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Builder', selected: true })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tabpanel', { name: 'Builder' })).toHaveTextContent('Builder panel');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
});

test('arrows, Home and End move focus and selection together, and go round', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Tools" tabs={tabs} />);
  await user.tab();
  expect(tab('Builder')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Feed'],
    ['{End}', 'Paths'],
    ['{ArrowRight}', 'Builder'],
    ['{ArrowLeft}', 'Paths'],
    ['{Home}', 'Builder'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent(`${name} panel`);
  }
});

test('one tab stop leads to the panel', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Tools" tabs={tabs} />);
  await user.click(tab('Feed'));
  await waitFor(() => expect(scrollIntoView).toHaveBeenLastCalledWith(tab('Feed')));
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Feed' })).toHaveFocus();
});

function tab(name: string) {
  return screen.getByRole('tab', { name });
}
