import path from 'node:path';
import sharp from 'sharp';
import { fixLanguage } from '../../src/content/fix';
import { readProject } from '../../src/build/readProject';
import { change, content, copyOfProject, frozen, i18n, lineOf, put, read, strings } from './copy';

const features = 'content/features';
const qms = `${features}/qms/en.mdx`;
const reporting = `${features}/reporting/en.mdx`;

test('a picture that is too small for screens with two pixels each is named', async () => {
  const copy = copyOfProject();
  const picture = `${features}/reporting/screenshot.en.png`;
  await sharp({ create: { width: 400, height: 250, channels: 3, background: '#fff' } })
    .png()
    .toFile(path.join(copy, picture));
  const { code, output } = await content(copy, 'check', 'reporting');
  const place = `${reporting}:${lineOf(reporting, '<Screenshot')}:1`;
  expect(output).toContain(`${place}  error, Pictures\n  found     ${picture}, 400 pixels wide`);
  expect(code).toBe(1);
});

test('a figure that is written in words is listed with its translations', async () => {
  const { output } = await content(frozen, 'figure', 'six');
  expect(output).toContain(`locales/en/courses.json:${lineOf('locales/en/courses.json', 'one to six hours')}:`);
  expect(output).toMatch(/^locales\/cy\/courses\.json:\d+:\d+ {2}“six” in “/m);
  expect((await content(frozen, 'figure', '6')).output).toContain('“six” in “');
  expect((await content(frozen, 'figure', 'thirty')).output).toMatch(/\[.*30 minutes.*\]\n[^]* places of thirty\n$/);
  expect((await content(frozen, 'figure', '½')).output).toMatch(
    /^“½” is no number: write it in digits, such as figure 30/,
  );
});

test('a price is found in the code, and a figure with a decimal point is not another one without it', async () => {
  const { output } = await content(frozen, 'figure', '£2.50');
  expect(output).toBe('src/site/brand.ts:1:1  [2.5]\n1 place of £2.50\n');
  expect((await content(frozen, 'figure', '250')).output).not.toContain('brand.ts');
});

test('pasted text is put right in one round: a mistake of its structure hides no other, and no fix loses a table', async () => {
  const copy = copyOfProject();
  const pasted = 'See "this".\n\nDay\tFrom\nMonday\t08:00\n\nTell students\tnow. ';
  change(copy, qms, (text) => text.replace('[#features]', '').replace('<CallToAction', `${pasted}\n\n<CallToAction`));
  const { output } = await content(copy, 'check', 'qms');
  for (const found of ['a heading without an id', 'a straight "', '“student”', 'columns with tabs', 'a tab after'])
    expect(output).toContain(found);
  const fixed = fixLanguage(await readProject(copy), 'en')[qms];
  expect(fixed).toContain('See “this”.\n\nDay\tFrom\nMonday\t08:00\n\nTell students now.');
});

test('one page is checked by its slug, and its mistakes alone decide', async () => {
  const copy = copyOfProject();
  change(copy, qms, (text) => text.replace('[#features]', ''));
  const one = await content(copy, 'check', 'reporting');
  expect(one).toEqual({ code: 0, output: '0 errors, 0 warnings in content/features/reporting\n' });
  expect(await content(copy, 'check', 'features/reporting')).toEqual(one);
  const other = await content(copy, 'check', qms);
  expect(other.output).toContain(`1 error, 0 warnings in ${qms}`);
  expect(other.code).toBe(1);
  expect((await content(copy, 'check', 'qmss')).output).toBe('There is no page “qmss”; did you mean qms?\n');
});

test.each([
  ['feature', 'features', 'time-tracking', 'Time tracking'],
  ['course', 'courses', 'coffee', 'Coffee'],
  ['page', 'pages', 'imprint', 'Imprint'],
])('a new %s is valid as it is, and everything it needs is there', async (word, kind, slug, name) => {
  const copy = copyOfProject();
  const before = await content(copy, 'check');
  const made = await content(copy, 'new', word, slug);
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringContaining(`What is left for you:\n  1. content/${kind}/${slug}/en.mdx`),
  });
  // The words that are to be written are the writer's, and named.
  const others = ({ output }: typeof made) =>
    output.split('\n\n').filter((one) => /^\S+:\d/.test(one) && !/“TODO/.test(one));
  expect(others(await content(copy, 'check'))).toEqual(others(before));
  // Nothing of it is an error in another language, and the English name is not in their menus as if it were theirs.
  expect(await i18n(copy, 'check')).toMatchObject({ code: 0 });
  expect(read(copy, 'content/data/topics.json')).toContain(slug);
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

test('a question of the home page is written, ordered and removed without code', async () => {
  const copy = copyOfProject();
  const questions = 'content/data/questions.json';
  expect(await content(copy, 'new', 'question', 'support')).toMatchObject({ code: 0 });
  expect(JSON.parse(read(copy, questions))).toEqual(['trial', 'support']);
  // Its words are still to be written.
  const unwritten = await i18n(copy, 'check', 'en');
  expect(unwritten).toMatchObject({ code: 1, output: expect.stringContaining('found     TODO in [TODO A question?]') });
  change(copy, 'locales/en/home.json', (text) =>
    text.replace('TODO A question?', 'Who helps us?').replace('TODO Its answer.', 'We do, by telephone and by mail.'),
  );
  expect(await i18n(copy, 'check')).toMatchObject({
    code: 0,
    output: expect.stringContaining('home:faq.support.question  missing in cy, de'),
  });
  const again = await content(copy, 'new', 'question', 'support');
  expect(again).toEqual({ code: 1, output: `${questions} has “support” already; nothing was written\n` });
  put(copy, questions, '["support"]\n');
  for (const end of ['question', 'answer']) await i18n(copy, 'remove', `home:faq.trial.${end}`);
  const { output } = await i18n(copy, 'check');
  expect(output).not.toContain('faq.trial');
});
