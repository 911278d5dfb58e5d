import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { headersFor, type HostPolicy } from '../../src/build/host/policy';
import { publicFiles } from '../../src/build/host/write';
import { startServer, type RunningServer } from '../../src/build/commands/serve';
import { ask } from './ask';
import { writeFixture } from './fixture';
import { startNginx } from './nginx';

/** The exported site to ask about; without PUBLIC_DIR a small one is made. */
const given = process.env.PUBLIC_DIR;
let folder: string;
let policy: HostPolicy;

beforeAll(async () => {
  folder = given ? path.resolve(given) : await writeFixture();
  policy = JSON.parse(await readFile(path.join(folder, '_host/host.json'), 'utf8'));
});
afterAll(async () => {
  if (!given) await rm(folder, { recursive: true });
});

const hosts = [
  ['the local server', () => startServer({ dir: folder, port: 0 })],
  ['nginx', () => startNginx(folder)],
] as const;

describe.each(hosts)('%s', (name, start) => {
  let server: Pick<RunningServer, 'url' | 'close'>;
  beforeAll(async () => {
    server = await start();
  }, 600_000);
  afterAll(() => server.close());
  const get = (target: string, headers?: Record<string, string>, method?: string) =>
    ask(server.url, target, headers, method);

  test.each([
    ['/', 'index.html'],
    ['/pricing', 'pricing.html'],
    ['/courses', 'courses.html'],
    ['/courses/hr', 'courses/hr.html'],
    ['/cy', 'cy.html'],
    ['/cy/pricing', 'cy/pricing.html'],
    ['/pricing?accounts=20&%zz', 'pricing.html'],
    ['/courses/../pricing', 'pricing.html'],
    ['/%70ricing', 'pricing.html'],
  ])('%s is %s', async (target, file) => {
    const answer = await get(target);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(await readFile(path.join(folder, file), 'utf8'));
    expect(answer.headers).toMatchObject(expectedHeaders(`/${file}`));
  });

  test.each([
    ['/pricing/', '/pricing'],
    ['/cy/', '/cy'],
    ['/courses/hr/?a=1&b=%20', '/courses/hr?a=1&b=%20'],
    ['/pricing.html', '/pricing'],
    ['/index.html', '/'],
    ['/cy/index.html?a=1', '/cy?a=1'],
    ['/courses/index', '/courses'],
    ['/%E0%B8%81%0d%0aX:1/', '/%E0%B8%81%0d%0aX:1'],
  ])('%s is redirected to %s permanently', async (target, location) => {
    const answer = await get(target);
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a page that was renamed is redirected to its new address, in every language and with its query', async () => {
    for (const { from, to } of policy.redirects) {
      const answer = await get(`${from}?a=1`);
      expect([answer.status, answer.headers.location]).toEqual([301, `${to}?a=1`]);
    }
  });

  test.each(['//evil.example/', '/\\evil.example/', '//evil.example/index.html', '/%5cevil.example/..%2f/'])(
    '%s is not redirected to another host',
    async (target) => {
      const { headers } = await get(target);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test.each([
    ['/nowhere', '404.html'],
    ['/courses/nowhere', '404.html'],
    ['/cycle', '404.html'],
    ['/cy/nowhere', 'cy/404.html'],
    ['/cy/courses/nowhere.js', 'cy/404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['/cy/404.html', 'cy/404.html'],
    ['/_host/host.json', '404.html'],
    ['/_host/nginx.conf', '404.html'],
    ['/_host/', '404.html'],
    ['/_HOST/nginx.conf', '404.html'],
    ['/_host/server/rules.conf', '404.html'],
    ['/_host/switch.sh', '404.html'],
    ['/%5Fhost/host.json', '404.html'],
    ['/_headers', '404.html'],
    ['/courses/../_headers', '404.html'],
    ['/_redirects', '404.html'],
    ['/app-0123456789abcdef9999.js', '404.html'],
    ['/.htaccess', '404.html'],
  ])('%s is not there: %s', async (target, file) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.body).toBe(await readFile(path.join(folder, file), 'utf8'));
    expect(answer.headers).toMatchObject(expectedHeaders(`/${file}`));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/courses/../../x', '/%zz', '/%', '/a%00b', '*'])(
    '%s is a bad request',
    async (target) => {
      expect((await get(target)).status).toBe(400);
    },
  );

  test('every kind of file has its headers, once each', async () => {
    for (const file of oneFileAKind(folder)) {
      const answer = await get(file);
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers).toMatchObject(expectedHeaders(file));
      expect(answer.headers['content-type']).toBe(policy.types[path.extname(file).slice(1)]);
    }
  });

  test('headers for HTTPS alone are sent behind a proxy that terminates TLS', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const { headers } = await get('/', { 'X-Forwarded-Proto': 'https' });
    expect(headers).toMatchObject(expectedHeaders('/index.html', true));
  });

  if (name === 'nginx')
    test('texts are sent compressed to clients that accept it', async () => {
      const plain = await get('/pricing');
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      for (const target of ['/pricing', '/nowhere', '/search/courses.en.json']) {
        const { headers } = await get(target, { 'Accept-Encoding': 'gzip, br' });
        expect([target, headers['content-encoding']]).toEqual([target, 'gzip']);
      }
      expect((await get('/pricing', { 'Accept-Encoding': 'gzip' })).body).toBe(plain.body);
    });

  test('a file that the client has is not sent again', async () => {
    const { headers } = await get('/pricing');
    const again = await get('/pricing', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/pricing', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/nowhere', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test('HEAD is GET without the body', async () => {
    const [head, full] = [await get('/pricing', {}, 'HEAD'), await get('/pricing')];
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    for (const target of ['/', '/pricing', '/pricing/', '/nowhere']) {
      const { status, headers } = await get(target, {}, method);
      expect([target, status, headers.allow]).toEqual([target, 405, 'GET, HEAD']);
    }
  });
});

test('without a build the server says what to run', async () => {
  await expect(startServer({ dir: path.join(folder, 'nowhere'), port: 0 })).rejects.toThrow('npm run build');
});

function expectedHeaders(file: string, secure = false): Record<string, string> {
  return Object.fromEntries(headersFor(policy, file, secure).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Returns one file, which is not a page, for every extension and folder at the top. */
function oneFileAKind(publicDir: string): string[] {
  const hidden = new RegExp(policy.hidden, 'i');
  const files = publicFiles(publicDir).filter(
    (file) => path.extname(file).slice(1) in policy.types && !file.endsWith('.html') && !hidden.test(file),
  );
  return [
    ...new Map(
      files.map((file) => [`${file.split('/')[1]?.replace(/[0-9a-f]{8,}/, '')}${path.extname(file)}`, file]),
    ).values(),
  ];
}
