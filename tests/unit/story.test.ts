import { existsSync, readFileSync } from 'node:fs';
import languages from '../../content/data/languages.json';
import { learners } from '../../src/site/samples/learners';
import { courseMinutes, everyone, question, teams } from '../../src/site/samples/story';

test.each([
  ['need.text', [courseMinutes]],
  ['tour.draft.description', [courseMinutes]],
  ['hero.lesson.assessment', [question.total]],
  ['hero.description', [everyone.completed, everyone.all]],
  ['tour.assign.description', [everyone.completed, everyone.all]],
])('scenes:%s has the numbers of the pictures in every language', (key, numbers) => {
  const tables = languages.map(({ code }) => `locales/${code}/scenes.json`).filter((file) => existsSync(file));
  expect(tables).not.toEqual([]);
  for (const file of tables) {
    const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    // A missing text is shown in English.
    const written = words[key]?.match(/\d+/g)?.map(Number) ?? numbers;
    expect({ file, numbers: [...written].sort() }).toEqual({ file, numbers: [...numbers].sort() });
  }
});

test('the people that are shown are among those of their teams', () => {
  for (const team of teams)
    for (const state of ['completed', 'started', 'notStarted'] as const) {
      const shown = learners.filter((learner) => learner.team === team.id && learner.state === state);
      expect(shown.length).toBeLessThanOrEqual(team[state === 'notStarted' ? 'open' : state]);
    }
});
