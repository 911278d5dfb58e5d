import { keepState } from '../../src/site/shell/start/keepState';

const fields = (id: string) => `
  <p id="intro"><button>Close</button></p>
  <form id="contact-form">
    <input id="contact-name"><input id="contact-email">
    <input type="checkbox" name="ask" value="term"><input type="checkbox" name="ask" value="vat">
    <input name="q" id=":${id}:"><button type="button" aria-controls="panel-:${id}:">Filters</button>
    <details><summary>One</summary></details><details><summary>Two</summary></details>
  </form>`;

function find<T extends Element>(container: Element, selector: string): T {
  const element = container.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

/** What an extension adds to the page before hydration. React renders the page without it. */
const foreign = ['', '<a href="tel:1">1</a>', '<input>', '<button>Fill in</button>'];

test.each(foreign)('what was typed, ticked, opened and pressed stays where it was, after “%s”', (inserted) => {
  const container = document.createElement('div');
  container.id = 'page';
  container.innerHTML = inserted + fields('R1');
  document.body.replaceChildren(container);
  find(container, '#contact-form').insertAdjacentHTML('afterbegin', inserted);
  find<HTMLInputElement>(container, '#contact-name').value = 'Ann';
  find<HTMLInputElement>(container, '[value="term"]').checked = true;
  find<HTMLInputElement>(container, '[name="q"]').value = 'micro';
  find<HTMLDetailsElement>(container, 'details').open = true;
  find<HTMLInputElement>(container, '#contact-name').focus();
  const pressed = find<HTMLButtonElement>(container, '[aria-controls]');
  keepState(container);
  const focused = document.activeElement;
  container.innerHTML = fields('r1');
  const click = jest.fn();
  container.addEventListener('click', ({ target }) => click(target));
  window.dispatchEvent(new Event('camre:rendered'));
  pressed.click();

  expect(focused).not.toBe(document.body);
  expect(document.activeElement).toBe(find(container, '#contact-name'));
  expect([...container.querySelectorAll<HTMLInputElement>('input:not([type])')].map(({ value }) => value)).toEqual([
    'Ann',
    '',
    'micro',
  ]);
  expect([...container.querySelectorAll<HTMLInputElement>('[name="ask"]')].map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  expect(click.mock.calls).toEqual([[find(container, '[aria-controls]')]]);
});

test('among elements that nothing tells apart, of which one is not of the page, none is guessed', () => {
  const container = document.createElement('div');
  const page = '<details></details><details></details>';
  container.innerHTML = `<details open></details>${page}`;
  keepState(container);
  container.innerHTML = page;
  window.dispatchEvent(new Event('camre:rendered'));
  expect(container.querySelectorAll('[open]')).toHaveLength(0);
});
