/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gitBlobHash, stringHash } from '../../src/model/pin';
import { routes } from '../../src/routes';
import { published } from '../published';
import { change, copyOfContent, lineOf, put, root, run } from './copy';

jest.setTimeout(60_000);

const i18n = (copy: string, ...words: string[]) => run(copy, 'i18n/index.ts', words);
const read = (copy: string, file: string) => readFileSync(path.join(copy, file), 'utf8');
const english = 'locales/en/home.json';
const welsh = 'locales/cy/home.json';
const state = 'locales/state/cy.json';

/** A copy that publishes Welsh only as a whole. */
function strictCopy(): string {
  const copy = copyOfContent();
  change(copy, 'content/data/languages.json', (list) =>
    list.replace(/("code": "cy".*"required": )\d+/, (_, line: string) => `${line}100`),
  );
  return copy;
}

/** A copy in which one Welsh string is missing, one stale, and one page stale. */
function staleCopy(prepare: (copy: string) => void = () => undefined): string {
  const copy = strictCopy();
  prepare(copy);
  change(copy, english, (text) => text.replace('It drafts the course', 'It writes the course'));
  change(copy, welsh, (text) => text.replace(/^ {2}"hero\.trial".*\n/m, ''));
  change(copy, 'content/features/qms/en.mdx', (text) =>
    text.replace('you open one page instead', 'you show one page instead'),
  );
  return copy;
}

/** A clone’s history is what the older English comes from. */
function commit(copy: string): void {
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'As it is'],
  ])
    execFileSync('git', ['-C', copy, ...words]);
}

test('status counts what is translated, stale, missing and looked at, and draws it as a page', async () => {
  const copy = staleCopy();
  const { output } = await i18n(copy, 'status', 'cy', '--json');
  const [cy] = JSON.parse(output.slice(output.indexOf('['))) as {
    parts: { part: string }[];
    all: object;
    pages: number;
    published: string;
  }[];
  expect(cy?.parts).toContainEqual(expect.objectContaining({ part: 'home', stale: 1, missing: 1 }));
  expect(cy?.parts).toContainEqual(expect.objectContaining({ part: 'features/qms', total: 1, stale: 1, missing: 0 }));
  expect(cy?.all).toMatchObject({ stale: 2, missing: 1, reviewed: 0 });
  // One page lacks a string, and all of them are required.
  const share = Math.floor((100 * (routes.length - 1)) / routes.length);
  expect(cy).toMatchObject({ pages: share, published: 'English until 100% of the pages' });

  const table = await i18n(copy, 'status');
  expect(table.output).toMatch(new RegExp(`^cy Cymraeg +\\d+ +99% +2 +1 +0% +${share}%`, 'm'));
  expect(read(copy, '.local/i18n/status.html')).toContain('<span lang="cy">Cymraeg</span>');
});

test('todo lists the work with place, English, context and page, most visible first', async () => {
  const copy = staleCopy();
  change(copy, 'locales/cy/common.json', (text) => text.replace(/^ {2}"nav\.home".*\n/m, ''));
  const { output } = await i18n(copy, 'todo', 'cy');
  const tasks = output.trim().split('\n\n');
  const first = lineOf('locales/cy/common.json', '"nav.home"') - 1;
  expect(tasks[0]).toMatch(
    new RegExp(
      `^locales/cy/common\\.json:${first} {2}missing {2}common:nav\\.home\n {2}English {2}Home\n {2}context {2}.+\n {2}on {7}/cy, /cy/contact and ${routes.length - 2} more pages$`,
    ),
  );
  expect(tasks[1]).toContain('missing  home:hero.trial');
  expect(tasks[2]).toMatch(
    /stale {2}home:hero\.lede\n {2}English {2}Tell Camre .*\n {2}context .* at most \d+ characters in English\n {2}on {7}\/cy$/,
  );
  expect(tasks[3]).toContain(
    `content/features/qms/cy.mdx:${lineOf('content/features/qms/cy.mdx', 'source:')}  stale  features/qms`,
  );
  expect(tasks.at(-1)).toBe('2 missing, 2 stale');
});

test('diff shows what changed in the English, word by word, with the translation, before the change is committed', async () => {
  const { output } = await i18n(staleCopy(commit), 'diff', 'cy');
  expect(output).toContain('It [-drafts-]{+writes+} the course');
  expect(output).toContain('cy       Dywedwch wrth Camre');
  expect(output).toContain('you [-open-]{+show+} one page instead');
  expect(output).toMatch(/content\/features\/qms\/cy\.mdx:\d+\n {2}change {3}.*\n {2}cy {7}Gweithiwch yn unol/);
});

