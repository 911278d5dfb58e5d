/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  change,
  checkAll,
  commit,
  copyOfProject,
  frozen,
  lineOf,
  put,
  root,
  run,
  strings as table,
  type Change,
} from './copy';

jest.setTimeout(60_000);

/** A way to break a file, the place that the check names for it, and words of what it says. */
type Case = readonly [what: string, file: string, how: Change, place: string, words: string];

const page = (place: string, language = 'en') => `content/${place}/${language}.mdx`;
const strings = (namespace: string, language = 'cy') => `locales/${language}/${namespace}.json`;
const line = (file: string, needle: string) => `${file}:${lineOf(file, needle)}:`;
const english = (namespace: string, key: string) => table(frozen, 'en', namespace)[key];
const languages = 'content/data/languages.json';

const unreadable: readonly Case[] = [
  [
    'a missing front-matter field',
    page('features/reporting'),
    (text) => text.replace(/^description:.*\n/m, ''),
    `${page('features/reporting')}:1:1`,
    'no “description”',
  ],
  [
    'a wrong front-matter field',
    page('courses/hr'),
    (text) => text.replace(/^title:.*$/m, 'title: 7'),
    `${line(page('courses/hr'), 'title:')}1`,
    'title: 7',
  ],
  [
    'a field that does not exist',
    page('features/qms'),
    (text) => text.replace('\nheading:', '\nheadline:'),
    `${line(page('features/qms'), 'heading:')}1`,
    '“headline”',
  ],
  [
    'an unknown component',
    page('features/reporting'),
    (text) => text.replace(/<(\/?)CallToAction/g, '<$1CalToAction'),
    line(page('features/reporting'), '<CallToAction'),
    'did you mean <CallToAction>?',
  ],
  [
    'an unknown property',
    page('features/reporting'),
    (text) => text.replace('<Feature icon=', '<Feature icn='),
    line(page('features/reporting'), '<Feature icon='),
    'did you mean “icon”?',
  ],
  [
    'an expression',
    page('courses/hr'),
    (text) => text.replace('\n<CourseList>', '\n{1 + 1}\n\n<CourseList>'),
    line(page('courses/hr'), '<CourseList>'),
    'an expression in braces',
  ],
  [
    'an import',
    page('courses/leadership'),
    (text) => text.replace(/\n---\n/, "\n---\n\nimport x from 'y'\n"),
    page('courses/leadership'),
    'an import or export',
  ],
  [
    'MDX that does not parse',
    page('courses/hr'),
    (text) => text.replace('</CourseList>', ''),
    page('courses/hr'),
    'Expected a closing tag for `<CourseList>`',
  ],
  [
    'a translation that does not parse',
    page('courses/hr', 'cy'),
    (text) => text.replace('</CourseList>', ''),
    page('courses/hr', 'cy'),
    'Expected a closing tag for `<CourseList>`',
  ],
  [
    'a heading without an id',
    page('courses/leadership'),
    (text) => text.replace(/^(## .*) \[#[a-z-]+\]/m, '$1'),
    line(page('courses/leadership'), '## '),
    'a heading without an id',
  ],
  [
    'a body that is empty',
    page('courses/leadership'),
    (text) => text.replace(/(\n---\n)[\s\S]*/, '$1'),
    page('courses/leadership'),
    'a page without a body',
  ],
  ['broken JSON', strings('home'), (text) => text.replace(/,\n/, '\n'), `${strings('home')}:3:`, 'valid JSON'],
  [
    'a key written twice',
    strings('contact'),
    (text) => text.replace(/^( {2}".*\n)/m, '$1$1'),
    `${strings('contact')}:3:3`,
    'a second time',
  ],
  [
    'a value of a wrong type',
    strings('course'),
    (text) => text.replace(/("[\w.]+"): ".*"/, '$1: 7'),
    `${strings('course')}:2:`,
    'a text in quotes',
  ],
  [
    'a byte-order mark',
    strings('partners'),
    (text) => `\uFEFF${text}`,
    `${strings('partners')}:1:1`,
    'a byte-order mark',
  ],
  [
    'Windows line ends',
    strings('pricing'),
    (text) => text.replace(/\n/g, '\r\n'),
    `${strings('pricing')}:1:2`,
    'Windows line ends (CRLF)',
  ],
  [
    'Windows line ends in a page',
    page('courses/hr', 'cy'),
    (text) => text.replace(/\n/g, '\r\n'),
    `${page('courses/hr', 'cy')}:1:4`,
    'Windows line ends (CRLF)',
  ],
  [
    'no line end at the end',
    strings('courses'),
    (text) => text.trimEnd(),
    strings('courses'),
    'no line end after the last line',
  ],
  [
    'a pin that is none',
    'locales/state/cy.json',
    (text) => text.replace(/"[0-9a-f]{8} [0-9a-f]{8} machine"/, '"soon"'),
    'locales/state/cy.json:2:',
    'a pin such as',
  ],
  [
    'a glossary of a wrong shape',
    'locales/glossary/cy.json',
    (text) => text.replace('"cwrs, cyrsiau"', '["cwrs"]'),
    line('locales/glossary/cy.json', '"course"'),
    '["cwrs"]',
  ],
];

const different: readonly Case[] = [
  [
    'a missing key',
    strings('contact'),
    (text) => text.replace(/^ {2}"hero\.lede".*\n/m, ''),
    `${strings('contact')}:${lineOf(strings('contact'), '"hero.lede"') - 1}:3`,
    'no key "hero.lede"',
  ],
  [
    'an unknown key',
    strings('home'),
    (text) => text.replace('"hero.lede"', '"hero.leed"'),
    `${line(strings('home'), '"hero.lede"')}3`,
    'did you mean "hero.lede"?',
  ],
  [
    'a lost placeholder',
    strings('pricing'),
    (text) => text.replace('Yr isafswm yw {{minimum}}', 'Yr isafswm yw £25'),
    line(strings('pricing'), '"calculator.minimum"'),
    'no {{minimum}} in "calculator.minimum"',
  ],
  [
    'a placeholder that the English has not',
    strings('partners'),
    (text) => text.replace(/("hero\.lede": ")/, '$1{{name}} '),
    line(strings('partners'), '"hero.lede"'),
    '{{name}} that the English has not',
  ],
  [
    'a broken placeholder',
    strings('notFound'),
    (text) => text.replace('"home": "', '"home": "{name} '),
    line(strings('notFound'), '"home"'),
    'a brace that belongs to no placeholder',
  ],
  [
    'a lost tag',
    strings('compliance'),
    (text) => text.replace(/<\/?mark>/g, ''),
    line(strings('compliance'), '"hero.title"'),
    'no </mark>, no <mark> in "hero.title"',
  ],
  [
    'a plural form that the language needs',
    strings('common'),
    (text) => text.replace(/^ {2}"courseCount_few".*\n/m, ''),
    line(strings('common'), '"courseCount_many"').replace(/\d+/, (number) => String(Number(number) - 1)),
    'no "courseCount_few"',
  ],
  [
    'a plural form that no number takes',
    strings('integrations', 'en'),
    (text) => text.replace(/^( {2}"filter\.count_)one(.*\n)/m, '$1one$2$1two$2'),
    `${strings('integrations', 'en')}:${lineOf(strings('integrations', 'en'), '"filter.count_one"') + 1}:3`,
    '2 forms in this language: _one _other',
  ],
  [
    'keys out of order',
    strings('notFound'),
    (text) => text.replace(/^( {2}".*),\n( {2}".*),\n/m, '$2,\n$1,\n'),
    `${strings('notFound')}:3:3`,
    'keys are sorted',
  ],
  [
    'a text over its length',
    strings('courses'),
    (text) => text.replace(/("cta\.contact": ")/, `$1${'hir '.repeat(20)}`),
    line(strings('courses'), '"cta.contact"'),
    'characters in "cta.contact"',
  ],
  [
    'a text that stayed in English',
    strings('specialist'),
    (text) => text.replace(/("hero\.title": ").*"/, `$1${english('specialist', 'hero.title')}"`),
    line(strings('specialist'), '"hero.title"'),
    'the English text in "hero.title"',
  ],
  [
    'a translated name',
    strings('feature'),
    (text) => text.replace('Camre', 'Cam'),
    line(strings('feature'), 'Camre'),
    '“Camre” as it is',
  ],
  [
    'a straight quotation mark',
    strings('screenshots'),
    (text) => text.replace('’', "'"),
    strings('screenshots'),
    "a straight '",
  ],
  [
    'a word that is not said',
    strings('contact', 'en'),
    (text) => text.replace(/("form\.text": ")/, '$1A seamless start. '),
    line(strings('contact', 'en'), '"form.text"'),
    'say what connects to what',
  ],
  [
    'a word that is not the glossary’s',
    page('features/reporting', 'cy'),
    (text) => text.replace(/[Dd]angosfyrddau|[Dd]dangosfyrddau|[Dd]angosfwrdd|[Dd]dangosfwrdd/g, 'panel'),
    page('features/reporting', 'cy'),
    'for “dashboard”',
  ],
  [
    'a term that the glossary does not know',
    'locales/glossary/cy.json',
    (text) => text.replace('"course"', '"corse"'),
    line('locales/glossary/cy.json', '"course"'),
    'the term "corse"',
  ],
  [
    'a note for every language with a word of one',
    'locales/glossary.json',
    (text) => text.replace('"A 30-minute talk', '"A 30-minute talk (adrodd)'),
    line('locales/glossary.json', '"demo"'),
    'English only',
  ],
  [
    'a heading that the translation lost',
    page('features/qms', 'cy'),
    (text) => text.replace(/^## .*\[#more\]$/m, ''),
    `${page('features/qms', 'cy')}:${lineOf(page('features/qms', 'cy'), '<CapabilityGrid>')}:`,
    'no <h2 id="more"> here',
  ],
  [
    'a component in another order',
    page('features/reporting', 'cy'),
    (text) => text.replace(/icon="[a-z-]+"/, 'icon="key"'),
    line(page('features/reporting', 'cy'), '<Feature icon='),
    '<Feature icon="key">',
  ],
  [
    'a lost list item',
    page('pages/privacy-policy', 'cy'),
    (text) => text.replace(/^- .*\n(?=- )/m, ''),
    page('pages/privacy-policy', 'cy'),
    'no <li> here',
  ],
  [
    'a link that leaves the language',
    page('courses/hr', 'cy'),
    (text) => text.replace(/\]\(\/(?=[a-z])|$/, (found) => (found ? '](/cy/' : '\nMwy [yma](/cy/contact).\n')),
    page('courses/hr', 'cy'),
    'links are written without language',
  ],
  [
    'an invisible character',
    page('courses/leadership', 'cy'),
    (text) => text.replace('\n---\n\n', '\n---\n\nA\u200B '),
    page('courses/leadership', 'cy'),
    'the invisible character U+200B',
  ],
  [
    'an older English page',
    page('courses/hr'),
    (text) => text.replace('\n---\n\n', '\n---\n\nMore. '),
    line(page('courses/hr', 'cy'), 'source:'),
    'a translation of an older English page',
  ],
  [
    'an older English string',
    strings('scenes', 'en'),
    (text) => text.replace(/": "/, '": "New: '),
    `${strings('scenes')}:2:3`,
    'translated from an older English',
  ],
];

/** Mistakes of translators that look like a translation. */
const mistakes: readonly Case[] = [
  [
    'a paragraph left out',
    page('features/qms', 'cy'),
    (text) => text.replace(/\n\n(?=## .*\[#features\])/, '\n\n').replace(/(\n---\n\n)[^]*?\n\n/, '$1'),
    page('features/qms', 'cy'),
    'no paragraph for',
  ],
  [
    'an English sentence',
    page('features/qms', 'cy'),
    (text) => text.replace(/(\n---\n\n)/, `$1${sentence('features/qms')} `),
    page('features/qms', 'cy'),
    'English in the translation',
  ],
  [
    'an untouched copy of the English page',
    page('courses/hr', 'cy'),
    (text) => text.replace(/^[^]*$/, () => copyOfPage(text)),
    `${page('courses/hr', 'cy')}:1:1`,
    'texts of the page in English',
  ],
  [
    'another number',
    page('courses/leadership', 'cy'),
    (text) => text.replace(/(\n---\n\n)/, '$170% '),
    page('courses/leadership', 'cy'),
    'the number 70',
  ],
  [
    'a number ten times as high',
    strings('home', 'de'),
    (text) => text.replace(/35(?=\D)/, '350'),
    line(strings('home', 'de'), '35'),
    'the number 350',
  ],
  [
    'two spaces',
    strings('contact', 'de'),
    (text) => text.replace(/("form\.text": "\S+) /, '$1  '),
    line(strings('contact', 'de'), '"form.text"'),
    'two spaces',
  ],
  [
    'a space at the end',
    strings('contact', 'de'),
    (text) => text.replace(/("form\.text": ".*)"/, '$1 "'),
    line(strings('contact', 'de'), '"form.text"'),
    'a space at the edge',
  ],
  [
    'a lost full stop',
    strings('contact', 'de'),
    (text) => text.replace(/("hero\.lede": ".*)\."/, '$1"'),
    line(strings('contact', 'de'), '"hero.lede"'),
    'no punctuation at the end',
  ],
  [
    'two full stops',
    strings('contact', 'de'),
    (text) => text.replace(/("hero\.lede": ".*)\."/, '$1.."'),
    line(strings('contact', 'de'), '"hero.lede"'),
    'one full stop',
  ],
  [
    'an article before a placeholder',
    strings('pricing', 'de'),
    (text) => text.replace('Der Mindestpreis beträgt {{', 'Der Mindestpreis beträgt die {{'),
    line(strings('pricing', 'de'), '"calculator.minimum"'),
    'right before every value',
  ],
  [
    'a law without its country',
    page('courses/hr', 'de'),
    (text) => text.replace(/DSGVO/g, 'Datenschutz'),
    page('courses/hr', 'de'),
    'say that the law is British',
  ],
  [
    'letters of another encoding',
    strings('contact', 'de'),
    (text) => text.replace('ü', '\uFFFD'),
    strings('contact', 'de'),
    'a damaged character',
  ],
  [
    'UTF-8 read as Latin-1 in a page',
    page('features/qms', 'de'),
    (text) => text.replace('ü', 'Ã¼'),
    page('features/qms', 'de'),
    'a damaged character',
  ],
  [
    'two texts in each other’s place',
    strings('contact'),
    (text) => swap(text, 'form.text', 'hero.lede'),
    line(strings('contact'), '"form.text"'),
    'the text of "hero.lede"',
  ],
  [
    'a form of the plural without its number',
    strings('common', 'de'),
    (text) => text.replace(/("courseCount_other": ".*?)\{\{count\}\}/, '$1viele'),
    line(strings('common', 'de'), '"courseCount_other"'),
    'no {{count}}',
  ],
  [
    'another form of address',
    strings('contact', 'de'),
    (text) => text.replace(/("form\.text": ")/, '$1Hast du Zeit? '),
    line(strings('contact', 'de'), '"form.text"'),
    '“du”',
  ],
  [
    'a figure without a source',
    'content/features/qms/facts.json',
    (text) => text.replace('"audit-preparation": "', '"audit-preparations": "'),
    'content/features/qms/facts.json',
    'without its source',
  ],
];

function sentence(name: string): string {
  return (
    /A procedure only works[^.]*\./
      .exec(readFileSync(path.join(frozen, page(name)), 'utf8'))?.[0]
      .replace(/\n/g, ' ') ?? ''
  );
}

function copyOfPage(translation: string): string {
  const [source = ''] = /^source:.*\n/m.exec(translation) ?? [];
  return readFileSync(path.join(frozen, page('courses/hr')), 'utf8').replace(/\n---\n/, `\n${source}---\n`);
}

function swap(text: string, one: string, other: string): string {
  const value = (key: string) => new RegExp(`"${key}": (".*")`).exec(text)?.[1] ?? '';
  const [first, second] = [value(one), value(other)];
  return text.replace(first, '@').replace(second, first).replace('@', second);
}

/** The rules of a language’s own signs, on texts in that language. */
const signs: readonly Case[] = [
  [
    'German',
    strings('notFound', 'de'),
    () => text('de', 'title', 'Das ist ein "Kurs".'),
    `${strings('notFound', 'de')}:4:`,
    'write „, or run',
  ],
  [
    'English marks in Polish',
    strings('notFound', 'pl'),
    () => text('pl', 'title', 'To jest “kurs”.'),
    `${strings('notFound', 'pl')}:4:`,
    '„…”, inside them «…»',
  ],
  [
    'French spaces',
    strings('notFound', 'fr'),
    () => text('fr', 'title', 'Vous cherchez un cours ?'),
    `${strings('notFound', 'fr')}:4:35`,
    'an ordinary space',
  ],
  [
    'a French sign without its space',
    strings('privacy', 'fr'),
    () => text('fr', 'contents.title', 'Attention: ici'),
    `${strings('privacy', 'fr')}:4:`,
    'no space in',
  ],
];

function text(language: string, key: string, words: string): string {
  return `{\n  "home": "${language}",\n  "links.title": "${language}",\n  ${JSON.stringify(key)}: ${JSON.stringify(words)}\n}\n`;
}

describe.each<[string, readonly Case[]]>([
  ['what cannot be read', unreadable],
  ['what does not agree with the English', different],
  ['what was not caught by eye', mistakes],
  ['the signs of a language', signs],
])('%s', (_, cases) => {
  let found: string[][] = [];
  beforeAll(async () => {
    const copies = cases.map(([, file, how]) => {
      const copy = copyOfProject();
      if (cases === signs) addLanguages(copy);
      if (cases === signs) put(copy, file, how(''));
      else change(copy, file, how);
      return copy;
    });
    found = await checkAll(copies);
  });

  test.each(cases)('%s is named with its place', (what, _file, _how, place, words) => {
    const problems = found[cases.findIndex(([name]) => name === what)] ?? [];
    const here = problems.filter((problem) => problem.startsWith(place));
    expect(here.length > 0 ? here.join('\n\n') : problems.join('\n\n')).toContain(words);
  });
});

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
  const { output, code } = await run(copy, 'check.ts');
  expect(output).toMatch(
    /content\/data\/languages\.json:\d+:\d+ {2}error\n {2}found .*"yes"\n {2}expected {2}true or false/,
  );
  expect(output).toContain('content/features/qms/en.mdx:1:1  error\n  found     no English page');
  expect(code).toBe(1);
});

test('a published language that falls below its share of words is an error, until the owner lowers the share', async () => {
  const [complete, below] = [copyOfProject(), copyOfProject()];
  for (const copy of [complete, below])
    change(copy, strings('home'), (text) => text.replace(/^ {2}"hero\.lede".*\n/m, ''));
  change(below, languages, (list) => list.replace(/("code": "cy".*"required": )\d+/, '$1100'));
  const first = await run(complete, 'check.ts');
  expect(first.output).toContain('1 text waits for translators in cy');
  expect(first.output).toContain('  home:hero.lede  missing in cy');
  expect(first.code).toBe(0);
  const second = await run(below, 'check.ts');
  expect(second.output).toMatch(
    /content\/data\/languages\.json:2:\d+ {2}error[^]*with 9\d% of its words[^]*at least 100%/,
  );
  expect(second.code).toBe(1);
});

test('whatever changes in English is an error in no other language', async () => {
  const copy = copyOfProject();
  commit(copy);
  change(copy, strings('common', 'en'), (text) => text.replace('"nav.home"', '"nav.help": "Help",\n  "nav.home"'));
  change(copy, 'locales/meta/common.json', (text) =>
    text.replace('"nav.home"', '"nav.help": {"context": "Menu"},\n  "nav.home"'),
  );
  change(copy, strings('home', 'en'), (text) => text.replace(/^ {2}"hero\.note".*\n/m, ''));
  change(copy, 'locales/meta/home.json', (text) => text.replace(/^ {2}"hero\.note".*\n/m, ''));
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
  const { code, output } = await run(copy, 'check.ts');
  expect(output).not.toMatch(/ {2}error/);
  expect(code).toBe(0);
  expect(output).toContain('  common:nav.help  missing in cy, de');
  expect(output).toContain('  features/qms  stale in cy, de');
  expect(output).toContain('the key "hero.note", which the English no longer has');
});

test('a language that does not exist is answered with those that do', async () => {
  const { code, output } = await run(root, 'check.ts', [], { LOCALES: 'en,xx' });
  expect(output).toContain('LOCALES names xx; the languages are cy, de, el, en');
  expect(code).toBe(1);
});
