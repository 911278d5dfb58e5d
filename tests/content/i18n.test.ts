import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gitBlobHash, stringHash } from '../../src/content/strings/strings';
import { outlineSlugs } from '../../src/content/pages/outlines';
import { createRoutes } from '../../src/site/routes';
import { change, cloneOfProject, commit, copyOfProject, frozen, i18n, lineOf, read, removeKey, strings } from './copy';

const topics = JSON.parse(readFileSync(path.join(frozen, 'content/data/topics.json'), 'utf8'));
const routes = createRoutes({ ...topics, outlines: outlineSlugs(frozen) });
const english = 'locales/en/home.json';
const welsh = 'locales/cy/home.json';
const state = 'locales/pins/cy.json';

/** A copy in which one Welsh string is missing, one stale, and one page stale. */
function staleCopy(prepare: (copy: string) => void = () => undefined): string {
  const copy = copyOfProject();
  prepare(copy);
  change(copy, english, (text) => text.replace('It drafts the course', 'It writes the course'));
  removeKey(copy, welsh, 'hero.note');
  change(copy, 'content/features/qms/en.mdx', (text) =>
    text.replace('you open a page instead', 'you show a page instead'),
  );
  return copy;
}

test('status counts what is translated, stale, missing and read, in texts and words', async () => {
  const copy = staleCopy(commit);
  const { output } = await i18n(copy, 'status', 'cy');
  expect(output).toMatch(/^home +\d+ +\d+% +1 +1 +\d+ +0%$/m);
  // One text of the page has changed; the others are still of the English of today.
  expect(output).toMatch(/^features\/qms +\d+ +\d+% +1 +– +\d+ +0%$/m);
  const table = await i18n(copy, 'status');
  expect(table.output).toMatch(/^cy Cymraeg +\d+ +9[89]% +2 +1 +\d+ +0% +99% +own words/m);
});

test('todo lists the work with place, English, context and page, most visible first', async () => {
  const copy = staleCopy(commit);
  removeKey(copy, 'locales/cy/common.json', 'nav.home');
  const { output } = await i18n(copy, 'todo', 'cy');
  const tasks = output.trim().split('\n\n');
  const first = lineOf('locales/cy/common.json', '"nav.home"') - 1;
  expect(tasks[0]).toMatch(
    new RegExp(
      `^locales/cy/common\\.json:${first} {2}missing {2}common:nav\\.home\n {2}English {2}Home\n {2}context {2}.+\n {2}on {7}/cy, /cy/contact and ${routes.length - 2} more pages$`,
    ),
  );
  expect(tasks[1]).toContain('missing  home:hero.note');
  expect(tasks[2]).toMatch(
    /stale {2}home:hero\.lede\n {2}English {2}Tell Camre .*\n {2}context .* at most \d+ characters\n {2}on {7}\/cy$/,
  );
  expect(tasks[3]).toMatch(
    /^content\/features\/qms\/cy\.mdx:\d+ {2}stale {2}features\/qms#\w+\n {2}English .*show a page/,
  );
  expect(tasks.at(-1)).toMatch(/^2 missing \(5 words\), 2 stale \(\d+ words\)$/);
});

test('diff shows what changed in the English, word by word, with the translation, before the change is committed', async () => {
  const { output } = await i18n(staleCopy(commit), 'diff', 'cy');
  expect(output).toContain('It [-drafts-]{+writes+} the course');
  expect(output).toContain('  cy       Dywedwch wrth Camre');
  expect(output).toContain('you [-open-]{+show+} a page instead');
  expect(output).toMatch(/content\/features\/qms\/cy\.mdx:\d+\n {2}change {3}.*\n {2}cy {7}Gweithiwch yn unol/);
});

test('accept pins what is named to the English of today, in the name of the person who accepts it', async () => {
  const copy = staleCopy(commit);
  const [source, own] = [strings(copy, 'en', 'home'), strings(copy, 'cy', 'home')].map((table) =>
    stringHash(table['hero.lede'] ?? ''),
  );
  const before = read(copy, 'content/features/qms/cy.mdx');
  expect(await i18n(copy, 'accept', 'cy', 'home:hero.lede', '--mine')).toMatchObject({ code: 0 });
  const pin = new RegExp(`"home:hero\\.lede": "${source} ${own} person \\d{4}-\\d\\d-\\d\\d Mair Jones"`);
  expect(read(copy, state)).toMatch(pin);
  expect(read(copy, 'content/features/qms/cy.mdx')).toBe(before);

  await i18n(copy, 'accept', 'cy', 'features/qms', '--machine');
  expect(read(copy, 'content/features/qms/cy.mdx')).toContain(
    `source: "${gitBlobHash(read(copy, 'content/features/qms/en.mdx'))}"`,
  );
  expect(read(copy, state)).toMatch(/"features\/qms": "\w+ \w+ machine"/);
  expect((await i18n(copy, 'todo', 'cy')).output).toMatch(/\n1 missing \(4 words\)\n$/);
  // What a person has read stays so when the rest is accepted.
  await i18n(copy, 'accept', 'cy', '--machine');
  expect(read(copy, state)).toMatch(pin);
});

