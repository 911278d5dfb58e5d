import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { editingPaths, type EditableText } from '../../src/authoring/texts/editing';
import { change, i18n, put, read } from './copy';
import { editingCopy } from './editingCopy';

const { at, request, textOf, save, diff } = editingCopy();

const qms = 'content/features/qms';

const today = new Date().toISOString().slice(0, 10);
const pin = (id: string, was: string | undefined, english = '\\w{8}') => [
  ...(was ? [expect.stringMatching(`^-  "${id}": "${was}",?$`)] : []),
  expect.stringMatching(`^\\+  "${id}": "${english} \\w{8} person ${today} Mair Jones",?$`),
];

describe.each([
  { language: 'cy', extra: 'Rhagor' },
  { language: 'en', extra: 'More' },
])('in $language, a save changes its line and its pin alone:', ({ language, extra }) => {
  const isEnglish = language === 'en';

  test.each([
    ['a string', 'home:hero.note'],
    ['a plural', 'integrations:filter.count_other'],
  ])('%s', async (_, id) => {
    const text = await textOf(language, id);
    const words = `${text.target} ${extra}`;
    expect(await save(text, words)).toMatchObject({ result: 'saved', text: { id, target: words } });
    const [namespace, key] = id.split(':');
    expect(diff()).toEqual({
      [`locales/${language}/${namespace}.json`]: [
        expect.stringContaining(`-  "${key}": ${JSON.stringify(text.target)}`),
        expect.stringContaining(`+  "${key}": ${JSON.stringify(words)}`),
      ],
      ...(!isEnglish && { 'locales/pins/cy.json': pin(id, '\\w{8} \\w{8} machine') }),
    });
  });

  test.each([
    ['a paragraph', 'Work to ISO 9001'],
    ['a field of the front matter', 'Audit-ready on an ordinary'],
    ['an alternative text', 'A list of controlled documents'],
  ])('%s', async (_, begin) => {
    const text = await textOf(language, begin);
    const words = `${text.target} ${extra}`;
    const oneLine = (file: string) => file.replace(/\s+/g, ' ');
    const before = oneLine(read(at(), `${qms}/${language}.mdx`));
    expect(await save(text, words)).toMatchObject({ result: 'saved', text: { target: words } });
    expect(oneLine(read(at(), `${qms}/${language}.mdx`))).toBe(before.replace(text.target, words));
    const { [`${qms}/${language}.mdx`]: lines, ...others } = diff();
    const ofPage = (sign: string) => expect.stringMatching(`^\\${sign}  "features/qms": "395ff10f \\w{8} machine",$`);
    const pins = [ofPage('-'), ofPage('+'), ...pin(text.id, undefined)];
    expect([lines?.length, others]).toEqual([expect.any(Number), isEnglish ? {} : { 'locales/pins/cy.json': pins }]);
  });
});

async function textsOfLesson(): Promise<EditableText[]> {
  const { body } = await request('GET', `${editingPaths.texts}?language=cy&page=/lessons/allergens`);
  return body.filter(({ id }: EditableText) => id.startsWith('lessons/allergens#'));
}

test('a page is reviewed once a person has read each of its texts', async () => {
  for (const text of await textsOfLesson()) {
    expect(text.reviewed).toBe(false);
    expect(await save(text, text.target, { reviewed: true })).toMatchObject({ text: { reviewed: true } });
  }
  expect(diff()).toEqual({ 'locales/pins/cy.json': pin('lessons/allergens', '\\w{8} \\w{8} machine') });
});

