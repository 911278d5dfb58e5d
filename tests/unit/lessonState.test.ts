import fc from 'fast-check';
import { csvOf } from '../../src/site/screens/lesson/csv';
import { afterToggle, nothingChosen, progressOf } from '../../src/site/screens/lesson/lessonState';
import { recordCounts, recordRows } from '../../src/site/screens/lesson/sampleRecord';

const rightAnswers = [1, 1, 2];
const tap = fc.record({ question: fc.nat(2), answer: fc.nat(2) });

test('the last answer that was tapped counts, in whichever order the browser reports what opened and closed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(tap, fc.boolean())), (taps) => {
      const chosen: (number | undefined)[] = [undefined, undefined, undefined];
      const state = taps.reduce((before, [{ question, answer }, closesFirst]) => {
        const old = chosen[question];
        const opens = old === answer ? [] : [{ question, answer, isOpen: true }];
        const closes = old === undefined ? [] : [{ question, answer: old, isOpen: false }];
        chosen[question] = old === answer ? undefined : answer;
        return [...(closesFirst ? [...closes, ...opens] : [...opens, ...closes])].reduce(afterToggle, before);
      }, nothingChosen);
      expect(chosen.map((_, question) => state.choices.get(question))).toEqual(chosen);
      const progress = progressOf(state, rightAnswers);
      const answered = chosen.filter((choice) => choice !== undefined).length;
      expect(progress).toMatchObject({
        answered,
        right: chosen.filter((choice, question) => choice === rightAnswers[question]).length,
      });
      // Everybody is in one of the three states.
      const { all, completed, started, open } = recordCounts(progress);
      expect(completed + started + open).toBe(all);
      expect(recordRows(progress, 'English').at(-1)?.state).toBe(
        answered === 3 ? 'completed' : answered > 0 ? 'started' : 'notStarted',
      );
    }),
  );
});

test('a spreadsheet opens the file of the record: UTF-8, quoted, and nothing in it is a formula', () => {
  const csv = csvOf([['Sample data'], ['=1+1', '@x', 'a "b", c', 'ไทย', 3]]);
  expect(csv).toBe('\uFEFF"Sample data"\r\n"\'=1+1","\'@x","a ""b"", c","ไทย","3"\r\n');
});
