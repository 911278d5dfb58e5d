import { honeypotField } from '../../supabase/functions/_shared/form';
import { site, startTestBackend, valid } from './testBackend';
import { startService } from './testService';

test('200 requests with forged addresses count as one visitor’s, and a duplicate is never too many', async () => {
  await using backend = await startTestBackend({ settings: { CONTACT_RATE_LIMIT: '5' } });
  const send = (index: number) =>
    backend.send(
      { ...valid, message: `Number ${index}`, key: String(index) },
      { 'x-forwarded-for': `10.0.${index}.1`, 'cf-connecting-ip': `10.1.${index}.1` },
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
  await using backend = await startTestBackend({
    retryEvery: 3_600,
    settings: { CONTACT_RATE_LIMIT: '2', CONTACT_RATE_LIMIT_OVERALL: '7' },
  });
  const from = (visitor: string, words: string) =>
    backend.sendDirect({ ...valid, message: words }, { 'x-forwarded-for': visitor });
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

test('without an address all visitors share one limit, and what names none is no address', async () => {
  await using backend = await startTestBackend({
    retryEvery: 3_600,
    settings: { CONTACT_RATE_LIMIT: '4', CLIENT_IP_HEADER: 'cf-connecting-ip', REPLY_TO_VISITOR: 'true' },
  });
  const from = (index: number, address: string | undefined) =>
    backend.sendDirect(
      { ...valid, email: `visitor${index}@example.org` },
      address === undefined ? {} : { 'cf-connecting-ip': address },
    );
  const statuses: number[] = [];
  for (const [index, address] of [undefined, 'unknown', '-', undefined, 'nobody.example', undefined].entries())
    statuses.push(await from(index, address));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await from(7, '192.0.2.1')).toBe(200);
  // Of them, three get a reply.
  expect(
    await backend.query(
      "select count(*)::int as n from contact_deliveries d join contact_requests r on r.id = d.request_id where channel = 'reply' and address_hash is null",
    ),
  ).toEqual([{ n: 3 }]);
});

test('above a ceiling nothing more is stored, whatever it is held for, and the visitor is told so', async () => {
  await using backend = await startTestBackend({ retryEvery: 3_600, settings: { CONTACT_RATE_LIMIT_OVERALL: '2' } });
  const send = (index: number, more = {}) => backend.send({ ...valid, message: `Number ${index}`, ...more });
  const spam = { [honeypotField]: 'x', seconds: 1 };
  const statuses: number[] = [];
  for (let index = 0; index < 10; index += 1) statuses.push((await send(index, index % 2 ? spam : {})).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await backend.query('select count(*)::int as n from contact_requests where held is not null')).toEqual([
    { n: 6 },
  ]);
  const full = await send(11);
  expect([full.status, Number(full.headers.get('retry-after')) > 0]).toEqual([429, true]);
  // A flood of addresses fills no table of counts either.
  const counts = () => backend.query('select count(*)::int as n from contact_counts');
  const before = await counts();
  for (const more of [{}, spam])
    expect(
      await backend.sendDirect({ ...valid, message: 'Elsewhere', ...more }, { 'x-forwarded-for': '192.0.2.77' }),
    ).toBe(429);
  expect(await counts()).toEqual(before);
  // Nor where as many are kept as the disk has room for.
  await backend.query("delete from contact_counts where subject = 'held'");
  await backend.query(
    "insert into contact_requests (name, email, company, message, content_hash, held) select 'n', 'a@b.co', 'c', 'm', '', 'spam' from generate_series(1, 30000)",
  );
  expect((await send(12)).status).toBe(429);
});

test('the challenge’s service is not asked for an address that may not send', async () => {
  const verifier = await startService(() => ({ body: '{"success":true}' }));
  await using backend = await startTestBackend({
    settings: {
      CONTACT_RATE_LIMIT: '2',
      TURNSTILE_SECRET: 'turnstile-secret',
      TURNSTILE_VERIFY_URL: `${verifier.url}/siteverify`,
    },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await backend.send({ ...valid, message: `Number ${index}` })).status);
  expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
  expect(verifier.received).toHaveLength(2);
});
