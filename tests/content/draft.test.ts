/** @jest-environment node */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '../../supabase/local/listen';
import { copyOfProject, i18n, read, removeString, strings } from './copy';

jest.setTimeout(120_000);

const qms = 'content/features/qms';

interface Request {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: { readonly text?: readonly string[]; readonly context?: string; readonly dictionaries?: unknown };
  readonly time: number;
}

/** What the server answers instead of a translation, request by request. */
let failures: (
  { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string } | undefined
)[];
let hasGlossaries: boolean;
let lacksPlaceholder: boolean;
let requests: Request[];
let server: Awaited<ReturnType<typeof listen>>;

/** Translations of whole texts, as DeepL gives them for markup. */
const dictionary: Readonly<Record<string, string>> = {
  'No credit card needed': 'Keine Kreditkarte nötig',
};

/** Any other text: longer words in German quotation marks, with the markup as it was. */
function inGerman(xml: string): string {
  return xml
    .split(/(<x.*?<\/x>|<[^<>]*>)/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/\b[A-Za-z]{4,}\b/g, '$&en') : part))
    .join('')
    .replace(/“([^”]*)”/g, '„$1“');
}

/** A server with DeepL’s documented API: translate, and create and delete glossaries. */
beforeAll(async () => {
  const deepl = createServer((request, response) => {
    const answer = async () => {
      const body: Request['body'] = JSON.parse((await text(request)) || '{}');
      const key = request.headers.authorization;
      requests.push({ path: `${request.method} ${request.url}`, key, body, time: Date.now() });
      const failure = request.url === '/v2/translate' ? failures.shift() : undefined;
      if (failure) return response.writeHead(failure.status, failure.headers).end(failure.body);
      if (request.method === 'DELETE') return response.writeHead(204).end();
      if (!hasGlossaries && request.url === '/v3/glossaries')
        return response.writeHead(400).end('{"message":"Unsupported glossary language pair"}');
      if (request.url === '/v3/glossaries')
        return response.writeHead(201).end(JSON.stringify({ glossary_id: 'glossary-1' }));
      const translations = body.text?.map((source) => ({
        detected_source_language: 'EN',
        text: dictionary[source] ?? inGerman(lacksPlaceholder ? source.replace(/<x.*?<\/x>/, '') : source),
      }));
      return response.writeHead(200).end(JSON.stringify({ translations }));
    };
    void answer();
  });
  server = await listen(deepl, 0, 'PORT');
  Object.assign(process.env, { DEEPL_API_KEY: 'test-key', DEEPL_URL: `http://127.0.0.1:${server.port}` });
});

afterAll(() => server.close());

beforeEach(() => {
  failures = [];
  requests = [];
  hasGlossaries = true;
  lacksPlaceholder = false;
});

/** A copy in which German lacks these strings. */
function copyWithout(...ids: string[]): string {
  const copy = copyOfProject();
  for (const id of ids) removeString(copy, 'de', id);
  return copy;
}

const draft = (copy: string, ...words: string[]) => i18n(copy, 'draft', 'de', ...words);
const translateRequests = () => requests.filter(({ path }) => path === 'POST /v2/translate');

test('what is missing is translated with glossary and context, and pinned as a machine’s', async () => {
  const copy = copyWithout('home:hero.note', 'common:consent.calendar.text');
  const { code, output } = await draft(copy);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^Sending 2 texts with \d+ characters/) });
  expect(strings(copy, 'de', 'home')['hero.note']).toBe('Keine Kreditkarte nötig');
  expect(strings(copy, 'de', 'common')['consent.calendar.text']).toContain(' {{provider}} ');
  expect(read(copy, 'locales/state/de.json')).toMatch(/"home:hero\.note": "\w+ \w+ machine"/);
  const dictionaries = requests[0]?.body.dictionaries;
  expect(dictionaries).toEqual([expect.objectContaining({ source_lang: 'en', target_lang: 'de' })]);
  expect(JSON.stringify(dictionaries)).toContain('account\\tKonto');
  for (const { key, body } of translateRequests()) {
    expect(key).toBe('DeepL-Auth-Key test-key');
    expect(body).toMatchObject({ target_lang: 'DE', glossary_id: 'glossary-1', tag_handling: 'xml' });
    expect(body.context).not.toBe('');
  }
  expect(requests.at(-1)?.path).toBe('DELETE /v3/glossaries/glossary-1');
  expect((await draft(copy)).output).toContain('Nothing is missing');
});

