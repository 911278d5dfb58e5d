import { renderToString } from 'react-dom/server';
import { Accordion } from '../../../src/site/ui/Accordion.island';

test('on the server every answer is closed and has an id of its own', () => {
  const items = ['trial', 'price'].map((id) => ({ id, question: id, answer: id }));
  const answers = renderToString(<Accordion items={items} />).match(/<[^>]*data-reach-accordion-panel[^>]*>/g) ?? [];
  expect(answers).toHaveLength(items.length);
  expect(answers.every((answer) => answer.includes(' hidden=""'))).toBe(true);
  expect(new Set(answers.map((answer) => / id="([^"]+)"/.exec(answer)?.[1])).size).toBe(items.length);
});
