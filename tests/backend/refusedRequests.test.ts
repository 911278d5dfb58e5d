import { request as ask } from 'node:http';
import { site, startTestBackend, valid, type TestBackend } from './testBackend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.dispose());

const address = () => `${backend.url}/functions/v1/send-contact-email`;
const all = async () => (await backend.query<{ n: number }>('select count(*)::int as n from contact_requests'))[0]?.n;

/** Broken rules of the fields, and characters that no field may contain. */
const broken = [
  ['name', '', 'Name is required'],
  ['name', 'Ada\r\nBcc: all@example.org', 'Name is required'],
  ['email', '', 'Invalid email address'],
  ['email', 'ada@example.org\r\nCc: bob@example.org', 'Invalid email address'],
  ['email', 'ada\0@example.org', 'Invalid email address'],
  ['company', '\n', 'Company is required'],
  ['message', '\0\u200b', 'Message is required'],
  ['message', 'm'.repeat(1001), 'Message must be less than 1000 characters'],
] as const;

test.each(broken)('%s %j: 422, “%s”', async (field, value, message) => {
  const before = await all();
  const answer = await backend.send({ ...valid, [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ error: message, fields: { [field]: message } });
  const form = await backend.sendForm({ ...valid, [field]: value, language: 'cy' });
  expect([form.status, form.headers.get('location')]).toEqual([303, `${site}/cy/contact/not-sent#not-accepted`]);
  expect(await all()).toBe(before);
});

test('with several problems the first is the error, and each field has its own', async () => {
  const answer = await backend.send({ email: 'x', message: 7 });
  expect(await answer.json()).toEqual({
    error: 'Name is required',
    fields: {
      name: 'Name is required',
      email: 'Invalid email address',
      company: 'Company is required',
      message: 'Message is required',
    },
  });
});

const json = { 'content-type': 'application/json', origin: site };
test.each([
  ['an array', '[]', json, 400],
  ['null', 'null', json, 400],
  ['a word', '"hello"', json, 400],
  ['nothing', '', json, 400],
  ['broken JSON', '{"name":', json, 400],
  ['broken UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), json, 400],
  ['text', 'hello', { ...json, 'content-type': 'text/plain' }, 415],
  ['a form of parts', 'x', { ...json, 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['no content type', Buffer.from('{}'), { origin: site }, 415],
  ['a foreign origin', JSON.stringify(valid), { ...json, origin: 'https://evil.example' }, 403],
  ['a null origin', JSON.stringify(valid), { ...json, origin: 'null' }, 403],
  ['an origin that begins like ours', JSON.stringify(valid), { ...json, origin: `${site}.evil.example` }, 403],
] as const)('%s: no request', async (_, body, headers, status) => {
  const before = await all();
  const answer = await fetch(address(), { method: 'POST', body, headers });
  expect(answer.status).toBe(status);
  expect(Object.keys(await answer.json())).toEqual(['error']);
  expect(await all()).toBe(before);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s: 405, and what is allowed', async (method) => {
  const answer = await fetch(address(), { method, headers: { origin: site } });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('more than 16 KB without a length is cut off, as JSON and as a form', async () => {
  const stream = () => new Blob([JSON.stringify({ ...valid, message: 'm'.repeat(40_000) })]).stream();
  const answer = await fetch(address(), {
    method: 'POST',
    body: stream(),
    headers: json,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
  const form = await backend.sendForm({ ...valid, message: 'm'.repeat(17_000) });
  expect(form.headers.get('location')).toBe(`${site}/contact/not-sent#not-accepted`);
});

test('a form that is no UTF-8 is led to the page that says it failed', async () => {
  const answer = await fetch(address(), {
    method: 'POST',
    body: 'name=%ff&email=a%40example.org&company=b&message=c',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/contact/not-sent#failed`]);
});

test('a body that comes too slowly is given up, while others are served', async () => {
  const slow = [1, 2, 3].map(
    () =>
      new Promise<number | undefined>((resolve, reject) => {
        const request = ask(address(), { method: 'POST', headers: { ...json, 'content-length': '100' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
          request.destroy();
        });
        request.on('error', reject);
        request.write('{');
      }),
  );
  const answer = await backend.send({ ...valid, email: 'meanwhile@example.org' });
  expect(answer.status).toBe(200);
  expect(await Promise.all(slow)).toEqual([408, 408, 408]);
});

test.each([20, 100, 3_000])('a body of %i KB: 413, every time', async (size) => {
  const body = JSON.stringify({ ...valid, message: 'm'.repeat(size * 1024) });
  for (let time = 0; time < 5; time += 1)
    expect((await fetch(address(), { method: 'POST', body, headers: json })).status).toBe(413);
});

test('the site’s origin may send, with the headers that Supabase’s client sends', async () => {
  const answer = await fetch(address(), {
    method: 'OPTIONS',
    headers: {
      origin: site,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['apikey', 'authorization', 'content-type', 'x-client-info']));
  const foreign = await fetch(address(), { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test.each(['retry', 'doctor'])('%s starts only with the secret', async (action) => {
  for (const secret of ['', 'x', `${backend.retrySecret}x`]) {
    const headers = { 'x-retry-secret': secret };
    expect((await fetch(`${address()}/${action}`, { method: 'POST', headers })).status).toBe(401);
  }
});
