import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../src/build/readProject';
import { checkProject } from '../../src/content/checks';
import { formatProblem, type Problem } from '../../src/content/problem';
import { change, cloneOfProject, copyOfProject, frozen, i18n, put, read, removeKey, root } from './copy';
import { disagreeing } from './mistakes/disagreeing';
import { followed } from './mistakes/followed';
import { languages, page, strings, type Mistake } from './mistakes/mistake';
import { overlooked } from './mistakes/overlooked';
import { typography } from './mistakes/typography';
import { unreadable } from './mistakes/unreadable';
import { writing } from './mistakes/writing';

/** Mistakes, and how many of them a writer can put right who knows nothing but the message. */
describe.each<[string, readonly Mistake[], doable: number]>([
  ['what cannot be read', unreadable, 5],
  ['what does not agree with the English', disagreeing, 7],
  ['what was not caught by eye', overlooked, 3],
  ['the signs of a language', typography, 3],
  ['what writers get wrong', writing, 17],
])('%s', (_, cases, doable) => {
  const found = new Map<Mistake, readonly Problem[]>();
  const followedUp = new Map<Mistake, readonly Problem[]>();
  beforeAll(async () => {
    const copy = copyOfProject();
    if (cases === typography) addLanguages(copy);
    for (const round of inRounds(cases)) {
      const before = round.map(([, file]) => (existsSync(path.join(copy, file)) ? read(copy, file) : undefined));
      for (const [index, [, file, how]] of round.entries())
        if (before[index] === undefined) put(copy, file, how(''));
        else change(copy, file, how);
      const { problems, project } = await problemsOf(copy);
      const advised = round.map((mistake) => {
        const problem = problemOf(mistake, problems);
        return problem ? followed(problem, read(copy, problem.file), project) : undefined;
      });
      // What a fix of the whole language leaves as it is belongs to the other mistakes.
      const changed = advised
        .flatMap((files) => Object.entries(files ?? {}))
        .filter(([file, text]) => text !== read(copy, file));
      const texts = Object.fromEntries(changed);
      const after = changed.length > 0 ? await problemsOf(copy, texts) : undefined;
      for (const [index, mistake] of round.entries()) {
        found.set(mistake, problems);
        if (after && advised[index]) followedUp.set(mistake, after.problems);
        const [, file] = mistake;
        if (before[index] === undefined) rmSync(path.join(copy, file));
        else put(copy, file, before[index]);
      }
    }
  });

  test.each(cases.map((mistake) => [mistake[0], mistake] as const))('%s is named with its place', (_what, mistake) => {
    const [, , , place, words] = mistake;
    const problems = (found.get(mistake) ?? []).map(formatProblem);
    const here = problems.filter((problem) => problem.startsWith(place));
    expect(here.length > 0 ? here.join('\n\n') : problems.join('\n\n')).toContain(words);
  });

  test(`who does what is said of ${doable} of them has put it right`, () => {
    expect([...followedUp.keys()].map(([what]) => what)).toHaveLength(doable);
    for (const [mistake, after] of followedUp) {
      const [what, file] = mistake;
      const before = found.get(mistake) ?? [];
      const known = before.map(inWords);
      const isNew = (problem: Problem) =>
        problem.file === file && !problem.unfinished && !known.includes(inWords(problem));
      expect(after.map(inWords)).not.toContain(inWords(problemOf(mistake, before)));
      expect({ what, left: after.filter(isNew).map(formatProblem) }).toEqual({ what, left: [] });
    }
  });
});

/** The problem that is expected of a mistake. */
function problemOf([, , , place, words]: Mistake, problems: readonly Problem[]): Problem | undefined {
  return problems.find((problem) => {
    const text = formatProblem(problem);
    return text.startsWith(place) && text.includes(words);
  });
}

/** A problem without its place, which changes with the text before it. */
function inWords(problem: Problem | undefined): string {
  return `${problem?.file} ${problem?.check} ${problem?.found}`;
}

/** Mistakes that are found in one reading: those of a round are in different files. */
function inRounds(cases: readonly Mistake[]): Mistake[][] {
  const rounds: Mistake[][] = [];
  for (const mistake of cases) {
    const round = rounds.find((others) => others.every(([, file]) => file !== mistake[1]));
    if (round) round.push(mistake);
    else rounds.push([mistake]);
  }
  return rounds;
}

