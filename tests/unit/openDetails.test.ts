/** @jest-environment jsdom */
import { openDetailsToPrint } from '../../src/site/shell/openDetails';

test('closed details are open while the page is printed; the answers of a question stay as they are', () => {
  document.body.innerHTML = '<details></details><details open></details><details name="question-1"></details>';
  const open = () => Array.from(document.querySelectorAll('details'), (details) => details.open);
  openDetailsToPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, false]);
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true, false]);
});
