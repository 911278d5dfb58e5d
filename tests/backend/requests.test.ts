import { readFileSync } from 'node:fs';
import path from 'node:path';
import { honeypotField } from '../../supabase/functions/_shared/form';
import { eventually, mailFrom, site, startTestBackend, valid, type TestBackend } from './testBackend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.dispose());

const stored = async (email: string) =>
  (await backend.query<{ n: number }>('select count(*)::int as n from contact_requests where email = $1', [email]))[0]
    ?.n;

test('a valid request is stored trimmed and mailed, and nothing else of what was sent is kept', async () => {
  const email = 'trim@example.org';
  const answer = await backend.send({
    ...valid,
    name: '  Siân Ŵyn 🪜 ',
    email: ` ${email}`,
    role: 'admin',
    id: 'mine',
  });
  expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}']);
  const [row] = await backend.query('select * from contact_requests where email = $1', [email]);
  expect(row).toMatchObject({
    name: 'Siân Ŵyn 🪜',
    company: valid.company,
    message: valid.message,
    language: null,
    held: null,
  });
  expect(row?.address_hash).toMatch(/^[\w-]{43}$/);
  const { mail } = await mailFrom(backend, email);
  expect(mail).toMatchObject({
    subject: 'Contact request from Siân Ŵyn 🪜 (Example Hotels)',
    messageId: `<${row?.id}@camre.example>`,
    replyTo: [{ name: 'Siân Ŵyn 🪜', address: email }],
    to: [{ address: 'hello@camre.example' }],
  });
  expect(mail.text).toContain(valid.message);
  await backend.until(
    'select from contact_deliveries d join contact_requests r on r.id = d.request_id where email = $1 and attempts = 1 and done_at is not null',
    [email],
  );
});

test('an answer goes to an address of any script that a header can have', async () => {
  const team = async (message: string) => (await backend.mailWith(message)).mail;
  await backend.send({ ...valid, email: 'info@müller.de', message: 'Domain in German' });
  const german = await team('Domain in German');
  expect(german.headers.find(({ key }) => key === 'reply-to')?.value).toBe('Ada Morgan <info@xn--mller-kva.de>');
  expect(german.text).toContain('Email: info@xn--mller-kva.de (info@müller.de)');
  // Help desks drop what calls itself automatic; a person wrote this.
  expect(german.headers.map(({ key }) => key)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:auto-submitted|x-auto-response-suppress|precedence)$/)]),
  );
  await backend.send({ ...valid, email: '用户@example.org', message: 'Name in Chinese' });
  const chinese = await team('Name in Chinese');
  expect(chinese.replyTo).toBeUndefined();
  expect(chinese.text).toContain('Answer to 用户@example.org: this mail cannot name');
});

