/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { change, copyOfContent, lineOf, put, root, run, type Change } from './copy';

jest.setTimeout(60_000);

/** A way to break a file, the place that the check names for it, and words of what it says. */
type Case = readonly [what: string, file: string, how: Change, place: string, words: string];

const page = (place: string, language = 'en') => `content/${place}/${language}.mdx`;
const strings = (namespace: string, language = 'cy') => `locales/${language}/${namespace}.json`;
const line = (file: string, needle: string) => `${file}:${lineOf(file, needle)}:`;
const english = (namespace: string, key: string) =>
  JSON.parse(readFileSync(path.join(root, strings(namespace, 'en')), 'utf8'))[key];
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
    page('courses/management'),
    (text) => text.replace(/^title:.*$/m, 'title: 7'),
    `${line(page('courses/management'), 'title:')}1`,
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
    page('features/performance-reviews'),
    (text) => text.replace(/<(\/?)CallToAction/g, '<$1CalToAction'),
    line(page('features/performance-reviews'), '<CallToAction'),
    'did you mean <CallToAction>?',
  ],
  [
    'an unknown property',
    page('features/ai-course-builder'),
    (text) => text.replace('<Feature icon=', '<Feature icn='),
    line(page('features/ai-course-builder'), '<Feature icon='),
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
    page('courses/licenses'),
    (text) => text.replace('</CourseList>', ''),
    page('courses/licenses'),
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
    page('courses/food-safety'),
    (text) => text.replace(/^(## .*) \[#[a-z-]+\]/m, '$1'),
    line(page('courses/food-safety'), '## '),
    'a heading without an id',
  ],
  [
    'a body that is empty',
    page('courses/mental-health'),
    (text) => text.replace(/(\n---\n)[\s\S]*/, '$1'),
    page('courses/mental-health'),
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
    page('courses/management', 'cy'),
    (text) => text.replace(/\n/g, '\r\n'),
    `${page('courses/management', 'cy')}:1:4`,
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
    (text) => text.replace(/"[0-9a-f]{8} machine"/, '"soon"'),
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
    strings('privacy'),
    (text) => text.replace(/^( {2}".*),\n( {2}".*),\n/m, '$2,\n$1,\n'),
    `${strings('privacy')}:3:3`,
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
    'a heading that the translation lost',
    page('features/qms', 'cy'),
    (text) => text.replace(/^## .*\[#more\]$/m, ''),
    `${page('features/qms', 'cy')}:${lineOf(page('features/qms', 'cy'), '<CapabilityGrid>')}:`,
    'no <h2 id="more"> here',
  ],
  [
    'a component in another order',
    page('features/performance-reviews', 'cy'),
    (text) => text.replace(/icon="[a-z-]+"/, 'icon="key"'),
    line(page('features/performance-reviews', 'cy'), '<Feature icon='),
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
    page('courses/licenses', 'cy'),
    (text) => text.replace(/\]\(\/(?=[a-z])|$/, (found) => (found ? '](/cy/' : '\nMwy [yma](/cy/contact).\n')),
    page('courses/licenses', 'cy'),
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

// Each case has a file of its own, so that one check of one copy is enough for all of a group.
describe.each<[string, readonly Case[]]>([
  ['what cannot be read', unreadable],
  ['what does not agree with the English', different],
  ['the signs of a language', signs],
])('%s', (_, cases) => {
  let result = { code: 0, output: '' };
  beforeAll(async () => {
    const copy = copyOfContent();
    for (const [, file, how] of cases) {
      if (cases === signs) put(copy, file, how(''));
      else change(copy, file, how);
    }
    result = await run(copy, 'check.ts', [], { LOCALES: 'en,cy,de,fr,pl' });
  });

  test.each(cases)('%s is named with its place', (_what, _file, _how, place, words) => {
    const paragraphs = result.output.split('\n\n').filter((paragraph) => paragraph.startsWith(place));
    expect(paragraphs.join('\n\n')).toContain(words);
  });

  test('the exit code says that there are errors', () => expect(result.code).toBe(1));
});

test('a dataset of the wrong shape and a page that lost its English are named', async () => {
  const copy = copyOfContent();
  rmSync(path.join(copy, page('features/qms')));
  change(copy, languages, (list) => list.replace('"enabled": true', '"enabled": "yes"'));
  const { output, code } = await run(copy, 'check.ts');
  expect(output).toMatch(
    /content\/data\/languages\.json:\d+:\d+ {2}error\n {2}found .*"yes"\n {2}expected {2}true or false/,
  );
  expect(output).toContain('content/features/qms/en.mdx:1:1  error\n  found     no English page');
  expect(code).toBe(1);
});

test('a language published in part may leave texts for later, but not those on every page', async () => {
  const copy = copyOfContent();
  change(copy, languages, (list) => list.replace(/("code": "cy".*"required": )\d+/, '$150'));
  change(copy, strings('home'), (table) => table.replace(/^ {2}"hero\.lede".*\n/m, ''));
  const inPart = await run(copy, 'check.ts');
  expect(inPart.output).toContain('warning, Missing and unknown texts\n  found     no key "hero.lede"');
  expect(inPart.code).toBe(0);
  change(copy, strings('common'), (table) => table.replace(/^ {2}"nav\.home".*\n/m, ''));
  const withoutCommon = await run(copy, 'check.ts');
  expect(withoutCommon.output).toContain('error, Missing and unknown texts\n  found     no key "nav.home"');
  expect(withoutCommon.code).toBe(1);
});

test('a language that does not exist is answered with those that do', async () => {
  const { code, output } = await run(root, 'check.ts', [], { LOCALES: 'en,xx' });
  expect(output).toContain('LOCALES names xx; the languages are cy, de, el, en');
  expect(code).toBe(1);
});
