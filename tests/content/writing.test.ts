/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { change, content, copyOfProject, frozen, i18n, put, strings, type Change } from './copy';

jest.setTimeout(60_000);

const features = 'content/features';
const qms = `${features}/qms/en.mdx`;
const reporting = `${features}/reporting/en.mdx`;
const hr = 'content/courses/hr/en.mdx';
const leadership = 'content/courses/leadership/en.mdx';
/** Where the file next to it is broken. */
const asItIs: Change = (text) => text;
const after = (place: string, added: string) => (text: string) => text.replace(place, `${place}${added}`);

/** Mistakes that do not get in each other's way: what is broken, where, how, the words at its place, and what is said. */
const mistakes: readonly [string, string, Change, string | RegExp, string][] = [
  [
    'a link to a page that is not there',
    qms,
    after('of hunting through shared folders.', ' [Prices](/prices) tell more.'),
    '](/prices)',
    'did you mean /pricing?',
  ],
  [
    'a link with a language',
    qms,
    after('easy to see and quick to close.', ' [Prices](/cy/pricing)'),
    '](/cy/pricing)',
    'write /pricing',
  ],
  [
    'a link to an id that is not there',
    qms,
    after('would live in Camre.', ' [Why](#whyy)'),
    '](#whyy)',
    'did you mean #why?',
  ],
  [
    'a link without encryption',
    qms,
    after('version; you keep the earlier ones.', ' [ISO](http://iso.example)'),
    '](http://',
    'expected  https://',
  ],
  [
    'a heading that leaves out a level',
    qms,
    (text) => text.replace(/^## (.*\[#more\])$/m, '#### $1'),
    '#### ',
    'level 3',
  ],
  [
    'an id written twice',
    reporting,
    (text) => text.replace('[#more]', '[#why]'),
    /\[#why\]\n[\s\S]*?(## [^\n]*\[#why\])/,
    '#why a second time',
  ],
  ['a missing picture', qms, asItIs, '<Screenshot', 'a <Screenshot> without its picture'],
  [
    'an alternative text that says it is a picture',
    reporting,
    (text) => text.replace('alt="', 'alt="Screenshot of '),
    '<Screenshot',
    'leave “Screenshot of” out',
  ],
  ['a picture too small', reporting, asItIs, '<Screenshot', '400 pixels wide'],
  [
    'a component that this kind of page does not show',
    hr,
    after('</CourseList>', '\n\n<Screenshot alt="Some words here" />'),
    '<Screenshot',
    'not shown there',
  ],
  [
    'lessons that are longer than their course',
    hr,
    after('</CourseList>', `\n\n${outline('right-to-work-checks', '50')}`),
    '<CourseOutline of="right-to-work-checks"',
    'lessons of 110 minutes in all',
  ],
  [
    'an outline of a course that the page does not have',
    leadership,
    after('</CourseList>', `\n\n${outline('right-to-work-checks', '50')}`),
    '<CourseOutline of="right-to-work-checks"',
    'the id of a course of this page',
  ],
  [
    'a question without a correct answer',
    'content/lessons/allergens/en.mdx',
    (text) => text.replace(' correct="yes"', ''),
    '<Question',
    'a <Question> with 0 answers marked as correct',
  ],
  [
    'one capability too few',
    qms,
    (text) => text.replace(/ {2}<Capability [\s\S]*?<\/Capability>\n/, ''),
    '<Capability ',
    '3 × <Capability>',
  ],
  [
    'a figure that nobody gave',
    leadership,
    (text) => text.replace('## Courses', 'Managers save 37% of their time.\n\n## Courses'),
    '37%',
    'the figure “37%”',
  ],
  [
    'a figure of something else',
    leadership,
    after('Managers save 37% of their time.', ' It speaks 15 dialects.'),
    '15 dialects',
    'the figure “15” of something else',
  ],
  [
    'a claim that nobody could show',
    leadership,
    after('It speaks 15 dialects.', ' Trusted by hotels.'),
    'Trusted by',
    '“Trusted by”',
  ],
  [
    'a figure in a string',
    'locales/en/home.json',
    (text) => text.replace('Productivity up 35%', 'Productivity up 36%'),
    '"benefits.productivity.title"',
    'the figure “36%”',
  ],
  [
    'link words that say nothing',
    leadership,
    after('Trusted by hotels.', ' [Click here](/pricing)'),
    '[Click here]',
    'link words that make sense on their own',
  ],
  [
    'American spelling',
    leadership,
    after('[Click here](/pricing)', ' We organize it.'),
    'organize',
    'British spelling',
  ],
  ['a page that no menu leads to', 'content/data/topics.json', asItIs, '', 'a page that no menu leads to'],
];

function outline(course: string, minutes: string): string {
  const lessons = ['60', minutes].map((length) => `  <Lesson minutes="${length}">Something to learn</Lesson>\n`);
  return `<CourseOutline of="${course}">\n${lessons.join('')}  <Outcome>Do it</Outcome>\n</CourseOutline>`;
}

let broken: string;
let output: string;
let code: number;

beforeAll(async () => {
  broken = copyOfProject();
  for (const [, file, how] of mistakes)
    writeFileSync(path.join(broken, file), how(readFileSync(path.join(broken, file), 'utf8')));
  put(broken, 'content/courses/unlisted/en.mdx', '');
  rmSync(path.join(broken, features, 'qms/screenshot.en.png'));
  await sharp({ create: { width: 400, height: 250, channels: 3, background: '#fff' } })
    .png()
    .toFile(path.join(broken, features, 'reporting/screenshot.en.png'));
  ({ code, output } = await i18n(broken, 'check'));
});

test.each(mistakes)('%s is named with its place', (_, file, __, needle, said) => {
  const place = needle === '' ? 'content/courses/unlisted/en.mdx:1:' : `${file}:${lineIn(file, needle)}:`;
  const paragraph = output.split('\n\n').find((part) => part.startsWith(place) && part.includes(said));
  expect(paragraph ?? output.split('\n\n').filter((part) => part.startsWith(place))).toContain(said);
  expect(code).toBe(1);
});

function lineIn(file: string, needle: string | RegExp): number {
  const text = readFileSync(path.join(broken, file), 'utf8');
  const match = typeof needle === 'string' ? undefined : needle.exec(text);
  const index =
    typeof needle === 'string'
      ? text.indexOf(needle)
      : (match?.index ?? 0) + (match?.[0].lastIndexOf(match[1] ?? '') ?? 0);
  return text.slice(0, index).split('\n').length;
}

test('one page is checked by its slug, and its mistakes alone decide', async () => {
  const copy = copyOfProject();
  change(copy, qms, (text) => text.replace('[#features]', ''));
  const one = await content(copy, 'check', 'reporting');
  expect(one).toEqual({ code: 0, output: '0 errors, 0 warnings in content/features/reporting\n' });
  const other = await content(copy, 'check', qms);
  expect(other.output).toContain(`1 error, 0 warnings in ${qms}`);
  expect(other.code).toBe(1);
  expect((await content(copy, 'check', 'qmss')).output).toBe(
    'There is no file or page “qmss”; did you mean qms?\n',
  );
});

test.each([
  ['feature', 'features', 'time-tracking', 'Time tracking'],
  ['course', 'courses', 'coffee', 'Coffee'],
])('a new %s is valid as it is, and everything it needs is there', async (word, kind, slug, name) => {
  const copy = copyOfProject();
  const made = await content(copy, 'new', word, slug);
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringContaining(`What is left for you:\n  1. content/${kind}/${slug}/en.mdx`),
  });
  expect((await content(copy, 'check')).output).toMatch(/^0 errors, \d+ warnings/m);
  // Nothing of it is an error in another language, and the English name is not in their menus as if it were theirs.
  expect(await i18n(copy, 'check')).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(copy, 'content/data/topics.json'), 'utf8')).toContain(slug);
  expect(strings(copy, 'en', 'common')).toMatchObject({ [`nav.${word}.${slug}`]: name });
  const again = await content(copy, 'new', word, slug);
  expect(again).toEqual({ code: 1, output: `content/${kind}/${slug} is there already; nothing was written\n` });
});

