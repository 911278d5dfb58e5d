import { honeypotField } from '../../supabase/functions/_shared/form';
import { leads as runLeads } from '../../supabase/leads';
import { captured } from '../captured';
import { eventually, mailFrom, startTestBackend, valid, type TestBackend } from './testBackend';
import { startService, type TestService } from './testService';

let backend: TestBackend;
let receiver: TestService;
beforeAll(async () => {
  delete process.env.LEADS_DATABASE_URL;
  receiver = await startService();
  backend = await startTestBackend({
    retryEvery: 0.5,
    settings: {
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      REPLY_TO_VISITOR: 'true',
    },
  });
  process.env.BACKEND_FOLDER = backend.folder;
});
afterAll(() => backend.dispose());

/** Runs a command of `npm run leads` against the backend of the test. */
const leads = (...words: string[]) => captured(runLeads, words);

const repliesTo = async (email: string) =>
  (await backend.mailbox.list()).filter(({ mail }) => mail.to?.some(({ address }) => address === email));

test('a request’s whole life: form, row, mail, event, reply, list, CSV, export, sent again, erased', async () => {
  const email = 'life@example.org';
  const lead = { ...valid, name: '=HYPERLINK("x")', email, message: 'Two lines,\n"quoted"', language: 'cy' };
  await backend.send({ ...lead, page: '/cy/contact', topic: 'pricing', utm_source: 'newsletter' });
  await mailFrom(backend, email);
  const [row] = await backend.query<{ id: string }>('select id from contact_requests where email = $1', [email]);
  const id = row?.id ?? '';
  await eventually(async () => receiver.received.some(({ body }) => JSON.parse(body).data.id === id));
  const [reply] = await eventually(async () => {
    const found = await repliesTo(email);
    return found.length > 0 && found;
  });
  expect(reply?.mail.subject).toBe('Mae eich neges wedi ein cyrraedd');
  expect(reply?.mail.text).not.toContain('HYPERLINK');
  expect(reply?.mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  // A second request of the same day is not answered again.
  await backend.send({ ...lead, message: 'Second' });
  await eventually(async () => receiver.received.length >= 2);

  await eventually(async () => (await leads('list', '--status', 'mailed')).stdout.includes(id));
  const csv = (await leads('list', '--csv')).stdout;
  expect(csv).toMatch(/^\ufeff"id","created_at","status",/);
  for (const part of [`"'=HYPERLINK(""x"")","${email}",`, '"Two lines,\n""quoted"""', ',"cy","/cy/contact","pricing",'])
    expect(csv).toContain(part);
  // A line break alone is quoted too.
  const lines = { ...valid, email: 'lines@example.org', message: 'one\ntwo' };
  await backend.send(lines);
  const all = (await leads('list', '--csv')).stdout;
  for (const value of Object.values(lines)) expect(all).toContain(`"${value}"`);
  const shown = (await leads('show', id)).stdout;
  for (const value of Object.values(lead)) expect(shown).toContain(value);
  expect(shown).toMatch(/status {8}mailed[\s\S]*utm_source {4}newsletter[\s\S]*\n\nTwo lines,/);

  // What everybody has is mailed again only on purpose, and is then another mail.
  expect(await leads('send', id.toUpperCase())).toMatchObject({
    code: 1,
    stdout: '0 will be sent within a minute.\n',
    stderr: expect.stringContaining('1 not sent: mailed to everybody already. --again'),
  });
  expect(await leads('send', id.toUpperCase(), '--again')).toMatchObject({
    code: 0,
    stdout: '1 will be sent within a minute.\n',
  });
  const mails = await eventually(async () => {
    const found = (await backend.mailbox.list()).filter(({ mail }) => /Two lines/.test(mail.text ?? ''));
    return found.length === 2 && found;
  });
  expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(2);

  const exported = JSON.parse((await leads('export', email.toUpperCase())).stdout);
  expect(exported).toHaveLength(2);
  expect(exported[0]).toMatchObject({ ...lead, campaign: { utm_source: 'newsletter' } });
  expect(JSON.stringify(exported)).not.toContain('address_hash');

  expect(await leads('erase', email)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('This deletes 2 requests for good; add --yes'),
  });
  expect(await leads('erase', email, '--yes')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^2 requests deleted\./),
  });
  expect(await backend.query('select from contact_requests where email = $1', [email])).toEqual([]);
  expect(await backend.query('select from contact_deliveries where request_id = $1', [id])).toEqual([]);
  const actions = await backend.query<{ actor: string; action: string; request_ids: string[] }>(
    'select actor, action, request_ids from lead_actions order by id',
  );
  expect(actions.map(({ actor, action, request_ids: ids }) => [actor, action, ids.length])).toEqual([
    ['lead_manager', 'send', 1],
    ['lead_manager', 'export', 2],
    ['lead_manager', 'erase', 2],
  ]);
  expect(JSON.stringify(actions)).not.toContain(email);
});

