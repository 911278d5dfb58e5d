import { englishNumbers } from '../../src/i18n/EnglishContent';
import { markEnglish, markEnglishHtml } from '../../src/i18n/markEnglish';
import { numberStyleOf } from '../../src/model/numberStyle';

const fallback = {
  home: { title: 'Terms & <mark>prices</mark>', price: 'It’s {{price}} a month', 'head.title': 'Prices' },
};
const html =
  '<main><h2 class="a">Terms &amp; <em>prices</em></h2><p>It’s £2.50<!-- --> a month</p><p>It’s more</p><b>Prices</b></main>';

test('an element whose whole text is shown in English says so, in HTML and in a document alike', () => {
  const marked = markEnglishHtml(html, fallback);
  expect(marked).toContain('<h2 lang="en-GB" class="a">');
  expect(marked).toContain('<p lang="en-GB">It’s £2.50');
  expect(marked.match(/lang=/g)).toHaveLength(2);
  expect(markEnglishHtml(marked, fallback)).toBe(marked);
  document.body.innerHTML = html;
  markEnglish(document, fallback);
  expect([...document.querySelectorAll('[lang]')].map(({ tagName }) => tagName)).toEqual(['H2', 'P']);
});

test('numbers of English content on another page are those of English', () => {
  expect(englishNumbers).toEqual(numberStyleOf('en'));
});
