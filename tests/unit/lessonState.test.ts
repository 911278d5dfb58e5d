import fc from 'fast-check';
import { progressOf, recordCounts, recordRows } from '../../src/site/screens/lesson/lessonState';
import { keepAnswer, readAnswers } from '../../src/site/shell/lessonAnswers';

const rightAnswers = [1, 1, 2];
const answers = fc.array(fc.option(fc.nat(2), { nil: undefined }), { minLength: 3, maxLength: 3 });

test('the record says “completed” from the pass mark on, and counts everybody once', () => {
  fc.assert(
    fc.property(answers, fc.boolean(), fc.constantFrom(undefined, 60, 100), (choices, hasMoved, passMark) => {
      const progress = progressOf(choices, rightAnswers, { hasMoved, passMark });
      const right = choices.filter((choice, question) => choice === rightAnswers[question]).length;
      const isAnswered = !choices.includes(undefined);
      const isCompleted = isAnswered && (right / 3) * 100 >= (passMark ?? 100);
      expect(progress.right).toBe(right);
      const own = recordRows(progress, 'English', '2026-07-02').at(-1);
      expect(own?.state === 'completed').toBe(isCompleted);
      expect(isAnswered && right >= progress.needed).toBe(isCompleted);
      expect(own?.date).toBe(isCompleted ? '2026-07-02' : undefined);
      expect(own?.state === 'repeat').toBe(isAnswered && !isCompleted);
      const isTouched = hasMoved || choices.some((choice) => choice !== undefined);
      expect(own?.state === 'notStarted').toBe(!isTouched);
      const [before, now] = [recordCounts(progressOf([], rightAnswers)), recordCounts(progress)];
      expect(now.completed + now.started + now.open).toBe(now.all);
      expect(now.completed - before.completed).toBe(isCompleted ? 1 : 0);
      expect(now.started - before.started).toBe(isTouched && !isCompleted ? 1 : 0);
    }),
  );
});

describe('the answers of a lesson that the tab keeps', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
  });

  test('are those that were given last and first, for each lesson its own', () => {
    const given = fc.record({ lesson: fc.constantFrom('/a', '/b'), question: fc.nat(2), answer: fc.option(fc.nat(2)) });
    fc.assert(
      fc.property(fc.array(given), (all) => {
        stored.clear();
        const kept: Record<string, Record<number, number>> = { '/a': {}, '/b': {} };
        const first: Record<string, Record<number, number>> = { '/a': {}, '/b': {} };
        for (const { lesson, question, answer } of all) {
          if (answer !== null) first[lesson] = { [question]: answer, ...first[lesson] };
          keepAnswer(lesson, question, answer ?? undefined);
          if (answer === null) delete kept[lesson]?.[question];
          else kept[lesson] = { ...kept[lesson], [question]: answer };
        }
        for (const [lesson, choices] of Object.entries(kept))
          expect(readAnswers(lesson)).toMatchObject({ choices, firsts: first[lesson] });
      }),
    );
  });

  test.each(['', 'null', '[', '3', '"x"', '{"choices":null,"answeredAt":"yesterday"}'])(
    'are none where %j is stored, and can be given again',
    (damaged) => {
      keepAnswer('/a', 0, 1);
      for (const key of stored.keys()) stored.set(key, damaged);
      expect(readAnswers('/a')).toEqual({ choices: {}, firsts: {} });
      keepAnswer('/a', 1, 2);
      expect(readAnswers('/a').choices).toEqual({ 1: 2 });
    },
  );
});
