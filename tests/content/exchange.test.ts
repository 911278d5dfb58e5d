import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programPath } from '../../src/commandLine/programs';
import { change, changesIn, cloneOfProject, copyOfProject, i18n, read, removeString, strings } from './copy';
import { entry, exported, german, germanCopy, imported, withTarget } from './exchangeFiles';

const qms = 'content/features/qms';

test.each(['cy', 'de'])('%s goes out and comes back in both formats without a changed byte', async (language) => {
  const copy = cloneOfProject();
  for (const [option, extension] of [
    ['--po', 'po'],
    ['--xliff', 'xlf'],
  ] as const) {
    const file = path.join(copy, `texts.${extension}`);
    await i18n(copy, 'export', language, option, '--out', file);
    expect((await i18n(copy, 'import', language, file)).output).toContain('Nothing changed');
  }
  expect(changesIn(copy)).toBe('');
});

/** A clone in which one string is stale, one missing, and one text of a page changed. */
function changedCopy(): string {
  const copy = cloneOfProject();
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
  removeString(copy, 'cy', 'home:hero.note');
  change(copy, `${qms}/en.mdx`, (text) => text.replace('A procedure only works', 'Any procedure only works'));
  return copy;
}

describe('PO', () => {
  let copy: string;
  let sent: string;
  let before: string;

  beforeAll(async () => {
    copy = changedCopy();
    sent = await exported(copy, 'cy', 'po');
    before = changesIn(copy);
  });

  test('says what is stale with its older English, what is missing, where a text is and how long it may be', async () => {
    expect(entry(sent, 'home:hero.lede')).toMatch(/#, fuzzy\n#\| msgid "Tell Camre/);
    expect(entry(sent, 'home:hero.note')).toMatch(/msgstr ""$/);
    expect(entry(sent, 'common:consent.accept')).toMatch(
      /#: locales\/en\/common\.json:\d+\n#: common:consent\.accept\n#\. .*cookie message.*\n#\. At most 56 characters/,
    );
    // Of a stale page, only what has changed is to be looked at again.
    expect(sent.match(/#, fuzzy/g)).toHaveLength(2);
    expect(sent).toMatch(/#, fuzzy\n#\| msgid "A procedure only works[^]*?\nmsgid "Any procedure only works/);
    execFileSync(await programPath('msgfmt'), ['--check-format', '-o', '/dev/null', path.join(copy, 'sent.po')]);
  });

  test.each([
    [
      'a file for another language',
      (text: string) => text.replace('Language: cy', 'Language: de'),
      'into “de”, expected “cy”',
    ],
    [
      'a file that is cut off',
      (text: string) => text.slice(0, text.indexOf('msgstr "Briwsion') + 12),
      'End-of-file within string',
    ],
    [
      'a file that ends before a translation',
      (text: string) => text.slice(0, text.lastIndexOf('msgstr')),
      'no msgstr for',
    ],
  ])('%s is refused as a whole, and nothing is written', async (_, how, said) => {
    const { code, output } = await imported(copy, 'cy', 'cy.po', how(sent));
    expect(output).toMatch(/^Nothing was written:/);
    expect(output).toContain(said);
    expect(code).toBe(1);
    expect(changesIn(copy)).toBe(before);
  });

  test('a Latin-1 file is refused', async () => {
    writeFileSync(path.join(copy, 'cy.po'), Buffer.from(sent.replace('Briwsion', 'Brïwsion'), 'latin1'));
    const { code, output } = await i18n(copy, 'import', 'cy', path.join(copy, 'cy.po'));
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('is not UTF-8') });
  });
});

test('an import takes what fits, lists what does not with its reason, and keeps that for later', async () => {
  const copy = changedCopy();
  const sent = await exported(copy, 'cy', 'po');
  let text = withTarget(sent, 'home:hero.note', 'Dim angen cerdyn credyd');
  text = text.replace('msgid "Breadcrumb"', 'msgid "Bread crumb"');
  text = withTarget(text, 'common:breadcrumbs.label', 'Bara');
  text = text
    .replace(/(msgstr "[^"]*)\{\{provider\}\}/, '$1Calendly')
    .replace('"common:consent.reject"', '"common:consent.rejekt"');
  text = withTarget(text, /msgid "Everything an auditor asks[^"]*"/, '<b>Nid yw');
  const { code, output } = await imported(copy, 'cy', 'cy.po', text);
  expect(code).toBe(1);
  expect(output).toContain('wrote locales/cy/home.json, locales/pins/cy.json');
  expect(output).toMatch(/common:breadcrumbs\.label {2}its English is another one than today’s, “Breadcrumb”/);
  expect(output).toMatch(/common:consent\.calendar\.text {2}Placeholders and tags: found no \{\{provider\}\}/);
  expect(output).toMatch(
    /common:consent\.rejekt “Reject booking calendar” {2}there is no text of this name today; .* that of common:consent\.reject:/,
  );
  expect(output).toMatch(/features\/qms#\w+ {2}.*found/);
  expect(strings(copy, 'cy', 'home')['hero.note']).toBe('Dim angen cerdyn credyd');
  expect(strings(copy, 'cy', 'common')).toMatchObject({ 'breadcrumbs.label': 'Briwsion bara' });
  expect(read(copy, '.local/i18n/not-imported.cy.po')).toContain('msgctxt "common:breadcrumbs.label"');
});

test('a part of a file is enough, and a fuzzy text is never taken', async () => {
  const copy = changedCopy();
  const sent = await exported(copy, 'cy', 'po');
  const header = sent.slice(0, sent.indexOf('\n\n') + 2);
  const part = withTarget(entry(sent, 'home:hero.note'), 'home:hero.note', 'Dim cerdyn');
  const guess = withTarget(entry(sent, 'home:hero.lede'), 'home:hero.lede', 'Dyfaliad');
  const { code, output } = await imported(copy, 'cy', 'cy.po', `${header}${part}\n\n${guess}\n`);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('home:hero.lede  it is marked “fuzzy”'),
  });
  expect(read(copy, '.local/i18n/not-imported.cy.po')).toMatch(/#, fuzzy\nmsgctxt "home:hero\.lede"/);
  expect(strings(copy, 'cy', 'home')).toMatchObject({
    'hero.note': 'Dim cerdyn',
    'hero.lede': expect.not.stringContaining('Dyfaliad'),
  });
  expect(entry(await exported(copy, 'cy', 'po'), 'home:hero.lede')).toMatch(/#, fuzzy/);
});

test('a page with a new paragraph goes out with an empty text, and is made anew once all of it is translated', async () => {
  const copy = changedCopy();
  change(copy, `${qms}/en.mdx`, (text) =>
    text.replace('\n\n## ', '\n\nA new paragraph with [a link](/pricing).\n\n## '),
  );
  const sent = await exported(copy, 'cy', 'po');
  expect(sent).toMatch(/msgid "A new paragraph with \[a link\]\(\/pricing\)\."\nmsgstr ""/);
  let text = withTarget(sent, /msgid "A new paragraph[^"]*"/, 'Paragraff newydd gyda [dolen](/pricing).');
  const first = await imported(copy, 'cy', 'cy.po', text);
  expect(first.output).toMatch(
    /features\/qms#\w+ {2}the page takes new texts once all of them are translated; 1 of \d+ are not/,
  );
  expect(read(copy, `${qms}/cy.mdx`)).not.toContain('Paragraff newydd');
  text = text.replace(/#, fuzzy\n#\| msgid "A procedure/, '#| msgid "A procedure');
  const second = await imported(copy, 'cy', 'cy.po', text);
  expect(second.code).toBe(0);
  const page = read(copy, `${qms}/cy.mdx`);
  expect(page).toContain('\n\nParagraff newydd gyda [dolen](/pricing).\n\n## ');
  expect((await i18n(copy, 'todo', 'cy', 'qms')).output).toContain('Nothing to do in qms');
  expect((await i18n(copy, 'check')).code).toBe(0);
});

test('an imported list item is wrapped as the page is, and keeps its no-break spaces', async () => {
  const copy = copyOfProject();
  const sent = await exported(copy, 'cy', 'po');
  const words = `**Manylion cyfrif**: ${'enw a chyfeiriad e-bost '.repeat(9)}tua 5\u00A0000.`;
  const returned = withTarget(sent, /msgid "\*\*Account details\*\*[^"]*"/, words.replace('\u00A0', '\u00A0\n'));
  expect(await imported(copy, 'cy', 'cy.po', returned)).toMatchObject({ code: 0 });
  const page = read(copy, 'content/pages/privacy-policy/cy.mdx');
  const lines =
    page
      .slice(page.indexOf('- **Manylion cyfrif'))
      .split(/\n(?=- )/)[0]
      ?.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
  expect(lines.map((line) => line.replace(/^ {2}/, '')).join(' ')).toBe(`- ${words}`);
});

describe('files as tools write them', () => {
  const returned = path.join(__dirname, 'exchange/returned');
  test.each(readdirSync(returned))('%s comes back whole', async (name) => {
    const copy = germanCopy();
    const file = path.join(returned, name);
    expect(await i18n(copy, 'import', 'de', file, '--machine')).toEqual({
      code: 0,
      output: 'wrote locales/de/common.json, locales/de/home.json, locales/pins/de.json\n',
    });
    expect({ ...named(copy, 'common'), ...named(copy, 'home') }).toMatchObject(german);
    expect(await i18n(copy, 'check', 'de')).toMatchObject({ code: 0, output: expect.stringContaining('0 errors') });
  });

  function named(copy: string, namespace: string) {
    return Object.fromEntries(
      Object.entries(strings(copy, 'de', namespace)).map(([key, text]) => [`${namespace}:${key}`, text]),
    );
  }

  /** Imports a German file in which one text is guessed by its tool. */
  async function importGerman(copy: string, name: string): Promise<void> {
    const { code, output } = await i18n(copy, 'import', 'de', path.join(copy, name));
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('1 text was not taken') });
    expect(output).toMatch(/home:hero\.trial {2}it is marked “(fuzzy|needs-.*)”/);
    const { 'hero.note': note, 'hero.trial': trial } = strings(copy, 'de', 'home');
    expect({ note, trial }).toEqual({ note: german['home:hero.note'], trial: 'Kostenlos testen' });
    expect(await i18n(copy, 'check')).toMatchObject({ code: 0 });
  }

  async function gettext(program: string, input: string, ...options: string[]): Promise<string> {
    const folder = path.dirname(await programPath('msgfmt'));
    return execFileSync(path.join(folder, program), options, { input, encoding: 'utf8' });
  }

  test.each<[string, (text: string, file: string) => string | Promise<string>]>([
    ['sorted and re-wrapped by msgcat', (text) => gettext('msgcat', text, '--sort-output', '--width=60', '-')],
    [
      'merged by msgmerge, with an obsolete entry',
      (text, file) =>
        gettext('msgmerge', `${text}\nmsgctxt "home:gone"\nmsgid "Gone"\nmsgstr "Weg"\n`, '--quiet', '-', file),
    ],
    ['with Windows line ends and a byte-order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['without comments', (text) => text.replace(/^#[.:].*\n/gm, '')],
    ['with CR line ends', (text) => text.replaceAll('\n', '\r')],
    ['without a header', (text) => text.slice(text.indexOf('\n\n') + 2)],
  ])('PO %s', async (_, rewrite) => {
    const copy = germanCopy();
    const sent = await exported(copy, 'de', 'po');
    const translated = withTarget(sent, 'home:hero.note', german['home:hero.note']);
    const guessed = withTarget(translated, 'home:hero.trial', 'Ratewort');
    const text = guessed.replace('msgctxt "home:hero.trial"', '#, fuzzy\n$&');
    writeFileSync(path.join(copy, 'returned.po'), await rewrite(text, path.join(copy, 'sent.po')));
    await importGerman(copy, 'returned.po');
  });

  test.each([
    ['as translate-toolkit writes it', 'whole.xlf'],
    ['with states as Poedit and Weblate write them', 'states.xlf'],
    ['with groups, inline elements and de-DE', 'inline.xlf'],
  ])('XLIFF %s', async (_, name) => {
    const copy = germanCopy();
    await exported(copy, 'de', 'xlf');
    const maker = path.join(__dirname, 'exchange/makeXliff.py');
    execFileSync('/usr/bin/python3', [maker, path.join(copy, 'sent.xlf'), copy]);
    await importGerman(copy, name);
    expect(strings(copy, 'de', 'common')['consent.calendar.text']).toBe('Lädt einen Kalender von {{provider}}.');
  });
});
