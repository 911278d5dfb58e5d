import { goTo } from '../../src/site/shell/place';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

function focusedAfter(html: string): Element | null {
  document.body.innerHTML = html;
  const part = document.body.querySelector('[data-part]');
  if (part) goTo(part);
  return document.activeElement;
}

test('the focus is at the part itself where that is focusable or named, else at its heading', () => {
  expect(focusedAfter('<article data-part><p>Hours</p><h3>Fire safety</h3></article>')).toHaveTextContent(
    'Fire safety',
  );
  expect(focusedAfter('<details data-part><summary>Fire safety</summary>…</details>')?.tagName).toBe('SUMMARY');
  expect(focusedAfter('<section data-part aria-label="Step 2"><h2>Eggs</h2></section>')).toHaveAccessibleName('Step 2');
  expect(focusedAfter('<h1 data-part>Pricing</h1>')?.tagName).toBe('H1');
});

test('what is focused in passing is not reached by Tab afterwards', () => {
  const heading = focusedAfter('<h1 data-part>Pricing</h1><button>Next</button>');
  expect(heading).toHaveAttribute('tabindex', '-1');
  document.querySelector('button')?.focus();
  expect(heading).not.toHaveAttribute('tabindex');
});
