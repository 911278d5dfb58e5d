import { foreignQuotationMarks } from '../../src/content/language/typography';
import { tidyText } from '../../src/content/fix';

const sentence = 'Schreiben Sie an <Brand of="privacyEmail" />, wenn Sie "Nein" sagen.';

test('quotation marks become those of the language, but for those of a tag’s attributes', () => {
  expect(tidyText(sentence, 'de', false)).toBe('Schreiben Sie an <Brand of="privacyEmail" />, wenn Sie „Nein“ sagen.');
});

test('foreign marks are found in the words and not in the tags', () => {
  expect(foreignQuotationMarks(sentence, 'de').map(({ mark, instead }) => mark + instead)).toEqual(['"„', '"“']);
});