test('a translation that is changed is no longer read by a person, until it is accepted again', async () => {
  const copy = cloneOfProject();
  await i18n(copy, 'accept', 'cy', 'home', '--reviewed');
  const open = async () => (await i18n(copy, 'todo', 'cy', 'home', '--review')).output;
  expect(await open()).toContain('Nothing to do in home');
  change(copy, welsh, (text) => text.replace('Dim angen cerdyn', 'Heb angen cerdyn'));
  expect(await open()).toMatch(/not read by a person {2}home:hero\.note[^]*1 not read/);
  await i18n(copy, 'accept', 'cy', 'home:hero.note', '--mine');
  expect(read(copy, state)).toMatch(/"home:hero\.note": "\w+ \w+ person/);
  expect(await open()).toContain('Nothing to do in home');
});

test('sync pins what a platform wrote into the files, and names a stale page that was edited', async () => {
  const copy = staleCopy(commit);
  change(copy, welsh, (text) =>
    text
      .replace('"hero.title"', '"hero.note": "Heb gerdyn credyd",\n  "hero.title"')
      .replace('Dywedwch wrth Camre', 'Rhowch wybod i Camre'),
  );
  change(copy, 'content/features/qms/cy.mdx', (text) => text.replace('Nid yw', 'Nid ydyw'));
  const { output, code } = await i18n(copy, 'sync', 'cy');
  expect(code).toBe(0);
  expect(output).toContain('cy: 2 pinned, wrote locales/pins/cy.json');
  expect(output).toContain('features/qms was edited, and its English has changed as well');
  expect(JSON.parse(read(copy, state))).toMatchObject({ 'home:hero.note': expect.stringMatching(/ unknown$/) });
  expect((await i18n(copy, 'todo', 'cy')).output).toMatch(/\n1 stale \(\d+ words\)\n$/);
});

test('accept keeps a page of which the check warns, until one of its texts changes', async () => {
  const copy = copyOfProject();
  change(copy, 'content/features/qms/cy.mdx', (text) =>
    text.replace('byddwch yn agor tudalen', 'byddwch yn agor tudalen 112'),
  );
  await i18n(copy, 'accept', 'cy', 'features/qms', '--machine');
  const warning = 'the number 112, which the English does not have';
  expect((await i18n(copy, 'check', 'cy')).output).toContain(warning);
  await i18n(copy, 'accept', 'cy', 'features/qms', '--machine', '--as-is');
  expect((await i18n(copy, 'check', 'cy')).output).not.toContain(warning);
  change(copy, 'content/features/qms/cy.mdx', (text) => text.replace('tudalen 112', 'tudalen 113'));
  expect((await i18n(copy, 'check', 'cy')).output).toContain('the number 113, which the English does not have');
});

test('accept writes nothing where a file cannot be read, a name or the text is wrong', async () => {
  const copy = cloneOfProject();
  const before = read(copy, state);
  change(copy, 'locales/cy/pricing.json', (text) => text.replace('{{minimum}}', ''));
  expect(await i18n(copy, 'accept', 'cy', 'pricing', '--mine')).toMatchObject({
    code: 1,
    output: expect.stringContaining('pricing:calculator.minimum  Placeholders and tags: found no {{minimum}}'),
  });
  change(copy, welsh, (text) => text.replace(/,\n/, '\n'));
  expect(await i18n(copy, 'accept', 'cy', '--mine')).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Nothing was done:\n\n${welsh}:3:`),
  });
  expect(await i18n(copy, 'accept', 'cy', 'hmoe', '--mine')).toMatchObject({ code: 1 });
  expect(read(copy, state)).toBe(before);
});

test.each([
  ['stats', /There is no command “stats”[^]*status \[lng\]/],
  ['todo xx', /There is no language “xx”; the languages are cy, de/],
  ['todo cy hmoe', /There is no hmoe in cy/],
])('%s: what does not exist is named', async (words, said) =>
  expect(await i18n(frozen, ...words.split(' '))).toEqual({ code: 1, output: expect.stringMatching(said) }),
);