test('the same key is stored and mailed once, however often it comes; with other words it is another request', async () => {
  const email = 'key@example.org';
  const key = 'a-key';
  const answers = await Promise.all(Array.from({ length: 50 }, () => backend.send({ ...valid, email, key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stored(email)).toBe(1);
  await backend.send({ ...valid, email, message: 'Something else.', key });
  expect(await stored(email)).toBe(2);
  await eventually(async () => (await mailsFrom(email)).length === 2);
  await backend.send({ ...valid, email, key });
  await backend.retry();
  expect(await mailsFrom(email)).toHaveLength(2);
});

test('a form sent twice without JavaScript is stored once within ten minutes', async () => {
  const form = { ...valid, email: 'twice@example.org', language: 'cy' };
  const answers = await Promise.all([backend.sendForm(form), backend.sendForm(form), backend.sendForm(form)]);
  for (const answer of answers)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/cy/contact/sent`]);
  expect(await stored(form.email)).toBe(1);
  expect((await mailFrom(backend, form.email)).mail.text).toMatch(/^Language: cy$/m);
  await backend.query("update contact_requests set created_at = now() - interval '11 minutes' where email = $1", [
    form.email,
  ]);
  await backend.sendForm(form);
  expect(await stored(form.email)).toBe(2);
});

test.each([
  ['en', '/contact/sent'],
  ['de', '/de/contact/sent'],
  ['//evil.example', '/contact/sent'],
  ['xx', '/contact/sent'],
  ['', '/contact/sent'],
])('a form in “%s” leads to %s', async (language, page) => {
  const answer = await backend.sendForm({ ...valid, message: `In ${language}`, language });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, site + page]);
});

/** Signs of a robot: two that hold a request together, and none alone. */
const robotic = { [honeypotField]: 'https://spam.example', seconds: 1 };

test('what is held as spam is answered like any form, and the owner can see it', async () => {
  const email = 'robot@example.org';
  const seen = async (answer: Response) => [
    answer.status,
    await answer.text(),
    [...answer.headers].filter(([name]) => name !== 'date'),
  ];
  const robot = await backend.send({ ...valid, ...robotic, email });
  expect(await seen(robot)).toEqual(await seen(await backend.send({ ...valid, email: 'person@example.org' })));
  const form = await backend.sendForm({ ...valid, email, message: 'As a form.', [honeypotField]: 'x' });
  expect(await seen(form)).toEqual(
    await seen(await backend.sendForm({ ...valid, email: 'person2@example.org', [honeypotField]: ' ' })),
  );
  expect(
    await backend.query(
      'select held, spam_signs, spam_score from contact_requests where email = $1 order by created_at',
      [email],
    ),
  ).toEqual([
    { held: 'spam', spam_signs: ['honeypot', 'sent within 3 seconds'], spam_score: 80 },
    { held: 'spam', spam_signs: ['honeypot', 'sent without the site’s script'], spam_score: 70 },
  ]);
  for (const person of ['person@example.org', 'person2@example.org']) await mailFrom(backend, person);
  expect(await mailsFrom(email)).toEqual([]);
  expect(backend.logs()).toContain('"event":"held: spam"');
});

const links = 'https://a.example https://b.example https://c.example';
test.each([
  // A password manager, a quick visitor, a list of links, a form without JavaScript: people, each of them.
  [{ seconds: 40, [honeypotField]: 'https://www.example.org' }, null],
  [{ seconds: 0.4 }, null],
  [{ seconds: 40, message: links }, null],
  [{}, null],
  [{ seconds: 'quick' }, null],
  [{ seconds: 0.4, [honeypotField]: 'https://spam.example' }, 'spam'],
  [{ seconds: 2, message: links }, 'spam'],
  // An object without a string form.
  [{ [honeypotField]: { toString: 1 } }, 'spam'],
])('sent with %j: held as %j', async (fields, held) => {
  const email = `fill${JSON.stringify(fields).replace(/\W/g, '').slice(0, 60)}@example.org`;
  await backend.send({ ...valid, ...fields, email });
  expect(await backend.query('select held from contact_requests where email = $1', [email])).toEqual([{ held }]);
  if (!held) await mailFrom(backend, email);
});

test.each([{ key: 'second-try' }, undefined])(
  'a second try that has none of the signs of the first is mailed like any other (%j)',
  async (key) => {
    const email = key ? 'again-key@example.org' : 'again@example.org';
    await backend.send({ ...valid, ...robotic, ...key, email });
    await backend.send({ ...valid, ...robotic, ...key, email });
    expect(await backend.query('select held from contact_requests where email = $1', [email])).toEqual([
      { held: 'spam' },
    ]);
    for (let again = 0; again < 2; again += 1)
      expect((await backend.send({ ...valid, seconds: 40, ...key, email })).status).toBe(200);
    await mailFrom(backend, email);
    expect(await backend.query('select held from contact_requests where email = $1', [email])).toEqual([
      { held: null },
    ]);
    expect(await mailsFrom(email)).toHaveLength(1);
  },
);

test('page, topic and campaign are stored and mailed; invalid ones are dropped', async () => {
  const email = 'source@example.org';
  const source = {
    language: 'de',
    page: '/de/contact',
    topic: 'partner-kit',
    utm_source: 'newsletter',
    utm_campaign: 'autumn',
  };
  await backend.send({ ...valid, ...source, email, utm_term: 'x'.repeat(101), utm_content: 7 });
  const [row] = await backend.query('select language, page, topic, campaign from contact_requests where email = $1', [
    email,
  ]);
  expect(row).toEqual({
    language: 'de',
    page: '/de/contact',
    topic: 'partner-kit',
    campaign: { utm_source: 'newsletter', utm_campaign: 'autumn' },
  });
  expect((await mailFrom(backend, email)).mail.text).toMatch(
    /Page: \/de\/contact\nTopic: partner-kit\nCampaign: newsletter \/ autumn\n/,
  );
  await backend.send({
    ...valid,
    email: 'odd@example.org',
    page: 'javascript:alert(1)',
    topic: '<b>',
    utm_source: 'a\r\nb',
  });
  const [odd] = await backend.query(
    "select page, topic, campaign from contact_requests where email = 'odd@example.org'",
  );
  expect(odd).toEqual({ page: null, topic: null, campaign: { utm_source: 'a b' } });
});

test('line separators, encoded words, controls and changes of direction do not reach the mail', async () => {
  const email = 'odd-characters@example.org';
  const name = 'A\u202e\u2028Bcc: x@example.org =?utf-8?B?R2VvcmdlIDxnQGV4Lm9yZz4=?=';
  await backend.send({ ...valid, email, name, message: 'one\u2028two\u0085three\u001b[31m\u0007\u202e' });
  const { mail, file } = await mailFrom(backend, email);
  expect(mail.replyTo).toEqual([
    { name: 'A Bcc: x@example.org = ?utf-8?B?R2VvcmdlIDxnQGV4Lm9yZz4= ?=', address: email },
  ]);
  expect(mail.text).toContain('one two three[31m\n');
  const source = readFileSync(path.join(backend.mailbox.folder, file), 'utf8');
  expect(source).not.toMatch(/[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/u);
});

test('no log has a name, an address or a message, also of refused requests', async () => {
  const secret = {
    name: 'Zebedee Quill',
    email: 'zebedee@quill.example',
    company: 'Quillworks',
    message: 'Xylophone plans',
  };
  await backend.send(secret);
  await backend.send({ ...secret, name: '' });
  await backend.sendForm({ ...secret, message: 'Xylophone plans\0' });
  const insert =
    "insert into contact_requests (name, email, company, message, content_hash) values ($1, $2, $3, $4, '')";
  const tooLong = { ...secret, company: 'Quillworks'.repeat(11) };
  await expect(backend.query(insert, Object.values(tooLong))).rejects.toThrow('company_length');
  await mailFrom(backend, secret.email);
  expect(backend.logs()).toContain('"event":"stored"');
  expect(backend.logs()).toContain('company_length');
  expect(backend.logs()).not.toMatch(/zebedee|quill|xylophone|127\.0\.0\.1(?!", port|\D*port)/i);
});

async function mailsFrom(email: string) {
  return (await backend.mailbox.list()).filter(({ mail }) => mail.replyTo?.some((person) => person.address === email));
}