test('texts of a page that is missing wait until all of them are translated', async () => {
  const page = 'content/lessons/allergens/cy.mdx';
  const texts = await textsOfLesson();
  const before = read(at(), page);
  rmSync(path.join(at(), page));
  for (const [index, { id, target }] of texts.entries()) {
    const isLast = index === texts.length - 1;
    const missing = await textOf('cy', id);
    expect(missing).toMatchObject({ state: 'missing', target: '' });
    expect(await save(missing, target)).toMatchObject({ result: 'saved', text: { target } });
    expect(await textOf('cy', id)).toMatchObject({ target, state: isLast ? 'translated' : 'missing' });
    expect(existsSync(path.join(at(), page))).toBe(isLast);
  }
  const words = (file: string) => file.replace(/["']|^source:.*$/gm, '').replace(/\s+/g, ' ');
  expect(words(read(at(), page))).toBe(words(before));
  expect(read(at(), '.local/i18n/waiting/cy.json')).toBe('{}\n');
});

test('of two saves at once of one text, one is written', async () => {
  const text = await textOf('cy', 'home:hero.note');
  const results = await Promise.all([save(text, 'Un'), save(text, 'Dau')]);
  expect(results.map(({ result }) => result).sort()).toEqual(['changed', 'saved']);
});

test('a text that a check refuses is written on purpose only, and the check then names it', async () => {
  const text = await textOf('cy', 'common:consent.calendar.text');
  const wrong = text.target.replace('{{provider}}', 'Calendly');
  const problem = expect.objectContaining({ severity: 'error', check: 'Placeholders and tags' });
  const found = { canForce: true, problems: expect.arrayContaining([problem]) };
  const onlyChecked = await save(text, `${text.target} Rhagor`, { onlyCheck: true });
  expect(onlyChecked).toMatchObject({ result: 'refused', problems: expect.not.arrayContaining([problem]) });
  expect(await save(text, wrong, { onlyCheck: true, despiteErrors: true })).toMatchObject(found);
  const refused = await save(text, wrong);
  expect(refused).toMatchObject({ result: 'refused', ...found });
  expect(diff()).toEqual({});
  expect(await save(text, wrong, { despiteErrors: true })).toMatchObject({ result: 'saved', text: { target: wrong } });
  expect(await i18n(at(), 'check')).toMatchObject({ code: 1, output: expect.stringContaining('no {{provider}}') });
});

test('a text of a page that a person keeps against a warning is not warned of again, and counts as read', async () => {
  const text = await textOf('cy', 'Work to ISO 9001');
  const saved = await save(text, `${text.target} 112`, { reviewed: true });
  expect(saved).toMatchObject({ result: 'saved', text: { reviewed: true } });
  expect((await i18n(at(), 'check', 'cy')).output).not.toContain('112');
  expect((await i18n(at(), 'todo', 'cy', 'features/qms', '--review', '--limit', '999')).output).not.toContain(text.id);
});

test.each([
  ['a string without words', 'cy', 'home:hero.note', ' ', /no text/, false],
  ['a tag that is not closed', 'cy', 'Work to ISO 9001', '<Brand of="name">', /closing tag/, false],
  ['two paragraphs', 'en', 'A procedure only works', 'First paragraph.\n\nSecond paragraph.', /2 paragraphs/, false],
  ['a list', 'en', 'A procedure only works', '1. First line\n2. Second line', /a list/, false],
  ['the English as a translation', 'cy', 'home:hero.note', 'No credit card needed', /the English text/, true],
])('%s is refused', async (_, language, name, words, found, canForce) => {
  const answer = await save(await textOf(language, name), words, { despiteErrors: !canForce });
  const problem = expect.objectContaining({ found: expect.stringMatching(found) });
  expect(answer).toMatchObject({ result: 'refused', canForce, problems: expect.arrayContaining([problem]) });
  expect(diff()).toEqual({});
});

test('the English is a translation where a person says so', async () => {
  const text = await textOf('cy', 'home:hero.note');
  const answer = await save(text, text.source, { reviewed: true });
  expect(answer).toMatchObject({ result: 'saved', text: { state: 'translated', reviewed: true, target: text.source } });
});

test.each([
  ['JSON', 'locales/cy/home.json', 'home:hero.note', (text: string) => text.replace(',\n', '\n')],
  ['MDX', `${qms}/cy.mdx`, 'Work to ISO 9001', (text: string) => text.replace('</FeatureGrid>', '')],
  ['line ends', 'locales/cy/home.json', 'home:hero.note', (text: string) => text.replaceAll('\n', '\r\n')],
])('a file with broken %s is named and never overwritten', async (_, file, name, breakIt) => {
  const text = await textOf('cy', name);
  change(at(), file, breakIt);
  const before = read(at(), file);
  const answer = await save(text, 'Geiriau', { despiteErrors: true });
  expect(answer).toMatchObject({ result: 'refused', canForce: false, problems: [expect.objectContaining({ file })] });
  expect(read(at(), file)).toBe(before);
});

test('undo takes saves back one by one, byte for byte, and not what was changed since', async () => {
  const note = await textOf('cy', 'home:hero.note');
  const heading = await textOf('en', 'Audit-ready on an ordinary');
  await save(note, 'Un');
  const afterFirst = diff();
  await save(heading, 'Ready for Wednesday');
  const undo = async () => (await request('POST', editingPaths.undo, {})).body;
  expect(await undo()).toMatchObject({ result: 'undone', language: 'en', id: heading.id });
  expect(diff()).toEqual(afterFirst);
  change(at(), 'locales/cy/home.json', (text) => text.replace('Un', 'Dau'));
  expect(await undo()).toEqual({ result: 'changed', file: 'locales/cy/home.json' });
  change(at(), 'locales/cy/home.json', (text) => text.replace('Dau', 'Un'));
  expect(await undo()).toMatchObject({ result: 'undone' });
  expect(diff()).toEqual({});
  expect(await undo()).toEqual({ result: 'nothing' });
});

test('an editor without a name in git cannot sign a translation', async () => {
  const text = await textOf('cy', 'home:hero.note');
  const before = read(at(), '.git/config');
  change(at(), '.git/config', (config) => config.replace(/name = .*/, 'name = " "'));
  const answer = await save(text, 'Un');
  put(at(), '.git/config', before);
  expect(answer).toMatchObject({ result: 'refused', problems: [{ fix: expect.stringMatching(/git config/) }] });
  expect(diff()).toEqual({});
});

test('a text has the address of the picture that shots made of it; no other file is served as one', async () => {
  const box = { left: 1, top: 1, width: 1, height: 1 };
  const index = { 'home:hero.note': { file: 'home-hero.note.webp', page: '/cy', box } };
  put(at(), '.local/shots/index.json', JSON.stringify(index));
  const picture = `${editingPaths.picture}?text=home%3Ahero.note`;
  expect(await textOf('cy', 'home:hero.note')).toHaveProperty('picture', picture);
  for (const asked of ['text=home:hero.lede', 'text=..%2F..%2Fpackage', ''])
    expect(await request('GET', `${editingPaths.picture}?${asked}`)).toMatchObject({ status: 404 });
  rmSync(path.join(at(), '.local/shots'), { recursive: true });
});