test('diff of a key shows that key only, and of a name that is none says so', async () => {
  const copy = staleCopy(commit);
  const one = await i18n(copy, 'diff', 'cy', 'home:hero.lede');
  expect(one.output).toContain('home:hero.lede');
  expect(one.output).not.toContain('features/qms');
  const none = await i18n(copy, 'diff', 'cy', 'home:nothing');
  expect(none).toMatchObject({ code: 1, output: expect.stringContaining('There is no home:nothing') });
});

test('diff without git says that it has no older English', async () => {
  const { output, code } = await i18n(staleCopy(), 'diff', 'cy', 'home');
  expect(output).toContain('then     unknown: this is not a clone of the repository');
  expect(output).toContain('now      Tell Camre');
  expect(code).toBe(0);
});

test('accept moves the pins of what is named, and marks it as looked at by a person', async () => {
  const copy = staleCopy();
  const hash = stringHash((JSON.parse(read(copy, english)) as Record<string, string>)['hero.lede'] ?? '');
  const before = read(copy, 'content/features/qms/cy.mdx');
  expect(await i18n(copy, 'accept', 'cy', 'home:hero.lede', '--reviewed')).toMatchObject({ code: 0 });
  expect(read(copy, state)).toContain(`"home:hero.lede": "${hash} person"`);
  expect(read(copy, 'content/features/qms/cy.mdx')).toBe(before);

  await i18n(copy, 'accept', 'cy', 'features/qms');
  expect(read(copy, 'content/features/qms/cy.mdx')).toContain(
    `source: "${gitBlobHash(read(copy, 'content/features/qms/en.mdx'))}"`,
  );
  expect((await i18n(copy, 'todo', 'cy')).output).toMatch(/\n1 missing\n$/);
  // What a person has looked at stays so when the rest is accepted.
  await i18n(copy, 'accept', 'cy');
  expect(read(copy, state)).toContain(`"home:hero.lede": "${hash} person"`);
});