test('a page is a draft until it is published, which its template’s words prevent', async () => {
  const copy = copyOfProject();
  await content(copy, 'new', 'feature', 'time-tracking');
  const page = `${features}/time-tracking/en.mdx`;
  const refused = await content(copy, 'publish', 'time-tracking');
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/stays a draft[^]*“TODO/) });
  expect(await content(copy, 'check', 'time-tracking')).toMatchObject({
    code: 1,
    output: expect.stringContaining('“TODO'),
  });
  change(copy, page, (text) => text.replace(/TODO /g, 'Our '));
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.note": ")/, '$1Two features. '));
  const published = await content(copy, 'publish', 'time-tracking');
  expect(published).toMatchObject({
    code: 0,
    output: expect.stringContaining('found     “Two features”\n  expected  3'),
  });
  expect(await i18n(copy, 'check')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/features\/time-tracking {2}missing in cy, de/),
  });
  change(copy, page, (text) => text.replace('Our ', 'TODO '));
  expect(await i18n(copy, 'check')).toMatchObject({ code: 1 });
});

test('an address that could not be one is refused', async () => {
  const { code: refused, output: said } = await content(frozen, 'new', 'feature', 'Time Tracking');
  expect(said).toContain('expected lower-case words joined by hyphens');
  expect(refused).toBe(1);
});
