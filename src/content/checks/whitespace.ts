import { problemInPassage, type Check } from './rule';

export const whitespace: Check = {
  title: 'Spaces',
  rule: 'No two spaces in a row, no line break inside a string, and no space at the start or end of one (a warning).',
  problems: ({ passages }) =>
    passages.flatMap((passage) => {
      const isString = passage.source.file.endsWith('.json');
      const match = (isString ? / {2,}|\n|^[ ]|[ ]$/ : /(?<=[^\s|]) {2,}(?=\S)/).exec(passage.text);
      if (!match || passage.verbatim) return [];
      const around = passage.text.slice(Math.max(0, match.index - 12), match.index + 12).replace(/\n/g, '⏎');
      return problemInPassage(passage, match.index, {
        severity: 'warning',
        found: `${match[0].length > 1 ? 'two spaces' : match[0] === '\n' ? 'a line break' : 'a space at the edge'} in [${around}]`,
        expected: 'one space between words',
        fix: 'run the check with --fix',
      });
    }),
  // A passage of a page keeps the spaces at its edges: they are between it and a link.
  fix: (text, _, isString) =>
    isString ? text.replace(/[ \n]*\n[ \n]*| {2,}/g, ' ').trim() : text.replace(/(?<=[^\s|]) {2,}(?=\S)/g, ' '),
};
