import { execFile, execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { query, startTestBackend, temporaryFolder } from './testBackend';
import { startService } from './testService';

/** Supabase’s command line, which is too large to be a dependency. */
const program = ['--yes', 'supabase@3.1.0'];
beforeAll(() => execFileSync('npx', [...program, '--version']), 300_000);

const root = path.resolve(__dirname, '../..');
const project = 'abcdefghijklmnopqrst';
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(path.join(root, 'supabase'), path.join(folder, 'supabase'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('supabase functions deploy --use-api, against an API on this machine, uploads the function, what it imports, and nothing else', async () => {
  const slug = 'send-contact-email';
  const created = { id: '1', slug, name: slug, status: 'ACTIVE', version: 1, created_at: 1, updated_at: 1 };
  const api = await startService(({ headers: { 'content-type': type = '' } }) => ({
    status: type.startsWith('multipart/') ? 201 : 200,
    headers: { 'content-type': 'application/json' },
    body: type.startsWith('multipart/') ? JSON.stringify(created) : '[]',
  }));
  await supabase(['functions', 'deploy', slug, '--use-api', `--remote=${project}`, '--yes'], api.url);
  const [upload, ...others] = api.received.filter(({ headers }) => headers['content-type']?.startsWith('multipart/'));
  expect([upload?.path, others]).toEqual([`/v1/projects/${project}/functions/deploy?slug=${slug}`, []]);
  const body = await new Response(upload?.body, {
    headers: { 'content-type': upload?.headers['content-type'] ?? '' },
  }).formData();
  expect(JSON.parse(await new Response(body.get('metadata')).text())).toMatchObject({
    name: 'send-contact-email',
    verify_jwt: false,
    entrypoint_path: expect.stringMatching(/supabase\/functions\/send-contact-email\/index\.ts$/),
    import_map_path: expect.stringMatching(/supabase\/functions\/send-contact-email\/deno\.json$/),
  });
  const files = new Map<string, string>();
  for (const file of body.getAll('file')) if (typeof file !== 'string') files.set(file.name, await file.text());
  const functions = 'supabase/functions';
  // The site and `npm run leads` share csv.ts.
  const shared = readdirSync(path.join(root, functions, '_shared')).filter((name) => name !== 'csv.ts');
  expect([...files.keys()].sort()).toEqual(
    [...shared.map((name) => `_shared/${name}`), 'send-contact-email/deno.json', 'send-contact-email/index.ts']
      .map((name) => `${functions}/${name}`)
      .sort(),
  );
  for (const [name, text] of files) expect(text).toBe(readFileSync(path.join(root, name), 'utf8'));
});

test('supabase db push, against the database on this machine, applies the migrations to a database that has none', async () => {
  await using backend = await startTestBackend();
  await backend.query('create database pushed owner postgres');
  const url = backend.database.url.replace(/\/postgres$/, '/pushed');
  await supabase(['db', 'push', `--remote=${url}?sslmode=disable`, '--yes']);
  const versions = readdirSync(path.join(root, 'supabase/migrations')).map((file) => file.slice(0, 14));
  expect(await query(url, 'select version from supabase_migrations.schema_migrations order by version')).toEqual(
    versions.sort().map((version) => ({ version })),
  );
  const contact = '{"name":"a","email":"a@b.co","company":"c","message":"d","content_hash":"x"}';
  expect(await query(url, "select outcome from submit_contact($1, '{mail}', 9, 9)", [contact])).toEqual([
    { outcome: 'stored' },
  ]);
});

/** Runs Supabase's command line in the folder; it gets no settings of this machine and calls no other server. */
async function supabase(words: readonly string[], api?: string): Promise<void> {
  const file = path.join(folder, 'profile.yaml');
  const lines = [
    'name: here',
    ...['api_url', 'dashboard_url', 'docs_url'].map((key) => `${key}: ${api}`),
    'project_host: localhost',
  ];
  if (api) writeFileSync(file, lines.join('\n'));
  await promisify(execFile)('npx', [...program, ...words, '--agent', 'no', ...(api ? ['--profile', file] : [])], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_cache: path.join(homedir(), '.npm'),
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_NO_KEYRING: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
}
