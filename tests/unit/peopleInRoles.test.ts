import fc from 'fast-check';
import { peopleOf, withPeople } from '../../src/site/shell/plan';

const rows = fc
  .array(fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }), { minLength: 1, maxLength: 12 })
  .map((counts) => counts.map((people, index) => ({ role: `role-${index}`, people })));

test('a number of people in all goes to the roles in their proportions, and leaves none without', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 1_000_000 }), (before, total) => {
      const after = withPeople(before, total);
      const counted = before.filter(({ people }) => people !== undefined);
      expect(peopleOf(after)).toBe(counted.length && Math.max(total, counted.length));
      const shares = before.map(({ people = 0 }) => (people * total) / peopleOf(before));
      const isAmple = before.every(({ people }, at) => people === undefined || (shares[at] ?? 0) >= 1);
      for (const [at, { role, people }] of after.entries()) {
        const { role: same, people: had } = before[at] ?? {};
        expect([role, people === undefined]).toEqual([same, had === undefined]);
        if (people === undefined || had === undefined) continue;
        expect(people).toBeGreaterThanOrEqual(1);
        if (isAmple) expect(Math.abs(people - (shares[at] ?? 0))).toBeLessThan(1);
        // Who had more has no fewer.
        const larger = after.filter((_, other) => (before[other]?.people ?? 0) > had);
        expect(Math.min(...larger.map((row) => row.people ?? 0))).toBeGreaterThanOrEqual(people);
      }
    }),
  );
});

test.each([
  ['a multiple', [48, 10, 6, 2], 132, [96, 20, 12, 4]],
  ['what is left goes to the largest remainders', [48, 10, 6, 2], 180, [131, 27, 16, 6]],
  ['one each comes from the largest', [100, 1, 1, 1], 5, [2, 1, 1, 1]],
])('%s', (_, counts, total, expected) => {
  const before = counts.map((people, index) => ({ role: `role-${index}`, people }));
  expect(withPeople(before, total).map(({ people }) => people)).toEqual(expected);
});
