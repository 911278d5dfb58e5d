import { change, changesIn, cloneOfProject, commit, content, copyOfProject, i18n, read } from './copy';

afterEach(() => jest.restoreAllMocks());

/** Lets npm have kept an option for itself. */
function kept(name: string, value: string): void {
  jest.replaceProperty(process, 'env', { ...process.env, [name]: value });
}

test.each([
  [
    i18n,
    'npm_config_machine',
    'true',
    ['accept', 'cy', 'home:hero.title'],
    'i18n -- accept cy home:hero.title --machine',
  ],
  [i18n, 'npm_config_rules', 'true', ['check'], 'i18n -- check --rules'],
  [content, 'npm_config_name', 'Time', ['new', 'feature', 'time'], 'content -- new feature time --name Time'],
  [content, 'npm_config_token_description', '/pricing', ['remove', 'features/reporting'], '--to /pricing'],
])(
  'an option that npm has kept for itself stops a command, which says how to write it',
  async (run, name, value, words, said) => {
    const copy = cloneOfProject();
    kept(name, value);
    const { code, output } = await run(copy, ...words);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('In PowerShell in quotes: npm run ') });
    // The test’s own --root stands between.
    expect(output.replace(/ --root \S+/g, '')).toContain(said);
    expect(changesIn(copy)).toBe('');
  },
);

test('of several options that npm has kept, one without its value, the whole command is said', async () => {
  kept('npm_config_parseable', 'true');
  kept('npm_config_out', 'true');
  const { code, output } = await i18n(copyOfProject(), 'export', 'cy', 'cy.po');
  expect(code).toBe(1);
  expect(output).toMatch(/npm took --po and --out for itself.*: npm run i18n -- export <lng> .*--out </);
});

test('an option that was given is not missed, whatever npm has in its settings', async () => {
  kept('npm_config_rules', 'true');
  expect(await i18n(copyOfProject(), 'check', '--rules')).toMatchObject({ code: 0 });
});

test.each([
  ['a misspelt option', i18n, ['accept', 'cy', 'home:hero.lede', '--machin'], 'no option “--machin”; expected npm run'],
  ['two values', content, ['remove', 'features/reporting', '--to', '/', '--to', '/pricing'], '--to is there twice'],
  ['a word too many', content, ['remove', 'features/reporting', '/pricing'], '“/pricing” is a word too many'],
  ['no address that could be one', content, ['new', 'feature', 'Time Tracking'], 'expected lower-case words joined by'],
  ['no name to sign with', i18n, ['accept', 'cy', 'home:hero.lede'], 'say whose it is'],
  ['no page that the address leads to', content, ['remove', 'features/reporting'], '--to /'],
])('%s: nothing is signed, removed or led elsewhere by default', async (_, run, words, said) => {
  const copy = copyOfProject();
  change(copy, 'locales/cy/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Heddiw: '));
  commit(copy);
  expect(await run(copy, ...words)).toEqual({ code: 1, output: expect.stringContaining(said) });
  expect(changesIn(copy)).toBe('');
});

test('what is kept as it is has no reader’s name', async () => {
  const copy = cloneOfProject();
  change(copy, 'locales/cy/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Heddiw: '));
  expect(await i18n(copy, 'accept', 'cy', 'home:hero.lede', '--as-is')).toMatchObject({ code: 0 });
  expect(read(copy, 'locales/pins/cy.json')).toMatch(/"home:hero\.lede": "\w+ \w+ unknown as-is"/);
});
