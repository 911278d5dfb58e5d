import { change, commit, i18n, put, read, strings } from './copy';
import { entry, exported, german, germanCopy, imported, withTarget, withXml } from './exchangeFiles';

const note = 'home:hero.note';

test('any number of faults in one text refuse that text, with all their reasons, and the others are taken', async () => {
  const copy = germanCopy();
  const sent = await exported(copy, 'de', 'po');
  let text = withTarget(sent, note, german[note]);
  // No placeholder, another one, a foreign quotation mark, an HTML entity, and words of a machine.
  text = withTarget(text, 'common:consent.calendar.text', 'As an AI I load [[0]] von {{name}}&nbsp;«Cookies.');
  text = withTarget(
    text,
    /msgid "Any number of people[^"]*"|msgid "Documents, audits[^"]*"/,
    'Dokumente &amp;amp; [](/pricing)',
  );
  const { code, output } = await imported(copy, 'de', 'returned.po', text);
  expect(code).toBe(1);
  expect(output).toMatch(/^wrote locales\/de\/home\.json, locales\/pins\/de\.json\n\n2 texts were not taken/);
  for (const reason of ['no {{provider}}', '{{name}} that the English has not', '[[0]]', 'As an AI', '&nbsp;', '«'])
    expect(output).toContain(reason);
  expect(strings(copy, 'de', 'home')['hero.note']).toBe(german[note]);
  const kept = read(copy, '.local/i18n/not-imported.de.po');
  expect(kept.match(/^msgctxt/gm)).toHaveLength(2);
  expect(entry(kept, 'common:consent.calendar.text')).toMatch(/#\. .*As an AI[^]*\{\{provider\}\}/);
});

test('a text of a page that lost a component is refused, and not the text after it', async () => {
  const copy = germanCopy();
  const sent = await exported(copy, 'de', 'po');
  const whole = sent.split('\n\n').find((part) => /privacy-policy#[^]*<Brand/.test(part)) ?? '';
  const lost = whole.replace(/(msgstr ".*?)<Brand .*?\/>/, '$1Camre');
  expect(lost).not.toBe(whole);
  const id = /msgctxt "(.*)"/.exec(whole)?.[1] ?? '';
  const { code, output } = await imported(copy, 'de', 'returned.po', sent.replace(whole, lost));
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('1 text was not taken') });
  expect(output).toMatch(new RegExp(`  ${id} {2}found no <Brand of="`));
});

test.each([
  ['an empty text', '""', /warning, Missing and unknown texts\n {2}found {5}an empty text in "hero\.note"/],
  ['a number', '4', /error, Form of an entry\n {2}found {5}hero\.note = 4\n {2}expected {2}a text in quotes/],
  ['a table', '{ "small": "Klein" }', /error, Form of an entry\n {2}found {5}hero\.note = \{ "small"/],
])('%s in a table is one missing text: the others are read, and an import writes it', async (_, value, problem) => {
  const copy = germanCopy();
  change(copy, 'locales/de/home.json', (text) => text.replace('{', `{\n  "hero.note": ${value},`));
  const todo = async () => (await i18n(copy, 'todo', 'de')).output;
  expect(await todo()).toContain('3 missing');
  expect((await i18n(copy, 'check', 'de')).output).toMatch(problem);
  const sent = await exported(copy, 'de', 'po');
  expect(sent.match(/msgid ".+"\nmsgstr ""$/gm)).toHaveLength(3);
  const { output } = await imported(copy, 'de', 'returned.po', withTarget(sent, note, german[note]));
  expect(output).toContain('wrote locales/de/home.json');
  expect(strings(copy, 'de', 'home')['hero.note']).toBe(german[note]);
  expect(await todo()).toContain('2 missing');
});

test('English in the place of the translation is missing, until a person accepts it', async () => {
  const copy = germanCopy();
  commit(copy);
  const sent = await exported(copy, 'de', 'po');
  const text = withTarget(withTarget(sent, note, 'No credit card needed'), 'home:hero.trial', 'Start Free Trial ');
  const { code, output } = await imported(copy, 'de', 'returned.po', text);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^Nothing changed: .* 2 not taken\./) });
  expect(output).toMatch(/home:hero\.trial {2}it is the English/);
  // Written by hand, or by a platform.
  change(copy, 'locales/de/home.json', (table) => table.replace('{', '{\n  "hero.note": "No credit card needed",'));
  await i18n(copy, 'sync', 'de');
  expect((await i18n(copy, 'todo', 'de')).output).toContain('missing  home:hero.note');
  await i18n(copy, 'accept', 'de', note, '--as-is');
  expect((await i18n(copy, 'todo', 'de')).output).not.toContain(note);
});

