import { isWritten, numbersIn, without } from '../strings/numbersInText';
import { figuresOfBefore } from '../strings/strings';
import type { Problem } from '../problem';
import { problemInPassage, excerpt, type Check } from './rule';
import type { TranslatedText } from './translation';

export const numbers: Check = {
  title: 'Numbers',
  rule: 'A translation has the numbers of the English (a number that is another one is an error, one that is missing a warning); a number may be a word.',
  problems: ({ texts }) =>
    texts.flatMap((passage) => {
      const { english, text, isDeliberate } = passage;
      if (isDeliberate) return [];
      const [theirs, ours] = [numbersIn(english), numbersIn(text)];
      const missing = without(theirs, ours);
      const [added] = without(ours, theirs).filter(({ digits }) => !isWritten(digits, english));
      if (added && missing.length > 0)
        return problemInPassage(passage, added.index, {
          found: `the number ${added.written} in ${excerpt(text)}`,
          expected: missing.map(({ written }) => written).join(', '),
          fix: 'write the number of the English',
        });
      const lost = missing.find(({ digits }) => digits.length > 2);
      if (!added && !lost) return [];
      return problemInPassage(passage, added?.index ?? 0, {
        severity: 'warning',
        found: added
          ? `the number ${added.written}, which the English does not have`
          : `no ${lost?.written} in ${excerpt(text)}`,
        expected: `the numbers of ${excerpt(english)}`,
        fix: 'write the number of the English; if it is right so, accept it --as-is or --reviewed',
      });
    }),
};

/** A figure that the English no longer states is not true any more, however good the translation was. */
export const staleFigures: Check = {
  title: 'Figures of before',
  rule: 'A text that is stale states no number that the English has lost: a string with one is shown in English, a page with one is named (a warning).',
  isForTranslations: true,
  problems: ({ strings, staleTexts }) => [
    ...strings
      .filter(({ isOfToday }) => !isOfToday)
      .flatMap((string) => lostFigures(string, `in "${string.key}", which is shown in English until it is translated`)),
    ...staleTexts.flatMap((text) => lostFigures(text, `in ${excerpt(text.text)}`)),
  ],
};

function lostFigures(passage: TranslatedText, where: string): Problem[] {
  return figuresOfBefore(passage.text, passage.english).map(({ index, written }) =>
    problemInPassage(passage, index, {
      severity: 'warning',
      found: `the figure ${withSign(passage.text, index, written)} ${where}`,
      expected: `the English of today: ${excerpt(passage.english)}`,
      fix: `translate it again; npm run content -- figure ${written} lists every place of it`,
    }),
  );
}

function withSign(text: string, index: number, written: string): string {
  const before = /%\s?$/.exec(text.slice(Math.max(0, index - 2), index))?.[0] ?? '';
  const after = /^\s?%/.exec(text.slice(index + written.length))?.[0] ?? '';
  return before + written + after;
}
