import { fireEvent, render, screen } from '@testing-library/react';
import { Panel } from '../../src/authoring/editor/edit/Panel';
import { useDismiss } from '../../src/site/ui/useDismiss';
import { useRef } from 'react';

function Menu({ onClose }: { onClose: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useDismiss(true, root, onClose);
  return (
    <div ref={root}>
      <input aria-label="Text" />
    </div>
  );
}

test.each([
  [
    'a panel of the editor',
    (onClose: () => void) => <Panel title="Text" onClose={onClose} children={<input aria-label="Text" />} />,
  ],
  ['a menu', (onClose: () => void) => <Menu onClose={onClose} />],
])(
  'in %s, Escape is the input method’s while a composition runs, in Safari also the one that ends it',
  (_, element) => {
    const close = jest.fn();
    render(element(close));
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true, keyCode: 229 });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: false, keyCode: 229 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
    expect(close).toHaveBeenCalledTimes(1);
  },
);
