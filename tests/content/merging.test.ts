import { change, cloneOfProject, git, i18n, read, strings } from './copy';

/** A clone with two branches, on each of which a translator of Welsh has changed and accepted texts. */
async function twoBranches(mine: Readonly<Record<string, string>>, theirs: Readonly<Record<string, string>>) {
  const copy = cloneOfProject();
  for (const [name, texts] of Object.entries({ mair: mine, ann: theirs })) {
    git(copy, 'checkout', '-q', '-b', name, 'HEAD');
    if (name === 'ann') git(copy, 'reset', '-q', '--hard', 'mair~1');
    git(copy, 'config', 'user.name', name);
    for (const [key, text] of Object.entries(texts))
      change(copy, 'locales/cy/home.json', (table) =>
        table.replace(new RegExp(`("${key.replaceAll('.', '\\.')}": ").*(",?\\n)`), `$1${text}$2`),
      );
    await i18n(copy, 'accept', 'cy', ...Object.keys(texts).map((key) => `home:${key}`), '--mine');
    git(copy, 'commit', '-qam', name);
  }
  expect(() => git(copy, 'merge', '-q', 'mair')).toThrow();
  expect(read(copy, 'locales/pins/cy.json')).toContain('<<<<<<<');
  return copy;
}

test('neighbouring texts of two translators are joined by one command, with whose each is', async () => {
  const copy = await twoBranches({ 'hero.note': 'Dim angen cerdyn' }, { 'hero.lede': 'Dywedwch wrth Camre' });
  expect(await i18n(copy, 'merge')).toMatchObject({ code: 0 });
  git(copy, 'commit', '-qm', 'Both');
  expect(strings(copy, 'cy', 'home')).toMatchObject({
    'hero.note': 'Dim angen cerdyn',
    'hero.lede': 'Dywedwch wrth Camre',
  });
  const pins = JSON.parse(read(copy, 'locales/pins/cy.json'));
  expect([pins['home:hero.note'], pins['home:hero.lede']]).toEqual([
    expect.stringMatching(/ person .* mair$/),
    expect.stringMatching(/ person .* ann$/),
  ]);
  expect(await i18n(copy, 'check', 'cy')).toMatchObject({ code: 0 });
});

test('a text that both changed is left to a person, and its pin then follows the choice', async () => {
  const copy = await twoBranches({ 'hero.note': 'Dim angen cerdyn' }, { 'hero.note': 'Heb gerdyn' });
  const { code, output } = await i18n(copy, 'merge');
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('"hero.note" was changed on both sides'),
  });
  change(copy, 'locales/cy/home.json', (text) =>
    text.replace(/<<<<<<< ours\n[^]*?=======\n([^]*?)>>>>>>> theirs\n/, '$1'),
  );
  git(copy, 'add', 'locales/cy/home.json');
  expect(await i18n(copy, 'merge')).toMatchObject({ code: 0 });
  expect(strings(copy, 'cy', 'home')['hero.note']).toBe('Dim angen cerdyn');
  expect(JSON.parse(read(copy, 'locales/pins/cy.json'))['home:hero.note']).toMatch(/ person .* mair$/);
  expect(await i18n(copy, 'check', 'cy')).toMatchObject({ code: 0 });
});