/** What `npm run check` finds in a copy, with some texts in place of its files. */
async function problemsOf(copy: string, texts?: Readonly<Record<string, string>>) {
  const project = await readProject(copy, undefined, texts);
  const published = project.languages.filter(({ enabled }) => enabled).map(({ code }) => code);
  return { project, problems: checkProject(project, published) };
}

/** French and Polish, of which only the file under test is there. */
function addLanguages(copy: string): void {
  change(copy, languages, (list) =>
    ['fr', 'pl'].reduce((text, code) => text.replace(/\n\]\s*$/, `,\n  ${languageLine(code)}\n]\n`), list),
  );
}

function languageLine(code: string): string {
  const [, line = ''] =
    new RegExp(`^ *(\\{ "code": "${code}".*\\}),?$`, 'm').exec(readFileSync(path.join(root, languages), 'utf8')) ?? [];
  return line.replace(/"required": \d+/, '"required": 1');
}

test('a dataset of the wrong shape and a page that lost its English are named', async () => {
  const copy = copyOfProject();
  rmSync(path.join(copy, page('features/qms')));
  change(copy, languages, (list) => list.replace('"enabled": true', '"enabled": "yes"'));
  const { output, code } = await i18n(copy, 'check');
  expect(output).toMatch(
    /content\/data\/languages\.json:\d+:\d+ {2}error\n {2}found .*"yes"\n {2}expected {2}true or false/,
  );
  // The pages of all languages are not reported as well.
  expect(output).not.toContain('cy.mdx');
  expect(output).toContain('content/features/qms/en.mdx:1:1  error\n  found     no English page');
  expect(code).toBe(1);
});

test('a published language that falls below its share of words is an error, until the owner lowers the share', async () => {
  const [complete, below] = [copyOfProject(), copyOfProject()];
  for (const copy of [complete, below]) removeKey(copy, strings('home'), 'hero.lede');
  change(below, languages, (list) => list.replace(/("code": "cy".*"required": )\d+/, '$1100'));
  const first = await i18n(complete, 'check');
  expect(first.output).toContain('1 text waits for translators in cy');
  expect(first.output).toContain('  home:hero.lede  missing in cy');
  expect(first.code).toBe(0);
  const second = await i18n(below, 'check');
  expect(second.output).toMatch(
    /content\/data\/languages\.json:2:\d+ {2}error[^]*with 9\d% of its words[^]*at least 100%/,
  );
  expect(second.code).toBe(1);
});

test('whatever changes in English is an error in no other language', async () => {
  const copy = cloneOfProject();
  change(copy, strings('common', 'en'), (text) => text.replace('"nav.home"', '"nav.help": "Help",\n  "nav.home"'));
  change(copy, 'locales/meta/common.json', (text) =>
    text.replace('"nav.home"', '"nav.help": {"context": "Menu"},\n  "nav.home"'),
  );
  removeKey(copy, strings('home', 'en'), 'hero.note');
  removeKey(copy, 'locales/meta/home.json', 'hero.note');
  change(copy, strings('pricing', 'en'), (text) => text.replace('{{minimum}}', '{{least}}'));
  change(copy, page('features/qms'), (text) =>
    text
      .replace('A procedure only works', 'Camre has a [price](/pricing). A procedure only works')
      .replace(
        /^## (.*)\[#why\]/m,
        'A new paragraph in all of 320 pixels wide.\n\n## More about this [#new]\n\n- one\n- two\n\n## $1[#why]',
      )
      .replace(/icon="[a-z-]+"/, 'icon="key"'),
  );
  // What a stale page links to may be gone.
  change(copy, page('features/qms', 'cy'), (text) => `${text}\nMwy [yma](/gone) ac [yno](/courses/hr#gone).\n`);
  const { code, output } = await i18n(copy, 'check');
  expect(output).not.toMatch(/ {2}error/);
  expect(code).toBe(0);
  expect(output).toContain('  common:nav.help  missing in cy, de');
  expect(output).toContain('  features/qms  missing in cy  stale in de');
  expect(output).toContain('the key "hero.note", which the English no longer has');
});

test('a language that does not exist is answered with those that do', async () => {
  process.env.LOCALES = 'en,xx';
  const { code, output } = await i18n(frozen, 'check');
  delete process.env.LOCALES;
  expect({ code, output }).toEqual({ code: 1, output: 'LOCALES names xx; the languages are cy, de, en\n' });
});