test('replies are limited by mailbox, and what was held gets none', async () => {
  for (const email of ['fold+1@example.org', 'FOLD@example.org', 'f.old+2@example.org'])
    await backend.send({ ...valid, email, message: `From ${email}` });
  await backend.send({ ...valid, email: 'bot@example.org', [honeypotField]: 'x' });
  expect((await leads('send', '--status', 'spam')).code).toBe(0);
  for (const email of ['f.old+2@example.org', 'bot@example.org']) await mailFrom(backend, email);
  expect(
    await backend.query(
      "select email from contact_requests r join contact_deliveries d on d.request_id = r.id and channel = 'reply' where email ~* 'fold|f.old|bot'",
    ),
  ).toEqual([{ email: 'fold+1@example.org' }]);
  await eventually(async () => (await repliesTo('fold+1@example.org')).length === 1);
});

test('hostile text reaches neither a spreadsheet as a formula nor the terminal as a control', async () => {
  const email = 'hostile@example.org';
  const [name, company] = ['\u001b[2J+44', "Ada;=cmd|' /C calc'!A0"];
  await backend.send({ ...valid, name, company, email, message: 'ok\n=1+1\n"=2"\u202e\u009b31m\u2028x\u007f' });
  const hostile = /[^\P{Cc}\n\r]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
  const csv = (await leads('list', '--csv')).stdout;
  for (const part of csv.split(/[;,\n]/)) expect(part.replace(/^[\s"]+/, '')).not.toMatch(/^[=+@]/);
  const exported = (await leads('export', email)).stdout;
  const [{ id }] = JSON.parse(exported);
  expect(exported).not.toMatch(hostile);
  // A row of another way in.
  await backend.query('update contact_requests set message = $1, company = $1 where id = $2', [
    '\u001b[2J\u009b31m\u202e',
    id,
  ]);
  for (const words of [['list'], ['list', '--csv'], ['show', id]])
    expect((await leads(...words)).stdout).not.toMatch(hostile);
});

test('erase says what it did not delete, and that nothing was there', async () => {
  await backend.send({ ...valid, email: 'eve+form@example.org' });
  await backend.send({ ...valid, email: 'other@example.org', message: 'Please ask eve@example.org' });
  await backend.send({ ...valid, email: 'third@example.org', company: 'EVE@example.org' });
  await backend.send({ ...valid, email: 'eve@müller.example', message: 'I am eve@müller.example' });
  await backend.send({ ...valid, email: 'fourth@example.org', message: 'Or eve@müller.example' });
  const { stderr: named } = await leads('export', 'eve@müller.example');
  expect(named.match(/^Not included: .*/gm)).toEqual([expect.stringMatching(/ names the address in message$/)]);
  const { code, stdout, stderr } = await leads('erase', 'eve@example.org', '--yes');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/Not included: \S+ from eve\+form@example\.org/);
  expect(stderr).toMatch(/Not included: \S+ names the address in message\n/);
  const [, id = ''] = /Not included: (\S+) names the address in company\n/.exec(stderr) ?? [];
  expect(JSON.parse((await leads('export', id)).stdout)).toMatchObject([{ id, email: 'third@example.org' }]);
  expect(await leads('erase', id, '--yes')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1 request deleted/),
  });
  expect(await leads('erase', id, '--yes')).toMatchObject({ code: 1, stderr: `There is no request ${id}.\n` });
  expect(stderr).toContain('Nothing is stored from eve@example.org; nothing was deleted.');
});

test('the doctor: what is right, and a test mail', async () => {
  const { stdout, code } = await leads('doctor', '--mail');
  expect(stdout).toMatch(/✓ requests are stored, mails are taken, and the retry job comes to its end/);
  expect(stdout).toMatch(/✓ visitors are told apart by x-forwarded-for, which says 127\.0\.0\.1/);
  expect(stdout).toMatch(/✓ test mail: taken\n✓ test webhook: taken/);
  expect(code).toBe(0);
  await backend.mailWith('Test of the contact form');
});

test.each([
  ['show', ['x'], '“x” is not an id; npm run leads -- list shows them'],
  ['list', ['--status', 'new'], '--status is “new”; expected waiting, mailed, given-up, limit, spam'],
  ['list', ['--since', 'May'], '--since is “May”; expected days, such as 30d'],
  ['erase', ['Ada'], '“Ada” is not a mail address; expected one such as ada@example.org'],
  ['send', [], 'Which? npm run leads -- send <id …>, or --status given-up'],
  ['list', ['extra'], '“extra” is a word too many; expected npm run leads -- list'],
  ['show', ['00000000-0000-4000-8000-000000000000'], 'There is no request 00000000-0000-4000-8000-000000000000.'],
])('%s %j: a sentence, and exit code 1', async (command, words, sentence) => {
  const { code, stderr } = await leads(command, ...words);
  expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});
