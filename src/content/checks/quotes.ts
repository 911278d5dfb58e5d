import { fixQuotationMarks, foreignQuotationMarks, quotationMarksOf } from '../typography';
import { excerptAround, problemInPassage, type Check } from './rule';

export const quotes: Check = {
  title: 'Quotation marks',
  rule: 'No straight quotation marks, and none of another language: each writes its own, and ’ as apostrophe.',
  problems: ({ language, passages }) => {
    const { outer, inner } = quotationMarksOf(language);
    const expected = `${outer.join('…')}, inside them ${inner.join('…')}, apostrophe ’`;
    return passages
      .filter(({ verbatim }) => !verbatim)
      .flatMap((passage) =>
        foreignQuotationMarks(passage.text, language).map(({ offset, mark, instead }) =>
          problemInPassage(passage, offset, {
            found: `${/["']/.test(mark) ? `a straight ${mark}` : mark} in ${excerptAround(passage.text, offset, 16, 17)}`,
            expected,
            fix: instead && `write ${instead.trim()}, or run the check with --fix`,
          }),
        ),
      );
  },
  fix: fixQuotationMarks,
};
