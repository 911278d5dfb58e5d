import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { change, cloneOfProject, copyOfProject, frozen, i18n, put, read, root, strings } from './copy';
const welsh = 'locales/cy/home.json';
const state = 'locales/pins/cy.json';

test('check --fix fixes what is safe, and only that', async () => {
  const copy = copyOfProject();
  const [page, contact] = ['content/features/qms/cy.mdx', 'locales/cy/contact.json'];
  change(copy, welsh, (text) => `\uFEFF${text.replace(/^( {2}".*),\n( {2}".*),\n/m, '$2,\n$1,\n').replace('’', "'")}`);
  change(copy, contact, (text) =>
    text
      .replace(/^ {2}"hero\.lede".*\n/m, '')
      .replace('Mae angen', 'Mae  angen')
      .trimEnd(),
  );
  // A key that the English no longer has.
  change(copy, 'locales/cy/privacy.json', (text) => text.replace('{', '{\n  "ancient": "Hen eiriau",'));
  change(copy, state, (text) => text.replace('{', '{\n  "privacy:ancient": "00000000 00000000 machine",'));
  change(copy, page, (text) => text.replace(/’/g, "'").replace('Nid yw', 'Nid\u200B yw').replace(/\n/g, '\r\n'));
  const fixed = await i18n(copy, 'check', 'cy', '--fix');
  for (const file of [welsh, page]) expect(read(copy, file)).toBe(read(frozen, file));
  expect(fixed.output).toContain('no key "hero.lede"');
  expect(fixed.output).toContain('"ancient" is taken out, as the English has it no more: “Hen eiriau”');
  expect(fixed.output).toMatch(/0 errors, \d+ warnings? in cy/);
  expect(read(copy, contact)).toBe(read(frozen, contact).replace(/^ {2}"hero\.lede".*\n/m, ''));
  for (const file of ['locales/cy', 'locales/en'].flatMap((folder) =>
    readdirSync(path.join(frozen, folder)).map((name) => `${folder}/${name}`),
  ))
    if (![contact].includes(file)) expect(read(copy, file)).toBe(read(frozen, file));
});

test('check --fix takes a translation along with a key that was renamed by hand, with whose it is', async () => {
  const copy = cloneOfProject();
  await i18n(copy, 'accept', 'cy', 'home:hero.note', '--reviewed');
  for (const table of ['en', 'meta'])
    change(copy, `locales/${table}/home.json`, (text) => text.replace('"hero.note"', '"hero.remark"'));
  const words = strings(copy, 'cy', 'home')['hero.note'];
  await i18n(copy, 'check', 'cy', '--fix');
  expect(strings(copy, 'cy', 'home')).toMatchObject({ 'hero.remark': words });
  expect(JSON.parse(read(copy, state))['home:hero.remark']).toContain(' person ');
});

test('check --fix writes the marks of each language', async () => {
  const copy = copyOfProject();
  put(copy, 'content/data/languages.json', readFileSync(path.join(root, 'content/data/languages.json'), 'utf8'));
  put(copy, 'locales/de/notFound.json', '{\n  "title": "Das \\"ist\\" ein \'Kurs\', geht\'s?"\n}\n');
  put(
    copy,
    'locales/fr/notFound.json',
    '{\n  "text": "Oui : \\"un cours\\" ! Vraiment ?",\n  "title": "L\'heure : 12:30, {{a}}:{{b}}"\n}\n',
  );
  put(copy, 'locales/pl/notFound.json', '{\n  "title": "To \\"jest\\" kurs"\n}\n');
  for (const code of ['de', 'fr', 'pl']) await i18n(copy, 'check', code, '--fix');
  const words = (code: string) =>
    Object.values(JSON.parse(read(copy, `locales/${code}/notFound.json`)) as Record<string, string>);
  expect(words('de')).toEqual(['Das „ist“ ein ‚Kurs‘, geht’s?']);
  expect(words('fr')).toEqual([
    'Oui\u00A0: «\u00A0un cours\u00A0»\u202F! Vraiment\u202F?',
    'L’heure\u00A0: 12:30, {{a}}:{{b}}',
  ]);
  expect(words('pl')).toEqual(['To „jest” kurs']);
});

