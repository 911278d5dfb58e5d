/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { H2 } from '../../../src/site/ui/elements';
import { WordBreaks } from '../../../src/site/ui/wordBreaks';

function page(text: string) {
  return (
    <WordBreaks words={['ความเสี่ยง', 'เสี่ยง', 'E-Mail', 'Datenschutz|erklärung', '体系']}>
      <H2>{text}</H2>
    </WordBreaks>
  );
}

test.each([
  ['ลดความเสี่ยงของ', '<span>ลด<span class="whole">ความเสี่ยง</span>ของ</span>'],
  ['E-Mails', '<span><span class="whole">E-Mail</span>s</span>'],
  ['Die Datenschutzerklärung', '<span>Die Datenschutz<span class="hyphen"></span>erklärung</span>'],
  ['体系。', '体系。'],
  ['Pricing', 'Pricing'],
])('%s keeps its text, and its words are elements', (text, html) => {
  const { container } = render(page(text));
  expect(container.querySelector('h2')?.innerHTML).toBe(html);
  expect(container.querySelector('h2')?.textContent).toBe(text);
});

test('a text that changes is replaced, wherever the browser’s translation has moved the old one', () => {
  const { container, rerender } = render(page('E-Mail, 1'));
  for (const text of ['E-Mail, 2', 'Pricing', 'E-Mail, 3']) {
    const span = container.querySelector('h2 > span');
    if (span?.lastChild) span.replaceChild(document.createElement('font'), span.lastChild);
    rerender(page(text));
    expect(container.querySelector('h2')?.textContent).toBe(text);
  }
});
