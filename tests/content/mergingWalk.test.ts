import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { change, cloneOfProject, content, git, i18n, read, strings } from './copy';

/**
 * Two working copies and git’s own merge: a writer changes the structure while a translator works. After `merge`, each text of
 * the translator is in a file of the language, or the command names it with its words and ends with exit code 1.
 */
const seeds = Number(process.env.WALKS_OF_FILES ?? 10);

const keys = ['hero.note', 'hero.lede', 'hero.trial', 'faq.title'];

/** What a writer does, each as commands or as a change of files. */
const structure: Readonly<Record<string, (copy: string) => Promise<unknown>>> = {
  ...Object.fromEntries(
    keys.flatMap((key) => [
      [`rename ${key}`, (copy: string) => i18n(copy, 'rename', `home:${key}`, `home:${key}New`)],
      [`remove ${key}`, (copy: string) => i18n(copy, 'remove', `home:${key}`)],
    ]),
  ),
  'two keys change places': async (copy) => {
    for (const [from, to] of ['note now', 'trial note', 'now trial'].map((names) => names.split(' ')))
      await i18n(copy, 'rename', `home:hero.${from}`, `home:hero.${to}`);
  },
  'rename a counted text': (copy) => i18n(copy, 'rename', 'common:courseCount', 'common:count.courses'),
  'rename the page, with a new one of its name': async (copy) => {
    await content(copy, 'rename', 'features/qms', 'documents');
    await content(copy, 'new', 'feature', 'qms');
  },
  'rename the page': (copy) => content(copy, 'rename', 'features/qms', 'quality'),
  'remove the page': (copy) => content(copy, 'remove', 'features/qms', '--to', '/pricing'),
  'rename the course page': (copy) => content(copy, 'rename', 'courses/hr', 'people'),
  'remove the language': (copy) => i18n(copy, 'remove', 'cy'),
  'add a language': (copy) => i18n(copy, 'add', 'sv'),
  'add a question': (copy) => content(copy, 'new', 'question', 'support'),
  'change the English': async (copy) =>
    change(copy, 'locales/en/home.json', (text) => text.replace(/("faq\.trial\.question": ")/, '$1Now: ')),
};

type Work = readonly [what: string, words: string, how: (copy: string) => Promise<unknown>];

/** What a translator does: words that are in no other text. */
const work: readonly Work[] = [
  ...keys.map((key, index): Work => {
    const words = `Geiriau ${'abcd'.charAt(index)}${'xyz'.repeat(3)}`;
    return [
      `translate ${key}`,
      words,
      async (copy) => {
        change(copy, 'locales/cy/home.json', (text) =>
          text.replace(new RegExp(`("${key.replace('.', '\\.')}": ").*(",?\\n)`), `$1${words}$2`),
        );
        await i18n(copy, 'accept', 'cy', `home:${key}`, '--mine');
      },
    ];
  }),
  [
    'translate a counted text',
    'cwrs geiriau',
    async (copy) => {
      change(copy, 'locales/cy/common.json', (text) =>
        text.replace(/("courseCount_few": ").*"/, '$1{{count}}+ cwrs geiriau"'),
      );
      await i18n(copy, 'accept', 'cy', 'common', '--mine');
    },
  ],
  ...['features/qms', 'courses/hr'].map((page): Work => {
    const words = `Geiriau ${page.replace('/', ' ')} newydd`;
    return [
      `translate ${page}`,
      words,
      async (copy) => change(copy, `content/${page}/cy.mdx`, (text) => text.replace(/^(heading: ).*$/m, `$1${words}`)),
    ];
  }),
];

test('a text that a person wrote is in a file after a merge, or it is named', async () => {
  const some = <T>(all: readonly T[]) => fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      some(Object.entries(structure)),
      some(work),
      fc.boolean(),
      async (changes, translations, isRebase) => {
        const copy = cloneOfProject();
        git(copy, 'checkout', '-q', '-b', 'writer');
        for (const [, how] of changes) await how(copy);
        git(copy, 'add', '-A');
        git(copy, 'commit', '-q', '--allow-empty', '-m', 'writer');
        git(copy, 'checkout', '-q', '-b', 'translator', 'writer~1');
        for (const [, , how] of translations) await how(copy);
        git(copy, 'commit', '-qam', 'translator');
        let stopped = false;
        try {
          if (isRebase) git(copy, 'rebase', '-q', 'writer');
          else git(copy, 'merge', '-q', '--no-edit', 'writer');
        } catch {
          stopped = true;
        }
        const { code, output } = await i18n(copy, 'merge');
        const texts = welshTexts(copy);
        for (const [what, words] of translations) {
          const isThere = texts.some((text) => text.includes(words));
          expect({
            what,
            isRebase,
            isKept: isThere || (code === 1 && output.includes(words)),
            stopped,
            output,
          }).toMatchObject({
            isKept: true,
          });
        }
        // Nothing that is in the way of a build is left without being named.
        if (code === 0) expect(() => strings(copy, 'en', 'home')).not.toThrow();
      },
    ),
    { seed: Number(process.env.WALK_SEED ?? 63), numRuns: seeds, endOnFailure: true },
  );
}, 1_800_000);

/** The texts of Welsh, whatever its files are called. */
function welshTexts(copy: string): string[] {
  const files = ['content', 'locales'].flatMap((folder) =>
    readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return files.filter((file) => /(?:^locales\/cy\/.*\.json|\/cy\.mdx)$/.test(file)).map((file) => read(copy, file));
}