test.each<[what: string, how: (copy: string) => void]>([
  ['with a key twice', (copy) => change(copy, welsh, (text) => text.replace(/^( {2}".*\n)/m, '$1$1'))],
  ['that is not UTF-8', (copy) => writeFileSync(path.join(copy, welsh), read(copy, welsh), 'utf16le')],
  ['of Latin-1', (copy) => writeFileSync(path.join(copy, welsh), read(copy, welsh), 'latin1')],
  ['whose English cannot be read', (copy) => change(copy, 'locales/en/home.json', (text) => text.replace(/,\n/, '\n'))],
])('check --fix leaves a file %s as it is', async (_, how) => {
  const copy = copyOfProject();
  how(copy);
  const before = readFileSync(path.join(copy, welsh));
  await i18n(copy, 'check', 'cy', '--fix');
  expect(readFileSync(path.join(copy, welsh))).toEqual(before);
});

test('add makes a language with its plural forms, switched off, and says what is left to do', async () => {
  const copy = copyOfProject();
  put(copy, 'supabase/functions/_shared/replies.json', '{\n  "en": { "subject": "We have your message" }\n}\n');
  const { output, code } = await i18n(copy, 'add', 'sl');
  expect(code).toBe(0);
  expect(output).toContain('counted ones in the forms one, two, few, other');
  expect(JSON.parse(read(copy, 'content/data/languages.json'))).toContainEqual(
    expect.objectContaining({ code: 'sl', name: 'Slovenščina', enabled: false, required: 90 }),
  );
  expect(Object.keys(JSON.parse(read(copy, 'locales/sl/common.json')) as object)).toEqual(
    expect.arrayContaining(['courseCount_one', 'courseCount_two', 'courseCount_few', 'courseCount_other']),
  );
  for (const file of ['locales/glossary/sl.json', 'locales/style/sl.md'])
    expect(existsSync(path.join(copy, file))).toBe(true);
  const check = await i18n(copy, 'check', 'sl');
  expect(check.output).toMatch(/\d+ texts wait for translators in sl/);
  expect(check.output).not.toMatch(/Plural forms|Order of keys|Placeholders|Quotation marks|error,/);
  // Nothing of the others has changed: they are as right as before.
  const others = (await i18n(copy, 'check')).output;
  expect(others).toMatch(/1 text waits for translators in cy, de;.*\n {2}home:language\.sl {2}missing in cy, de\n/);
  expect(others).toMatch(/0 errors, \d+ warnings in cy, de, en/);
});

test.each([
  ['pt-br', 'pt-BR', 'Português (Brasil)'],
  ['zh-Hant', 'zh-Hant', '繁體中文'],
  ['iw', 'he', 'עברית'],
])('add takes a language of a region or script: %s', async (given, code, name) => {
  const copy = copyOfProject();
  put(copy, 'locales/quotationMarks.json', '{\n  "cy": ["‘", "’", "“", "”"]\n}\n');
  put(copy, 'supabase/functions/_shared/replies.json', '{\n  "en": { "subject": "We have your message" }\n}\n');
  put(copy, '.github/CODEOWNERS', '/locales/cy/ @camre/translators-cy\n');
  expect(await i18n(copy, 'add', given)).toMatchObject({ code: 0 });
  expect(read(copy, '.github/CODEOWNERS')).toContain(`/content/**/${code}.mdx @camre/translators-${code}\n`);
  expect(JSON.parse(read(copy, 'content/data/languages.json'))).toContainEqual(expect.objectContaining({ code, name }));
  expect(JSON.parse(read(copy, 'supabase/functions/_shared/replies.json'))).toHaveProperty([code, 'subject']);
  expect(JSON.parse(read(copy, 'locales/quotationMarks.json'))).toHaveProperty([code]);
  expect((await i18n(copy, 'check', code)).output).toContain(`0 errors`);
});

test('a key is renamed and taken out in every language, with its plural forms, context and pins', async () => {
  const copy = copyOfProject();
  // As Weblate indents it.
  change(copy, 'locales/cy/common.json', (text) => text.replace(/^ {2}/gm, '    '));
  await i18n(copy, 'rename', 'common:courseCount', 'common:count.courses');
  expect(Object.keys(strings(copy, 'cy', 'common')).filter((key) => key.startsWith('count.courses_'))).toHaveLength(6);
  await i18n(copy, 'remove', 'home:hero.note');
  for (const file of ['locales/en/home.json', 'locales/meta/home.json', welsh, state])
    expect(read(copy, file)).not.toContain('hero.note');
  expect((await i18n(copy, 'check')).output).toMatch(/0 errors, \d+ warnings? in cy, de, en/);
  expect(await i18n(copy, 'remove', 'home:hero.nope')).toMatchObject({ code: 1 });
});

test('add leaves what is there, and refuses what is no language', async () => {
  const copy = copyOfProject();
  expect((await i18n(copy, 'add', 'cy')).output).toContain('All the files of cy are there.');
  expect(await i18n(copy, 'add', 'qq')).toMatchObject({
    code: 1,
    output: expect.stringContaining('not a language of CLDR'),
  });
  for (const file of ['locales/cy/home.json', 'content/data/languages.json'])
    expect(read(copy, file)).toBe(read(frozen, file));
});
