import fc from 'fast-check';
import { findAll, plainText } from '../../src/content/mdx/tree';
import { pageIn } from '../../src/content/project';
import { outlineData } from '../../src/build/screenData';
import { readProject } from '../../src/build/readProject';
import { createRoutes } from '../../src/site/routes';
import { change, cloneOfProject, commit, content, copyOfProject, i18n, put, read } from './copy';

const outline = 'outlines/hr/right-to-work-checks';

interface Lesson {
  readonly name: string;
  readonly minutes: number;
}

/** The page of an outline in a language, which has its own words for each lesson. */
function page(lessons: readonly Lesson[], language: string, source?: string): string {
  const front = source === undefined ? '' : `---\n${source}\n---\n\n`;
  const outcomes = [1, 2, 3].map((number) => `  <Outcome>${language} outcome ${'abc'.charAt(number)}</Outcome>`);
  const written = lessons.map(({ name, minutes }) => `  <Lesson minutes="${minutes}">${language} ${name}</Lesson>`);
  const answers = ['Alpha" correct="yes', 'Beta', 'Gamma'].map((title) => `  <Answer title="${title}">Why</Answer>`);
  const question = `<Question title="${language} question">\n${answers.join('\n')}\n</Question>\n`;
  return `${front}<CourseOutline>\n${[...outcomes, ...written].join('\n')}\n</CourseOutline>\n\n${question}`;
}
const lessons = fc
  .shuffledSubarray(['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'], { minLength: 4 })
  .chain((some) =>
    fc.tuple(...some.map((name) => fc.integer({ min: 5, max: 45 }).map((minutes) => ({ name, minutes })))),
  );

test('each lesson that is shown has the minutes that its page was translated with', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(lessons, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 3 }),
      async (steps) => {
        const copy = copyOfProject();
        const write = (now: readonly Lesson[], code: string, source?: string) =>
          put(copy, `content/${outline}/${code}.mdx`, page(now, code, source));
        /** What each language shows: the lessons of the English that it was translated from. */
        const model = new Map<string, readonly Lesson[]>();
        for (const [english, isWelsh, isGerman] of steps) {
          write(english, 'en');
          model.set('en', english);
          commit(copy, `English ${english.map(({ minutes }) => minutes).join()}`);
          const project = await readProject(copy);
          const source = `source: "${pageIn(project, { kind: 'outlines', slug: 'hr/right-to-work-checks' }, 'en')?.blobHash}"`;
          for (const [code, follows] of [
            ['cy', isWelsh || !model.has('cy')],
            ['de', isGerman || !model.has('de')],
          ] as const)
            if (follows) {
              write(english, code, source);
              model.set(code, english);
            }
        }
        const project = await readProject(copy);
        const topics = project.datasets.topics.value;
        if (!topics) throw new Error('No topics');
        const routes = createRoutes({ ...topics, outlines: ['hr/right-to-work-checks'] });
        const route = routes.find(({ path }) => path === '/courses/hr/right-to-work-checks');
        if (!route) throw new Error('No route');
        for (const [code, expected] of model) {
          const { tree } = outlineData(project, code, { ...route, shown: code });
          const shown = findAll(tree, 'Lesson').map(({ props, children }) => [
            plainText(children).replace(/\s/g, ' '),
            props?.minutes,
          ]);
          expect(shown).toEqual(expected.map(({ name, minutes }) => [`${code} ${name}`, `${minutes}`]));
        }
      },
    ),
    { seed: Number(process.env.WALK_SEED ?? 1), numRuns: 8 },
  );
});

test('lessons that were moved keep their words, and those of another length than their course are in English', async () => {
  const copy = cloneOfProject();
  const english = `content/${outline}/en.mdx`;
  change(copy, english, (text) =>
    text.replace(/( {2}<Lesson minutes="10">.*\n)( {2}<Lesson minutes="15">.*\n)/, '$2$1'),
  );
  await i18n(copy, 'check', '--fix');
  expect(read(copy, `content/${outline}/cy.mdx`)).toMatch(/"15">Gwirio dogfennau.*\n.*"10">Pwy/);
  change(copy, 'content/courses/hr/facts.json', (text) => text.replace(/("right-to-work-checks", "hours": )1/, '$12'));
  change(copy, english, (text) => text.replaceAll('"10"', '"30"'));
  expect((await i18n(copy, 'check')).output).toContain(`${outline}  missing in cy, de`);
});

test.each([1, 2, 3, 4, 5, 6])('a new outline of a course of %d hours passes the check at once', async (hours) => {
  const copy = copyOfProject();
  await content(copy, 'new', 'course', 'coffee', '--name', 'Coffee making');
  const facts = 'content/courses/coffee/facts.json';
  put(copy, facts, read(copy, facts).replace('"hours": 1', `"hours": ${hours}`));
  await content(copy, 'new', 'outline', 'coffee/introduction-to-coffee');
  const { output } = await i18n(copy, 'check');
  // The words that are to be written are the writer's, and named.
  const problems = output
    .split('\n\n')
    .filter((problem) => problem.startsWith('content') && problem.includes('coffee') && !problem.includes('TODO'));
  expect(problems).toEqual([]);
});