test('accept takes a text that is still English only by its key, as it is', async () => {
  const copy = copyOfContent();
  change(copy, welsh, (text) => text.replace(/("hero\.trial": ").*"/, '$1Start Free Trial"'));
  change(copy, state, (text) => text.replace(/^ {2}"home:hero\.trial".*\n/m, ''));
  const all = await i18n(copy, 'accept', 'cy');
  expect(all.output).toContain('1 texts are still in English, such as home:hero.trial');
  expect((await i18n(copy, 'check', 'cy')).output).toContain('the English of "hero.trial"');
  await i18n(copy, 'accept', 'cy', 'home:hero.trial', '--as-is');
  expect(read(copy, state)).toMatch(/"home:hero\.trial": "[0-9a-f]{8} machine as-is"/);
  expect((await i18n(copy, 'check', 'cy')).output).not.toContain('hero.trial');
});

test('accept writes nothing where a file cannot be read, or a name is wrong', async () => {
  const copy = copyOfContent();
  const before = read(copy, state);
  change(copy, welsh, (text) => text.replace(/,\n/, '\n'));
  expect(await i18n(copy, 'accept', 'cy')).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Nothing was accepted:\n\n${welsh}:3:`),
  });
  expect(await i18n(copy, 'accept', 'cy', 'hmoe')).toMatchObject({ code: 1 });
  expect(read(copy, state)).toBe(before);
});

test('check --fix fixes what is safe, and only that', async () => {
  const copy = strictCopy();
  const [page, contact] = ['content/features/qms/cy.mdx', 'locales/cy/contact.json'];
  change(copy, welsh, (text) => `\uFEFF${text.replace(/^( {2}".*),\n( {2}".*),\n/m, '$2,\n$1,\n').replace('’', "'")}`);
  change(copy, contact, (text) => text.replace(/^ {2}"hero\.lede".*\n/m, '').trimEnd());
  change(copy, page, (text) => text.replace(/’/g, "'").replace('Nid yw', 'Nid\u200B yw').replace(/\n/g, '\r\n'));
  const fixed = await i18n(copy, 'check', 'cy', '--fix');
  for (const file of [welsh, page]) expect(read(copy, file)).toBe(read(root, file));
  expect(fixed.output).toContain('no key "hero.lede"');
  expect(fixed.output).toContain('1 errors, 0 warnings in cy');
  expect(read(copy, contact)).toBe(read(root, contact).replace(/^ {2}"hero\.lede".*\n/m, ''));
  for (const file of ['locales/cy', 'locales/en'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ))
    if (![contact].includes(file)) expect(read(copy, file)).toBe(read(root, file));
});

test('check --fix writes the marks of each language', async () => {
  const copy = copyOfContent();
  put(copy, 'locales/de/notFound.json', '{\n  "title": "Das \\"ist\\" ein \'Kurs\', geht\'s?"\n}\n');
  put(
    copy,
    'locales/fr/notFound.json',
    '{\n  "text": "Oui : \\"un cours\\" ! Vraiment ?",\n  "title": "L\'heure : 12:30, {{a}}:{{b}}"\n}\n',
  );
  put(copy, 'locales/pl/notFound.json', '{\n  "title": "To \\"jest\\" kurs"\n}\n');
  await Promise.all(['de', 'fr', 'pl'].map((code) => i18n(copy, 'check', code, '--fix')));
  const words = (code: string) =>
    Object.values(JSON.parse(read(copy, `locales/${code}/notFound.json`)) as Record<string, string>);
  expect(words('de')).toEqual(['Das „ist“ ein ‚Kurs‘, geht’s?']);
  expect(words('fr')).toEqual([
    'Oui\u00A0: «\u00A0un cours\u00A0»\u202F! Vraiment\u202F?',
    'L’heure\u00A0: 12:30, {{a}}:{{b}}',
  ]);
  expect(words('pl')).toEqual(['To „jest” kurs']);
});

test('check --fix leaves a file that cannot be read as it is', async () => {
  const copy = copyOfContent();
  change(copy, welsh, (text) => text.replace(/^( {2}".*\n)/m, '$1$1').replace('’', "'"));
  const before = read(copy, welsh);
  expect(await i18n(copy, 'check', 'cy', '--fix')).toMatchObject({
    code: 1,
    output: expect.stringContaining('a second time'),
  });
  expect(read(copy, welsh)).toBe(before);
});

test('add makes a language with its plural forms, switched off, and says what is left to do', async () => {
  const copy = copyOfContent();
  const { output, code } = await i18n(copy, 'add', 'sl');
  expect(code).toBe(0);
  expect(output).toContain('counted ones in the forms one, two, few, other');
  expect(JSON.parse(read(copy, 'content/data/languages.json'))).toContainEqual(
    expect.objectContaining({ code: 'sl', name: 'Slovenščina', ogLocale: 'sl_SI', enabled: false, required: 90 }),
  );
  expect(Object.keys(JSON.parse(read(copy, 'locales/sl/common.json')) as object)).toEqual(
    expect.arrayContaining(['courseCount_one', 'courseCount_two', 'courseCount_few', 'courseCount_other']),
  );
  for (const file of ['locales/glossary/sl.json', 'locales/style/sl.md'])
    expect(existsSync(path.join(copy, file))).toBe(true);
  const check = await i18n(copy, 'check', 'sl');
  expect(check.output).toContain('texts that are not translated');
  expect(check.output).not.toMatch(/Plural forms|Order of keys|Placeholders/);
  // Nothing of the others has changed: they are as right as before.
  expect((await run(copy, 'check.ts')).output).toContain(
    `0 errors, 0 warnings in ${published.map(({ code }) => code).join(', ')}`,
  );
});

test('add leaves what is there, and refuses what is no language', async () => {
  const copy = copyOfContent();
  expect((await i18n(copy, 'add', 'cy')).output).toContain('All the files of cy are there.');
  expect(await i18n(copy, 'add', 'qq')).toMatchObject({
    code: 1,
    output: expect.stringContaining('no language that CLDR knows'),
  });
  for (const file of ['locales/cy/home.json', 'content/data/languages.json'])
    expect(read(copy, file)).toBe(read(root, file));
});

test('a command or language that does not exist is answered with those that do', async () => {
  expect(await i18n(root, 'stats')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/There is no command “stats”[^]*status \[lng\]/),
  });
  expect(await i18n(root, 'todo', 'xx')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no language “xx”; the languages are cy, de'),
  });
  expect(await i18n(root, 'todo', 'cy', '--al')).toMatchObject({ code: 1, output: expect.stringContaining('--al') });
});
