import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setHydrating } from '../../../src/ui/hydrating';
import { LazyHydrate } from '../../../src/ui/LazyHydrate';

let comeNear = () => {};
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

const hydrated = jest.fn();

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(hydrated, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const page = (
  <LazyHydrate>
    <Counter />
  </LazyHydrate>
);

let root: Root;
beforeEach(async () => {
  hydrated.mockClear();
  Object.assign(window, { IntersectionObserver: Observer });
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  setHydrating(true);
  await act(async () => {
    root = hydrateRoot(container, page);
  });
  setHydrating(false);
});
afterEach(() => act(async () => root.unmount()));

test('children keep the server’s HTML until they come near', async () => {
  expect(screen.getByRole('button').textContent).toBe('0');
  expect(hydrated).not.toHaveBeenCalled();
  await act(async () => comeNear());
  expect(hydrated).toHaveBeenCalled();
});

test('the first click in children that are far away is handled', async () => {
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('1');
});
