/** @jest-environment node */
import { site, startTestBackend, valid, type TestBackend } from './testBackend';

jest.setTimeout(120_000);

let backend: TestBackend;
afterEach(() => backend.dispose());

test('200 requests with forged addresses count as one visitor’s, and a duplicate is never too many', async () => {
  backend = await startTestBackend({ settings: { CONTACT_RATE_LIMIT: '5' } });
  const send = (index: number) =>
    backend.send(
      { ...valid, message: `Number ${index}` },
      { 'x-forwarded-for': `10.0.${index}.1`, 'cf-connecting-ip': `10.1.${index}.1`, 'idempotency-key': String(index) },
    );
  const first = await send(0);
  expect(first.status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => send(index + 1)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(196);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const wait = Number(refused[0]?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
  expect((await send(0)).status).toBe(200);
  const form = await backend.sendForm({ ...valid, language: 'cy' });
  expect([form.status, form.headers.get('location')]).toEqual([303, `${site}/cy/contact/not-sent#too-many`]);
  expect(await backend.query('select count(*)::int as n from contact_requests')).toEqual([{ n: 5 }]);
});

test('other addresses have limits of their own; above the one for all, requests are held and come as one digest', async () => {
  backend = await startTestBackend({
    retryEvery: 3_600,
    settings: { CONTACT_RATE_LIMIT: '2', CONTACT_RATE_LIMIT_OVERALL: '7' },
  });
  // As the gateway passes it on.
  const from = (visitor: string, words: string) =>
    fetch(`http://127.0.0.1:${backend.fn.port()}/send-contact-email`, {
      method: 'POST',
      body: JSON.stringify({ ...valid, message: words }),
      headers: { 'content-type': 'application/json', origin: site, 'x-forwarded-for': visitor },
    }).then(({ status }) => status);
  const visitors = ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8:0:0:ffff::1'];
  const statuses: number[] = [];
  for (const visitor of visitors)
    for (const words of ['a', 'b', 'c']) statuses.push(await from(visitor, `${words} ${visitor}`));
  // The last two share their first 64 bits.
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 200, 200, 429, 429, 429, 429]);
  // The seventh is the last that is mailed by itself; the form stays open.
  expect(await from('192.0.2.3', 'the seventh')).toBe(200);
  for (const visitor of ['192.0.2.4', '192.0.2.5']) expect(await from(visitor, `held ${visitor}`)).toBe(200);
  const held = await backend.query("select message from contact_requests where held = 'limit' order by message");
  expect(held).toEqual([{ message: 'held 192.0.2.4' }, { message: 'held 192.0.2.5' }]);
  const digests = async () =>
    (await backend.mailbox.list()).filter(({ mail }) => /above the hourly limit/.test(mail.subject ?? ''));
  await backend.retry();
  const [digest] = await digests();
  for (const { message } of held) expect(digest?.mail.text).toContain(message);
  // The next digest is due in an hour.
  expect(await from('192.0.2.6', 'held later')).toBe(200);
  await backend.retry();
  expect(await digests()).toHaveLength(1);
  await backend.query("update contact_notices set due_at = now() where kind = 'held'");
  await backend.retry();
  expect(await digests()).toHaveLength(2);
  expect(
    (await backend.mailbox.list()).filter(({ mail }) => /^Contact request from/.test(mail.subject ?? '')),
  ).toHaveLength(7);
});
