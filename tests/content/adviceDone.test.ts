import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../src/build/readProject';
import { publishedLanguages } from '../../src/content/language/publishedLanguages';
import { checkProject } from '../../src/content/checks';
import { readJsonFile } from '../../src/content/files/jsonFile';
import { formatProblem, type Problem } from '../../src/content/problem';
import { change, cloneOfProject, commit, content, copyOfProject, frozen, i18n, put, read } from './copy';
import { damagesOf } from './damages';
import { schemas } from './schemas';

/**
 * What a message says to do with a command or a file is done, on the damaged project that gave it: then the problem is gone, or
 * another one is named. A machine makes the damages; of advice that differs in names alone, one is tried.
 */
type Files = Readonly<Record<string, string | undefined>>;

/** Files without their content, or with a key of them gone, new or called otherwise. */
function* damages(): Generator<Files> {
  for (const [file, schema] of Object.entries(schemas)) {
    const value: unknown = JSON.parse(read(frozen, file));
    for (const damage of damagesOf(schema, value)) {
      const text = `${JSON.stringify(damage.value, null, 2)}\n`;
      // What the schema refuses has no other file to be named.
      const isRead = readJsonFile(frozen, file, schema, { [file]: text }).problems.length === 0;
      if (isRead && !damage.isFree) yield { [file]: text };
    }
  }
  const files = ['content', 'locales'].flatMap((folder) =>
    readdirSync(path.join(frozen, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  for (const file of files.filter((name) =>
    /\/(?:en|cy)\.(?:mdx|json)$|locales\/(?:en|cy|meta)\/.*\.json$/.test(name),
  )) {
    yield { [file]: undefined };
    const text = read(frozen, file);
    if (file.endsWith('.mdx')) {
      yield { [file]: text.replace(/\n\n(?=\w)/, '\n\nA paragraph of today.\n\n') };
      yield { [file]: `\uFEFF${text.replaceAll('\n', '\r\n').replaceAll('’', "'")}` };
      continue;
    }
    const [first, ...others] = Object.entries(JSON.parse(text));
    const json = (entries: typeof others) => `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
    if (!first) continue;
    yield { [file]: json(others) };
    yield { [file]: json([[`${first[0]}Now`, first[1]], ...others]) };
    yield { [file]: json([...others, first]) };
    yield { [file]: json([...others, [first[0], `${String(first[1])} "now"`]]) };
  }
  const languages = 'content/data/languages.json';
  yield { [languages]: read(frozen, languages).replace(/,\n.*"cy".*(?=\n)/, '') };
  yield { 'content/features/unlisted/en.mdx': '---\n---\n' };
}

/** What is found in a project; of data, in English alone, which is quicker. */
async function problemsIn(root: string, files: Files): Promise<Problem[]> {
  const isData = Object.keys(files).every((file) => file in schemas && !file.endsWith('languages.json'));
  const project = await readProject(root, isData ? [] : undefined);
  const published = publishedLanguages(project.languages).map(({ code }) => code);
  return checkProject(project, isData ? ['en'] : published);
}

const inWords = ({ file, found, expected }: Problem) => `${file} ${found} ${expected}`;

/** The same for advice that differs in names alone. */
const shapeOf = (advice: string) => advice.replace(/["“][^"”]*["”]|\S*[/:.]\S*|\d+/g, '…');

const command = /npm run (content|i18n|check) -- ([^;,]+?)(?= (?:lists|takes|shows|if|first)\b|[;,]|$)/g;

/** What is done with files, by what is advised. */
const done: readonly (readonly [
  advice: RegExp,
  how: (copy: string, problem: Problem, match: RegExpExecArray) => void,
])[] = [
  [
    /add "([^"]+)" to (\S+), and what it is for to (\S+)/,
    (copy, _, [, key = '', table = '', meta = '']) => {
      addKey(copy, table, key, 'Words');
      addKey(copy, meta, key, { context: 'Words' });
    },
  ],
  [
    /^add it here and in (\S+)$/,
    (copy, { file, found }, [, meta = '']) => {
      const key = /"(.*)"/.exec(found)?.[1] ?? '';
      addKey(copy, file, key, 'Words');
      addKey(copy, meta, key, { context: 'Words' });
    },
  ],
  [/or remove the folder$/, (copy, { file }) => rmSync(path.join(copy, path.dirname(file)), { recursive: true })],
  [
    /^take its line out$/,
    (copy, { file, line }) =>
      change(copy, file, (text) =>
        text
          .split('\n')
          .toSpliced(line - 1, 1)
          .join('\n'),
      ),
  ],
  [/or delete the file/, (copy, { file }) => rmSync(path.join(copy, file))],
  [/^copy (\S+) there/, (copy, { file }, [, from = '']) => cpSync(path.join(copy, from), path.join(copy, file))],
];

function addKey(copy: string, file: string, key: string, value: unknown): void {
  change(copy, file, (text) => `${JSON.stringify({ ...JSON.parse(text), [key]: value }, null, 2)}\n`);
}

/** Follows advice in a copy; returns whether there was something to do, which is more than to look. */
async function follow(copy: string, problem: Problem): Promise<boolean> {
  const advice = problem.fix ?? '';
  let isDone = false;
  for (const [, program = '', words = ''] of advice.matchAll(command)) {
    if (words.includes('<')) continue;
    const run = program === 'content' ? content : i18n;
    const { code, output } = await run(copy, ...(program === 'check' ? ['check'] : []), ...words.split(' '));
    // A command that refuses says what is to be done first.
    if (code !== 0 && !words.startsWith('--fix')) {
      if (output.includes('npm run')) return false;
      throw new Error(`${words}: ${output}`);
    }
    isDone ||= !/^(?:diff|todo|figure|status)/.test(words);
  }
  if (isDone) return true;
  for (const [pattern, how] of done) {
    const match = pattern.exec(advice);
    if (match) how(copy, problem, match);
    if (match) return true;
  }
  return false;
}

function apply(copy: string, files: Files): string {
  for (const [file, text] of Object.entries(files))
    if (text === undefined) rmSync(path.join(copy, file));
    else put(copy, file, text);
  return copy;
}

test('who does what is advised has put it right, or is told of something else', async () => {
  const tried = new Set<string>();
  const whole = new Set((await problemsIn(frozen, { '': '' })).map(inWords));
  const left: string[] = [];
  for (const files of damages()) {
    const problems = (await problemsIn(apply(copyOfProject(), files), files)).filter((one) => !whole.has(inWords(one)));
    for (const problem of problems) {
      const shape = shapeOf(`${problem.fix}`);
      if (tried.has(shape)) continue;
      tried.add(shape);
      const copy = cloneOfProject();
      try {
        const isDone = await follow(apply(copy, files), problem);
        if (isDone && (await problemsIn(copy, files)).map(inWords).includes(inWords(problem)))
          left.push(formatProblem(problem));
      } catch (thrown) {
        left.push(`${formatProblem(problem)}\n${String(thrown)}`);
      }
    }
  }
  expect(left).toEqual([]);
}, 600_000);

const without = (file: string, how: (entries: Record<string, unknown>[]) => unknown) => (copy: string) =>
  change(copy, file, (text) => `${JSON.stringify(how(JSON.parse(text)), null, 2)}\n`);

test.each<[what: string, how: (copy: string) => unknown]>([
  ['a language', (copy) => i18n(copy, 'remove', 'cy')],
  ['a language that is out of its list alone', without('content/data/languages.json', (all) => all.slice(1))],
  ['a feature', (copy) => content(copy, 'remove', 'features/qms', '--to', '/pricing')],
  ['an outline', (copy) => content(copy, 'remove', 'right-to-work-checks', '--to', '/courses/hr')],
  ['a partner', without('content/data/partners.json', (all) => all.filter(({ id }) => id !== 'gwarchod'))],
  ['a programme', without('content/data/programmes.json', (all) => all.slice(1))],
  ['a role', without('content/data/roles.json', ([sector]) => [{ ...sector, roles: [Object(sector).roles[1]] }])],
  ['a question', without('content/data/questions.json', () => ['support'])],
])('%s is taken out by what the check says, in two rounds', async (_, how) => {
  const copy = copyOfProject();
  change(copy, 'content/data/links.json', (text) => text.replaceAll('features/qms', 'features/reporting'));
  change(copy, 'content/data/questions.json', (text) => text.replace('[', '["support", '));
  for (const [end, words] of [
    ['question', 'Who helps us?'],
    ['answer', 'We do, by mail.'],
  ] as const) {
    addKey(copy, 'locales/en/home.json', `faq.support.${end}`, words);
    addKey(copy, 'locales/meta/home.json', `faq.support.${end}`, { context: 'Words' });
  }
  commit(copy);
  const whole = new Set((await problemsIn(copy, { '': '' })).map(inWords));
  await how(copy);
  const left = async () =>
    (await problemsIn(copy, { '': '' })).filter((one) => !one.unfinished && !whole.has(inWords(one)));
  for (let round = 0; round < 2; round += 1) for (const problem of await left()) await follow(copy, problem);
  expect((await left()).map(formatProblem)).toEqual([]);
});
