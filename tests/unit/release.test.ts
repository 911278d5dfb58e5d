import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settingsOf } from '../../supabase/functions/_shared/settingTable';
import { backendVersion } from '../../supabase/functions/_shared/version';
import { backendFindings, decidedAs, readDecisions } from '../../src/build/release/check';
import { unreachableIn } from '../../src/build/release/contentFindings';
import { exampleFiles } from '../../src/build/release/examples';
import { readReleaseSettings, settingFindings } from '../../src/build/release/settingFindings';
import { startService } from '../backend/testService';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  for (const folder of ['src/site', 'supabase/migrations']) mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, ...lines: readonly string[]) => writeFileSync(path.join(root, file), lines.join('\n'));

test.each(Object.entries(exampleFiles()))('%s is what the table of settings says', (file, content) =>
  expect(readFileSync(file, 'utf8')).toBe(content),
);

test('the deploy workflow passes every setting of the build', () => {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
  for (const { name } of settingsOf('build')) expect(workflow).toContain(`\n      ${name}: `);
});

test('an example file that was copied and not filled in stops a release, setting by setting', () => {
  for (const [file, content] of Object.entries(exampleFiles()))
    write(file.replace('.env.example', '.env.production'), content);
  const findings = settingFindings(readReleaseSettings(root, {}));
  const wrong = findings.flatMap(({ id, kind }) => (kind === 'wrong' ? [id] : []));
  expect(wrong).toEqual(
    expect.arrayContaining(
      ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'MAIL_FROM', 'MAIL_TO', 'IP_HASH_SALT', 'RETRY_SECRET'].map(
        (name) => `settings.${name}`,
      ),
    ),
  );
});

test('settings that are right stop nothing; those of build and function are compared', () => {
  const key = 'sb_publishable_abcdefghijklmnopqrstuv_12345678';
  write(
    '.env.production',
    'SITE_URL=https://www.camre.org',
    'SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co',
    `SUPABASE_ANON_KEY=${key}`,
  );
  const fn = ['MAIL_FROM=Camre <website@forms.camre.org>', 'MAIL_TO=hello@camre.org', 'SMTP_HOST=smtp.camre.org'];
  const secrets = ['IP_HASH_SALT=Zx8pQ2rT5vW7yB1nM4kJ', 'RETRY_SECRET=Lq3sD6fG9hJ2kZ5xC8vB'];
  const stopping = (...more: readonly string[]) => {
    const site = more.some((line) => line.startsWith('SITE_URL=')) ? [] : ['SITE_URL=https://www.camre.org'];
    write('supabase/.env.production', ...site, ...fn, ...secrets, ...more);
    return settingFindings(readReleaseSettings(root, {})).flatMap(({ id, kind }) => (kind === 'missing' ? [] : [id]));
  };
  expect(stopping()).toEqual([]);
  expect(stopping('SITE_URL=https://camre.org')).toEqual(['settings.SITE_URL']);
  expect(stopping('SITE_URL=https://camre.org', 'ALLOWED_ORIGINS=https://www.camre.org')).toEqual([]);
  expect(stopping('TURNSTILE_SECRET=0x4AAAAAAAabcdefghijklmnopqrstuvwxyz')).toEqual(['settings.TURNSTILE_SITE_KEY']);
  const other = 'postgres.zzzzzzzzzzzzzzzzzzzz:x@aws-0-eu-west-2.pooler.supabase.com:6543/postgres';
  expect(stopping(`DATABASE_URL=postgres://${other}`)).toEqual(['settings.DATABASE_URL']);
  expect(stopping('SMTP_HOST=localhost')).toEqual(['settings.SMTP_HOST']);
  expect(stopping('SMTP_SECURE=true')).toEqual(['settings.SMTP_SECURE']);
});

test('what a file says counts, whatever this shell has, and a site of few languages is told', () => {
  write('.env.production', 'SITE_URL=https://www.camre.org', 'SUPABASE_REGION=eu-west-2');
  const { build } = readReleaseSettings(root, { SUPABASE_REGION: 'eu-west-1', LOCALES: 'en' });
  expect(build.SUPABASE_REGION).toBe('eu-west-2');
  const told = settingFindings({ build, fn: undefined, shell: {} });
  expect(told.find(({ id }) => id === 'settings.LOCALES')?.kind).toBe('false');
});

describe('the backend is asked before a release', () => {
  const ask = async (body: string, key?: string) => {
    const { url } = await startService(({ path: asked, headers }) => {
      const isUnknown = asked === '/auth/v1/settings' && headers.apikey !== 'of-this-project';
      return { status: isUnknown ? 401 : 200, body };
    });
    const build = { SUPABASE_URL: url, SUPABASE_ANON_KEY: key };
    return (await backendFindings(root, build)).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  };

  test('one that is older, is something else, or has something to say stops it', async () => {
    const older = JSON.stringify({ version: '20250101000000', problems: [] });
    expect((await ask(older)).join()).toMatch(
      /^wrong: .*version 20250101000000.*works with the new tables, so that no/,
    );
    write('supabase/migrations/20260101000000_a.sql', '-- Breaks the function of the version before: a column goes');
    expect((await ask(older)).join()).toMatch(
      /does not work with the new tables \(20260101000000_a\.sql: a column goes/,
    );
    expect((await ask('{"problems":[]}')).join()).toMatch(/^wrong: .*of version unknown/);
    expect((await ask('<html>Paused</html>')).join()).toMatch(/^wrong: What answers 200 .* is not the contact backend/);
    const ill = JSON.stringify({ version: backendVersion, problems: ['Nothing arrives.'] });
    expect(await ask(ill)).toEqual(['false: The contact backend: Nothing arrives.']);
  });

  test('one that is well and of this version says nothing; a key that the project does not know stops it', async () => {
    const well = JSON.stringify({ version: backendVersion, problems: [] });
    expect(await ask(well, 'of-this-project')).toEqual([]);
    expect(await ask(well, 'of-another-project')).toEqual([expect.stringMatching(/^wrong: SUPABASE_ANON_KEY: /)]);
  });

  test('one that does not answer stops it', async () =>
    expect((await backendFindings(root, { SUPABASE_URL: 'http://127.0.0.1:9' })).map(({ kind }) => kind)).toEqual([
      'wrong',
    ]));
});

test('addresses that nobody can reach are found wherever they stand in a text', () =>
  expect(
    unreachableIn(
      '[Ask](https://prawf.example/x?y) or hello@camre.example, www.camre.test; not https://ico.org.uk/, ann@camre.org. {"url":"http://localhost:9000"}',
    ),
  ).toEqual(['https://prawf.example', 'hello@camre.example', 'www.camre.test', 'http://localhost:9000']));

test('a decision covers what it names and what is below it, and nothing that is wrong', () => {
  write(
    'src/site/ownerDecisions.json',
    '{"badges":{"decision":"Evidence comes in May","by":"A. Owner","on":"2026-11-27"}}',
  );
  const made = readDecisions(root);
  const decided = (id: string, kind: 'wrong' | 'false') => decidedAs({ id, kind, sentence: '' }, made);
  expect(decided('badges.gdpr', 'false')).toBe('badges');
  expect([decided('badgesOfMine', 'false'), decided('badges.gdpr', 'wrong')]).toEqual([undefined, undefined]);
  write('src/site/ownerDecisions.json', '{"badges":{"decision":"yes","by":"","on":"soon"}}');
  expect(() => readDecisions(root)).toThrow(/ownerDecisions\.json.*[\s\S]*decision[\s\S]*by[\s\S]*on/);
});
