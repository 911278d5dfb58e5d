import { problemInPassage, type Check } from './rule';

/** A sentence ends with one full stop. */
export const fullStops: Check = {
  title: 'Two full stops',
  rule: 'No text has two full stops in a row.',
  appliesToSource: true,
  problems: ({ passages }) =>
    passages.flatMap((passage) =>
      [...passage.text.matchAll(/(?<!\.)\.\.(?!\.)|。。/g)].map(({ index, 0: found }) =>
        problemInPassage(passage, index, { found: `“${found}”`, expected: 'one full stop' }),
      ),
    ),
};
