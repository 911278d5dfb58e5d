/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programPath } from '../../src/authoring/commands/provision';
import { change, changesIn, commit, copyOfProject, i18n, read, removeString, strings } from './copy';

jest.setTimeout(180_000);

const qms = 'content/features/qms';

test.each(['cy', 'de'])('%s goes out and comes back in both formats without a changed byte', async (language) => {
  const copy = copyOfProject();
  commit(copy);
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
  const copy = copyOfProject();
  commit(copy);
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
  removeString(copy, 'cy', 'home:hero.note');
  change(copy, `${qms}/en.mdx`, (text) => text.replace('A procedure only works', 'Any procedure only works'));
  return copy;
}

async function exported(copy: string, format: 'po' | 'xlf'): Promise<string> {
  const file = path.join(copy, `cy.${format}`);
  const option = format === 'po' ? '--po' : '--xliff';
  expect(await i18n(copy, 'export', 'cy', option, '--out', file)).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8');
}

async function imported(copy: string, name: string, text: string, ...words: string[]) {
  writeFileSync(path.join(copy, name), text);
  return i18n(copy, 'import', 'cy', path.join(copy, name), ...words);
}

describe('PO', () => {
  let copy: string;
  let sent: string;
  let before: string;

  beforeAll(async () => {
    copy = changedCopy();
    sent = await exported(copy, 'po');
    before = changesIn(copy);
  });

  test('says what is stale with its older English, what is missing, where a text is and how long it may be', async () => {
    expect(entry(sent, 'home:hero.lede')).toMatch(/#, fuzzy\n#\| msgid "Tell Camre/);
    expect(entry(sent, 'home:hero.note')).toMatch(/msgstr ""$/);
    expect(entry(sent, 'common:consent.accept')).toMatch(
      /#: locales\/en\/common\.json:\d+\n#\. .*cookie message.*\n#\. At most 56 characters/,
    );
    // Of a stale page, only what has changed is to be looked at again.
    expect(sent.match(/#, fuzzy/g)).toHaveLength(2);
    expect(sent).toMatch(/#, fuzzy\n#\| msgid "A procedure only works[^]*?\nmsgid "Any procedure only works/);
    execFileSync(await programPath('msgfmt'), ['--check-format', '-o', '/dev/null', path.join(copy, 'cy.po')]);
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
  ])('%s is refused as a whole, and nothing is written', async (_, how, said) => {
    const { code, output } = await imported(copy, 'cy.po', how(sent));
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
  const sent = await exported(copy, 'po');
  let text = withTarget(sent, 'home:hero.note', 'Dim angen cerdyn credyd');
  text = withTarget(text, 'common:nav.home', 'Home').replace('msgid "Breadcrumb"', 'msgid "Bread crumb"');
  text = withTarget(text, 'common:breadcrumbs.label', 'Bara');
  text = text
    .replace(/(msgstr "[^"]*)\{\{provider\}\}/, '$1Calendly')
    .replace('"common:consent.reject"', '"common:consent.rejekt"');
  text = withTarget(text, /msgid "Everything an auditor asks[^"]*"/, '<b>Nid yw');
  const { code, output } = await imported(copy, 'cy.po', text);
  expect(code).toBe(1);
  expect(output).toContain('wrote locales/cy/common.json, locales/cy/home.json, locales/state/cy.json');
  expect(output).toMatch(
    /common:breadcrumbs\.label {2}its English has changed since the export; today it is “Breadcrumb”/,
  );
  expect(output).toMatch(/common:consent\.calendar\.text {2}Placeholders and tags: found no \{\{provider\}\}/);
  expect(output).toMatch(/common:consent\.rejekt {2}its English has changed since the export, or is gone/);
  expect(output).toMatch(/features\/qms#\w+ {2}.*found/);
  expect(strings(copy, 'cy', 'home')['hero.note']).toBe('Dim angen cerdyn credyd');
  expect(strings(copy, 'cy', 'common')).toMatchObject({ 'nav.home': 'Home', 'breadcrumbs.label': 'Briwsion bara' });
  // A word that is the same in both languages is a translation.
  expect(read(copy, 'locales/state/cy.json')).toMatch(/"common:nav\.home": "\w+ \w+ machine as-is"/);
  expect(read(copy, '.local/i18n/not-imported.cy.po')).toContain('msgctxt "common:breadcrumbs.label"');
});

test('a part of a file is enough, and a fuzzy text is never taken', async () => {
  const copy = changedCopy();
  const sent = await exported(copy, 'po');
  const header = sent.slice(0, sent.indexOf('\n\n') + 2);
  const part = withTarget(entry(sent, 'home:hero.note'), 'home:hero.note', 'Dim cerdyn');
  const guess = withTarget(entry(sent, 'home:hero.lede'), 'home:hero.lede', 'Dyfaliad');
  const { code, output } = await imported(copy, 'cy.po', `${header}${part}\n\n${guess}\n`);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('1 text is marked as needing work') });
  expect(strings(copy, 'cy', 'home')).toMatchObject({
    'hero.note': 'Dim cerdyn',
    'hero.lede': expect.not.stringContaining('Dyfaliad'),
  });
  expect(entry(await exported(copy, 'po'), 'home:hero.lede')).toMatch(/#, fuzzy/);
});

test('a page with a new paragraph goes out with an empty text, and is made anew once all of it is translated', async () => {
  const copy = changedCopy();
  change(copy, `${qms}/en.mdx`, (text) =>
    text.replace('\n\n## ', '\n\nA new paragraph with [a link](/pricing).\n\n## '),
  );
  const sent = await exported(copy, 'po');
  expect(sent).toMatch(/msgid "A new paragraph with \[a link\]\(\/pricing\)\."\nmsgstr ""/);
  let text = withTarget(sent, /msgid "A new paragraph[^"]*"/, 'Paragraff newydd gyda [dolen](/pricing).');
  const first = await imported(copy, 'cy.po', text);
  expect(first.output).toMatch(
    /features\/qms#\w+ {2}the page takes new texts once all of them are translated; 1 of \d+ are not/,
  );
  expect(read(copy, `${qms}/cy.mdx`)).not.toContain('Paragraff newydd');
  text = text.replace(/#, fuzzy\n#\| msgid "A procedure/, '#| msgid "A procedure');
  const second = await imported(copy, 'cy.po', text);
  expect(second.code).toBe(0);
  const page = read(copy, `${qms}/cy.mdx`);
  expect(page).toContain('\n\nParagraff newydd gyda [dolen](/pricing).\n\n## ');
  expect((await i18n(copy, 'todo', 'cy', 'qms')).output).toContain('Nothing to do in qms');
  expect((await i18n(copy, 'check')).code).toBe(0);
});

test('an imported list item is wrapped as the page is, and keeps its no-break spaces', async () => {
  const copy = copyOfProject();
  const sent = await exported(copy, 'po');
  const words = `**Manylion cyfrif**: ${'enw a chyfeiriad e-bost '.repeat(9)}tua 5\u00A0000.`;
  const returned = withTarget(sent, /msgid "\*\*Account details\*\*[^"]*"/, words.replace('\u00A0', '\u00A0\\n'));
  expect(await imported(copy, 'cy.po', returned)).toMatchObject({ code: 0 });
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
  const note = 'Keine Kreditkarte nötig';

  /** A copy in which German lacks two strings, and the file of its export. */
  async function exportedGerman(option: '--po' | '--xliff') {
    const copy = copyOfProject();
    for (const id of ['home:hero.note', 'common:consent.calendar.text']) removeString(copy, 'de', id);
    const file = path.join(copy, 'export');
    expect(await i18n(copy, 'export', 'de', option, '--out', file)).toMatchObject({ code: 0 });
    return { copy, file };
  }

  /** Imports a file; what its tool marked as needing work stays out. */
  async function importGerman(copy: string, name: string, written: RegExp): Promise<void> {
    const { code, output } = await i18n(copy, 'import', 'de', path.join(copy, name));
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(written) });
    expect(output).toContain('1 text is marked as needing work');
    expect(strings(copy, 'de', 'home')).toMatchObject({ 'hero.note': note, 'hero.trial': 'Kostenlos testen' });
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
  ])('PO %s', async (_, rewrite) => {
    const { copy, file } = await exportedGerman('--po');
    const translated = withTarget(readFileSync(file, 'utf8'), 'home:hero.note', note);
    const guessed = withTarget(translated, 'home:hero.trial', 'Ratewort');
    const text = guessed.replace('msgctxt "home:hero.trial"', '#, fuzzy\n$&');
    writeFileSync(path.join(copy, 'returned.po'), await rewrite(text, file));
    await importGerman(copy, 'returned.po', /^wrote locales\/de\/home\.json, locales\/state\/de\.json\n/);
  });

  test.each([
    ['as translate-toolkit writes it', 'whole.xlf'],
    ['with states as Poedit and Weblate write them', 'states.xlf'],
    ['with groups, inline elements and de-DE', 'inline.xlf'],
  ])('XLIFF %s', async (_, name) => {
    const { copy, file } = await exportedGerman('--xliff');
    execFileSync(await programPath('python'), [path.join(__dirname, 'exchange/makeXliff.py'), file, copy]);
    await importGerman(
      copy,
      name,
      /^wrote locales\/de\/common\.json, locales\/de\/home\.json, locales\/state\/de\.json\n/,
    );
    expect(strings(copy, 'de', 'common')['consent.calendar.text']).toBe('Lädt einen Kalender von {{provider}}.');
  });
});

function entry(text: string, id: string): string {
  return text.split('\n\n').find((part) => part.includes(`msgctxt "${id}"`)) ?? '';
}

function withTarget(text: string, id: string | RegExp, target: string): string {
  const source = typeof id === 'string' ? `msgctxt "${id}"\\n(?:#.*\\n)*msgid .*` : id.source;
  const changed = text.replace(new RegExp(`(${source}\\nmsgstr )".*"`), (_, start: string) => `${start}"${target}"`);
  if (changed === text) throw new Error(`No text ${String(id)}`);
  return changed;
}
