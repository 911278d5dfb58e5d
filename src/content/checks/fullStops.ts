import { problemsAtMatches, type Check } from './rule';

export const fullStops: Check = {
  title: 'Two full stops',
  rule: 'No text has two full stops in a row.',
  problems: ({ passages }) =>
    problemsAtMatches(passages, /(?<!\.)\.\.(?!\.)|。。/g, ([found]) => ({
      found: `“${found}”`,
      expected: 'one full stop',
    })),
};
