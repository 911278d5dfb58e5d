/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { change, copyOfContent, root, run } from './copy';

jest.setTimeout(180_000);

const i18n = 'i18n/index.ts';

test('every language goes out and comes back in both formats without a changed byte', () => {
  const copy = copyOfContent();
  const before = digest(copy);
  const output = execFileSync(path.join(root, 'node_modules/.bin/tsx'), [path.join(__dirname, 'roundTrips.ts'), copy], {
    cwd: root,
    encoding: 'utf8',
  });
  const languages = readdirSync(path.join(copy, 'locales')).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en');
  for (const language of languages)
    for (const format of ['po', 'xliff']) expect(output).toContain(`round trip ${language} ${format}`);
  expect(output.match(/Nothing changed/g)).toHaveLength(languages.length * 2);
  expect(digest(copy)).toEqual(before);
});

describe('what comes back', () => {
  let copy: string;
  let file: string;
  let sent: string;
  let before: Record<string, string>;

  beforeAll(async () => {
    copy = copyOfContent();
    file = path.join(copy, 'cy.po');
    // One string is of an older English, one is not translated yet.
    change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
    change(copy, 'locales/cy/home.json', (text) => text.replace(/^ {2}"hero\.trial".*\n/m, ''));
    change(copy, 'locales/state/cy.json', (text) => text.replace(/^ {2}"home:hero\.trial".*\n/m, ''));
    await run(copy, i18n, ['export', 'cy', '--po', '--out', file]);
    sent = readFileSync(file, 'utf8');
    before = digest(copy);
  });

  test('says what is stale, what is missing, where a text stands and how long it may be', () => {
    expect(entry('home:hero.lede')).toMatch(/#, fuzzy/);
    expect(entry('home:hero.trial')).toMatch(/msgstr ""$/);
    expect(entry('common:consent.accept')).toMatch(
      /#: locales\/en\/common\.json:3\n#\. .*cookie message.*\n#\. At most 40 characters/,
    );
    expect(entry('features/qms#9')).toMatch(/#\. Page “Audit-ready on an ordinary Tuesday”: heading/);
  });

  test.each([
    [
      'a file for another language',
      (text: string) => text.replace('Language: cy', 'Language: de'),
      'cy.po:1:1  found a translation into “de”, expected “cy”',
    ],
    [
      'an older English',
      (text: string) => text.replace('msgid "Breadcrumb"', 'msgid "Bread crumb"'),
      'found a translation of “Bread crumb”, expected one of today’s English “Breadcrumb”',
    ],
    [
      'a text that is not ours',
      (text: string) => text.replace('common:breadcrumbs.label', 'common:breadcrumbs.lable'),
      'found “common:breadcrumbs.lable”, which no text of today has',
    ],
    [
      'a text that is missing',
      (text: string) => text.replace(/#: [^\n]*\n#\. [^\n]*\nmsgctxt "common:breadcrumbs\.label"\n.*\n.*\n/, ''),
      'found no “common:breadcrumbs.label”',
    ],
    [
      'a file that is cut off',
      (text: string) => text.slice(0, text.indexOf('msgstr "Briwsion') + 12),
      'End-of-file within string',
    ],
    [
      'a lost placeholder',
      (text: string) => text.replace(/(msgstr "[^"]*)\{\{provider\}\}/, '$1Calendly'),
      'locales/cy/common.json:5:',
    ],
    [
      'MDX that does not parse',
      (text: string) => withTarget(text, 'features/qms#6', '<b>Nid yw'),
      'content/features/qms/cy.mdx:',
    ],
  ])('%s is refused with its place, and nothing is written', async (_, how, said) => {
    writeFileSync(file, how(sent));
    const { code, output } = await run(copy, i18n, ['import', 'cy', file]);
    expect(output).toMatch(/^Nothing was written:/);
    expect(output).toContain(said);
    expect(code).toBe(1);
    expect(digest(copy)).toEqual(before);
  });

  test('new texts are written where they belong, pinned, and everything else stays as it is', async () => {
    let text = withTarget(sent, 'home:hero.trial', 'Dechreuwch dreial am ddim');
    text = withTarget(
      text,
      'features/qms#6',
      'Nid yw gweithdrefn yn gweithio yn Camre oni bai bod y bobl ar y sifft wedi ei darllen heddiw.',
    );
    writeFileSync(file, text);
    const { code, output } = await run(copy, i18n, ['import', 'cy', file]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('wrote') });
    const now = digest(copy);
    const changed = Object.keys(now).filter((name) => now[name] !== before[name]);
    expect(changed.sort()).toEqual(['content/features/qms/cy.mdx', 'locales/cy/home.json', 'locales/state/cy.json']);
    expect(JSON.parse(readFileSync(path.join(copy, 'locales/cy/home.json'), 'utf8'))).toMatchObject({
      'hero.trial': 'Dechreuwch dreial am ddim',
    });
    const page = readFileSync(path.join(copy, 'content/features/qms/cy.mdx'), 'utf8');
    const old = readFileSync(path.join(root, 'content/features/qms/cy.mdx'), 'utf8');
    const paragraph = /\n\nNid yw gweithdrefn[\s\S]*?(?=\n\n)/;
    expect(page.replace(paragraph, '')).toBe(old.replace(paragraph, ''));
    expect(paragraph.exec(page)?.[0]).toBe(
      '\n\nNid yw gweithdrefn yn gweithio yn Camre oni bai bod y bobl ar y sifft wedi ei darllen heddiw.',
    );
  });

  function entry(id: string): string {
    return sent.split('\n\n').find((part) => part.includes(`msgctxt "${id}"`)) ?? '';
  }
});

function withTarget(text: string, id: string, target: string): string {
  const changed = text.replace(new RegExp(`(msgctxt "${id}"\\nmsgid .*\\nmsgstr )".*"`), `$1"${target}"`);
  if (changed === text) throw new Error(`No text ${id}`);
  return changed;
}

/** The files of content/ and locales/ with what they say. */
function digest(copy: string): Record<string, string> {
  return Object.fromEntries(
    ['content', 'locales'].flatMap((folder) =>
      readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name))
        .filter((name) => existsSync(path.join(copy, name)) && statSync(path.join(copy, name)).isFile())
        .map((name) => [
          name,
          createHash('sha1')
            .update(readFileSync(path.join(copy, name)))
            .digest('hex'),
        ]),
    ),
  );
}