test('each plural form is translated with a number of its own, which becomes the placeholder again', async () => {
  const copy = copyWithout('common:courseCount_one', 'common:courseCount_other');
  expect(await draft(copy, 'common')).toMatchObject({ code: 0 });
  const sent = translateRequests().flatMap(({ body }) => body.text);
  expect(sent).toEqual(['<x id="1">1</x>+ course', '<x id="1">0</x>+ courses']);
  expect(strings(copy, 'de', 'common')).toMatchObject({
    courseCount_one: '{{count}}+ courseen',
    courseCount_other: '{{count}}+ coursesen',
  });
});

test('a whole page is drafted with its links, components and marks', async () => {
  const copy = copyOfProject();
  rmSync(path.join(copy, `${qms}/de.mdx`));
  expect(await draft(copy, 'qms')).toMatchObject({ code: 0 });
  const english = read(copy, `${qms}/en.mdx`);
  const page = read(copy, `${qms}/de.mdx`);
  const marks = /<\/?[A-Z]\w*|\]\([^)]*\)|\*\*|(?:icon|id)="[^"]*"|\[#\w+\]/g;
  expect(page.match(marks)).toEqual(english.match(marks));
  expect(read(copy, 'locales/state/de.json')).toMatch(/"features\/qms": "\w+ \w+ machine"/);
});

test('a translation that a check refuses is listed and kept, and the others are written', async () => {
  const copy = copyWithout('home:hero.note', 'common:consent.calendar.text');
  lacksPlaceholder = true;
  const { code, output } = await draft(copy);
  expect(code).toBe(1);
  expect(output).toMatch(/common:consent\.calendar\.text {2}Placeholders and tags: found no \{\{provider\}\}/);
  expect(strings(copy, 'de', 'home')['hero.note']).toBe('Keine Kreditkarte nötig');
  expect(strings(copy, 'de', 'common')['consent.calendar.text']).toBeUndefined();
  expect(read(copy, '.local/i18n/not-imported.de.po')).toContain('msgctxt "common:consent.calendar.text"');
});

test('more than 10,000 characters are sent after a yes only, and --limit sends fewer', async () => {
  const copy = copyOfProject();
  for (const page of ['features/qms', 'features/reporting', 'courses/hr', 'courses/leadership', 'pages/privacy-policy'])
    rmSync(path.join(copy, `content/${page}/de.mdx`));
  const { code, output } = await draft(copy);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^Nothing was sent: .*--yes/) });
  expect(requests).toEqual([]);
  await draft(copy, 'qms', '--limit', '2');
  expect(translateRequests().flatMap(({ body }) => body.text)).toHaveLength(2);
});

test.each([
  [403, '', 'DeepL does not accept the key in DEEPL_API_KEY'],
  [400, '{"message":"Value for target_lang not supported."}', 'Value for target_lang not supported'],
])('status %i is said in plain words, and nothing is written', async (status, body, said) => {
  const copy = copyWithout('home:hero.note');
  const before = read(copy, 'locales/de/home.json');
  failures = [{ status, body }];
  const { code, output } = await draft(copy);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(said) });
  expect(read(copy, 'locales/de/home.json')).toBe(before);
});

test('when the quota ends on the way, what came back before is written', async () => {
  const copy = copyWithout('home:hero.note', 'common:consent.calendar.text');
  failures = [undefined, { status: 456 }];
  const { code, output } = await draft(copy);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('characters of your DeepL account are'),
  });
  expect(output).toContain('wrote locales/de/common.json');
  expect((await draft(copy)).output).toContain('Sending 1 text with');
});

test('after status 429 a request is sent again, in the time that Retry-After names', async () => {
  const copy = copyWithout('home:hero.note');
  failures = [{ status: 429, headers: { 'Retry-After': '1' } }];
  expect(await draft(copy)).toMatchObject({ code: 0 });
  const [first = 0, second = 0] = translateRequests().map(({ time }) => time);
  expect(second - first).toBeGreaterThan(900);
});

test('a language without glossaries is drafted without one, and a missing key is said', async () => {
  const copy = copyWithout('home:hero.note');
  hasGlossaries = false;
  expect((await draft(copy)).output).toContain('Translated without the glossary');
  expect(translateRequests()[0]?.body).not.toHaveProperty('glossary_id');
  delete process.env.DEEPL_API_KEY;
  const { code, output } = await draft(copy);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('DEEPL_API_KEY is not set') });
});