test.each([
  ['an HTML entity', 'Keine&nbsp;Karte n&ouml;tig', '&nbsp; in'],
  ['a tag that lost its words', 'Keine Karte<mark></mark>', '<mark></mark> in'],
  ['a bracket that stays open', 'Keine (Karte nötig', 'a bracket without its other half'],
])('%s is an error in a table and in an import', async (_, target, words) => {
  const copy = germanCopy();
  const sent = await exported(copy, 'de', 'po');
  const { code, output } = await imported(copy, 'de', 'returned.po', withTarget(sent, note, target));
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`Left by a machine: found ${words}`) });
  put(copy, 'locales/de/home.json', read(copy, 'locales/de/home.json').replace('{', `{\n  "hero.note": "${target}",`));
  const check = await i18n(copy, 'check', 'de');
  expect(check).toMatchObject({ code: 1, output: expect.stringContaining(`found     ${words}`) });
});

test('an import that finds everything as it is has succeeded, and one of nothing says why', async () => {
  const copy = germanCopy();
  const sent = await exported(copy, 'de', 'po');
  const same = await imported(copy, 'de', 'returned.po', sent);
  expect(same).toEqual({
    code: 0,
    output: expect.stringMatching(/^Nothing changed: of .* the same as here, 3 empty\.\n$/),
  });
  const emptied = await imported(copy, 'de', 'returned.po', withTarget(sent, 'common:nav.home', ''));
  expect(emptied).toEqual({ code: 0, output: expect.stringMatching(/^Came back empty, .*: common:nav\.home$/m) });
  const empty = await imported(copy, 'de', 'returned.po', sent.slice(0, sent.indexOf('\n\n') + 2));
  expect(empty).toEqual({ code: 1, output: 'Nothing changed: the file has no texts.\n' });
  const conflict = await imported(copy, 'de', 'returned.po', `<<<<<<< HEAD\n${sent}`);
  expect(conflict.output).toMatch(/^Nothing was written: .*returned\.po:1:1 {2}found a merge conflict/);
});

describe('XLIFF', () => {
  const calendar = 'common:consent.calendar.text';
  const own = async (copy: string) => strings(copy, 'de', 'common')['consent.calendar.text'];

  test.each([
    [
      'what is in an inline code counts, and not its number',
      'Lädt <ph id="7">{{provider}}</ph>.',
      'Lädt {{provider}}.',
    ],
    ['the number of an empty code stands for that code', 'Lädt <x id="1"/>.', 'Lädt {{provider}}.'],
    [
      'segments keep the space between them',
      'Lädt <ph id="1">{{provider}}</ph>.<mrk mtype="seg" mid="1">Eins.</mrk><mrk mtype="seg" mid="2">Zwei.</mrk>',
      'Lädt {{provider}}.Eins. Zwei.',
    ],
    [
      'segments in lines of their own',
      '\n  <mrk mtype="seg" mid="1">Lädt <ph id="1">{{provider}}</ph>.</mrk>\n  <mrk mtype="seg" mid="2">Zwei.</mrk>\n',
      'Lädt {{provider}}. Zwei.',
    ],
  ])('%s', async (_, target, text) => {
    const copy = germanCopy();
    const sent = await exported(copy, 'de', 'xlf');
    const { code } = await imported(copy, 'de', 'returned.xlf', withXml(sent, calendar, `<target>${target}</target>`));
    expect([code, await own(copy)]).toEqual([0, text]);
  });

  test.each([
    ['without a state', '<target>Keine Karte</target>', true],
    ['in the state of the export', '<target state="needs-translation">Keine Karte</target>', true],
    ['that a person has to look at', '<target state="needs-review-translation">Keine Karte</target>', false],
    [
      'that a person has rejected',
      '<target state="translated" state-qualifier="rejected-grammar">Keine Karte</target>',
      false,
    ],
    ['with two translations', '<target>Keine Karte</target><target>Ohne Karte</target>', false],
  ])('a text that went out empty and comes back filled %s', async (_, target, isTaken) => {
    const copy = germanCopy();
    const { code, output } = await imported(
      copy,
      'de',
      'returned.xlf',
      withXml(await exported(copy, 'de', 'xlf'), note, target),
    );
    expect([code, strings(copy, 'de', 'home')['hero.note']]).toEqual(isTaken ? [0, 'Keine Karte'] : [1, undefined]);
    if (!isTaken) expect(output).toMatch(/home:hero\.note {2}it is marked “(?:needs-review|rejected-|two )/);
  });

  test('a stale text whose state a tool dropped is not taken as looked at', async () => {
    const copy = germanCopy();
    commit(copy);
    change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
    const sent = (await exported(copy, 'de', 'xlf')).replace(/ state="[\w-]+"/g, '');
    await imported(copy, 'de', 'returned.xlf', withXml(sent, note, '<target>Keine Karte</target>'));
    expect((await i18n(copy, 'todo', 'de')).output).toContain('stale  home:hero.lede');
  });
});
