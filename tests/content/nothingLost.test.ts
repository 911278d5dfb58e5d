import fc from 'fast-check';
import { parseContentPage } from '../../src/content/pages/contentPage';
import { plainText } from '../../src/content/mdx/tree';
import { block, inline } from './mistakes/constructs';

/**
 * Whatever a writer or a tool puts into a file, readers see its words and nothing else, or it is named. Each construct of
 * CommonMark, GFM, YAML and what programs export is written around words of its own.
 */
async function read(fields: string, body: string) {
  const text = `---\n${fields}\n---\n\n${body}\n`;
  const page = await parseContentPage('content/pages/try/en.mdx', text, { kind: 'pages', slug: 'try', language: 'en' });
  return { page, isNamed: page.problems.length + page.lookalikes.length > 0 };
}

test.each([...inline.map((form) => [form, true] as const), ...block.map((form) => [form, false] as const)])(
  'in a body, %j is shown as meant or named',
  async (form) => {
    const { body, words } = filled([form]);
    await expectWhole(body, words);
  },
);

test('and so are they next to each other', async () => {
  const forms = fc.array(
    fc.oneof(
      fc.constantFrom(...block),
      fc.tuple(fc.constantFrom(...inline), fc.constantFrom(...inline)).map(([one, other]) => `$ ${one} ${other} $`),
    ),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(forms, async (some) => {
      const { body, words } = filled(some);
      await expectWhole(body, words);
    }),
    { seed: 52, numRuns: 400 },
  );
});

/** Words in place of each `$` of the forms. */
function filled(forms: readonly string[]) {
  const words: string[] = [];
  const body = forms.join('\n\n').replaceAll('$', () => {
    const word = `word${'abcdefghijklmnopqrstuvwxyz'.charAt(words.length % 26)}`;
    words.push(word);
    return word;
  });
  return { body, words };
}

async function expectWhole(body: string, words: readonly string[]): Promise<void> {
  const { page, isNamed } = await read('title: Words\ndescription: Words\nheading: Words', body);
  if (!isNamed) expect(plainText(page.tree).replace(/\s/g, '')).toBe(words.join(''));
}

test.each([
  ['One two', 'One two'],
  ['"One #two"', 'One #two'],
  ["'One: two'", 'One: two'],
  ['One #two', 'One #two'],
  ['One # two', 'One # two'],
  ['One two # note', 'One two'],
  ['One: two', 'One: two'],
  ['&One two', '&One two'],
  ['!One two', '!One two'],
  ['*One* two', 'One two'],
  ['>-\n  One\n  two', 'One two'],
  ['>\n  One\n\n  two', 'One two'],
  ['|\n  One\n  two', 'One two'],
  ['One\n  two', 'One two'],
  ['One\n\n  two', 'One two'],
  ['"One\\ntwo"', 'One two'],
  ['[One, two]', 'One, two'],
  ['{One: two}', 'One: two'],
  ['- One', 'One'],
  ['2026', '2026'],
  ['2026-11-21', '2026-11-21'],
  ['null', 'null'],
  ['~', '~'],
  ['yes', 'yes'],
  ['@One', '@One'],
  ['`One`', 'One'],
  ['%One', '%One'],
  ['? One', 'One'],
  ['"One', 'One'],
  ['One\n...', 'One'],
  ['One\nheading: Two', 'One'],
  ['One\n# note', 'One'],
  ['<b>One</b>', 'One'],
  ['One :tada:', 'One'],
  ['One \uf0b7', 'One'],
  ['One\n<<: Two', 'One'],
  ['!!str One', 'One'],
  ['!!binary One', 'One'],
  ['One\n\tTwo', 'One Two'],
  ["'It''s'", "It's"],
  ['"One \\x41"', 'One A'],
  ['"One\\\n  two"', 'Onetwo'],
  ['12:30:45', '12:30:45'],
  ['1_000', '1_000'],
  ['0o17', '0o17'],
  ['1e3', '1e3'],
  ['|+\n  One\n\n', 'One'],
  ['>2-\n   One', 'One'],
  ['One\n---\nsummary: Two', 'One'],
  ['&a One\nsummary: *a', 'One'],
  ['"One" two', '"One" two'],
  ['One:', 'One:'],
  ['- - One', 'One'],
  ['{', '{'],
  ['One,', 'One,'],
  ['=', '='],
  ["One'", "One'"],
  ['|\n  One\n\n  two', 'One two'],
  ['"One\\u200b"', 'One'],
  ['One\\', 'One\\'],
])('in the front matter, %j is shown as meant or named', async (value, meant) => {
  const { page, isNamed } = await read(`title: Words\ndescription: Words\nheading: ${value}`, 'Words.');
  if (!isNamed && !/\p{Co}/u.test(value)) expect(page.frontMatter).toMatchObject({ heading: meant });
});
