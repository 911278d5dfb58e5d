import { foreignMarks, marksOf, fixMarks } from '../typography';
import { inPassage, type Check } from './rule';

/** Quotation marks and apostrophes are those of the language. */
export const quotes: Check = {
  title: 'Quotation marks',
  rule: 'No straight quotation marks, and none of another language: each writes its own, and ’ as apostrophe.',
  appliesToSource: true,
  problems: ({ language, passages }) => {
    const { outer, inner } = marksOf(language);
    const own = `${outer.join('…')}, inside them ${inner.join('…')}, apostrophe ’`;
    return passages
      .filter(({ verbatim }) => !verbatim)
      .flatMap((passage) =>
        foreignMarks(passage.text, language).map(({ offset, mark, instead }) =>
          inPassage(passage, offset, {
            found: `${/["']/.test(mark) ? `a straight ${mark}` : mark} in ${excerpt(passage.text, offset)}`,
            expected: own,
            fix: instead ? `write ${instead.trim()}, or run the check with --fix` : undefined,
          }),
        ),
      );
  },
  fix: fixMarks,
};

function excerpt(text: string, offset: number): string {
  return `[${text.slice(Math.max(0, offset - 16), offset + 17).replace(/\s+/g, ' ')}]`;
}
