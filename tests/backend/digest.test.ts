import { honeypotField } from '../../supabase/functions/_shared/form';
import { eventually, mailFrom, startTestBackend, valid } from './testBackend';
import { startService } from './testService';
import { startWithMailServer } from './visitors';

test('the daily digest counts what came and names likely spam; a quiet day has one too', async () => {
  await using backend = await startTestBackend({ retryEvery: 3_600, settings: { DAILY_DIGEST: 'true' } });
  const retryWithDigest = async () => {
    await backend.query("update contact_notices set due_at = now() where kind = 'daily'");
    await backend.retry();
    expect(await backend.query("select due_at > now() as done from contact_notices where kind = 'daily'")).toEqual([
      { done: true },
    ]);
  };
  // It learns the recipients.
  await backend.retry();
  await retryWithDigest();
  expect((await backend.mailbox.list()).map(({ mail }) => mail.text)).toEqual([
    expect.stringContaining('Nothing came, and nothing waits.'),
  ]);
  await backend.send(valid);
  await backend.until("select from contact_deliveries where channel = 'mail' and done_at is not null");
  await backend.send({ ...valid, email: 'bot@example.org', company: 'Bots', [honeypotField]: 'x' });
  await retryWithDigest();
  const digest = (await backend.mailbox.list()).find(
    ({ mail }) => mail.subject === 'Contact requests: 2 since yesterday',
  );
  expect(digest?.mail.text).toMatch(/Mailed since yesterday: +1\n.*\n.*\n.*\nHeld as likely spam: +1\n/);
  expect(digest?.mail.text).toMatch(
    /Ada Morgan \| bot@example\.org \| Bots \| .* \| honeypot \| sent without the site’s script/,
  );
});

test('a retry job that has not run for an hour is noticed by the next request, once a day', async () => {
  await using backend = await startTestBackend({ retryEvery: 3_600 });
  const subjects = async () => (await backend.mailbox.list()).map(({ mail }) => mail.subject ?? '');
  await backend.query("update contact_job set reached_at = now() - interval '61 minutes'");
  await backend.send(valid);
  const alert = 'Alert: the retry job of the contact form has not run for an hour';
  await backend.until("select from contact_notices where kind = 'job-late' and due_at > now() + interval '23 hours'");
  await backend.send({ ...valid, message: 'another' });
  await eventually(async () => (await subjects()).filter((one) => one.startsWith('Contact request')).length === 2);
  expect((await subjects()).filter((subject) => subject === alert)).toHaveLength(1);
});

test('a challenge that was not passed holds the request; a service that cannot say holds nobody', async () => {
  let body: unknown = { success: true };
  const verifier = await startService(() => ({ body: typeof body === 'string' ? body : JSON.stringify(body) }));
  await using backend = await startTestBackend({
    settings: { TURNSTILE_SECRET: 'turnstile-secret', TURNSTILE_VERIFY_URL: `${verifier.url}/siteverify` },
  });
  const held = async (email: string, token: string | undefined, answer: unknown) => {
    body = answer;
    expect((await backend.send({ ...valid, email, 'cf-turnstile-response': token })).status).toBe(200);
    const rows = await backend.query<{ held: string | null }>('select held from contact_requests where email = $1', [
      email,
    ]);
    return rows.map((row) => row.held);
  };
  const no = (...codes: string[]) => ({ success: false, 'error-codes': codes });
  expect(await held('passed@example.org', 'token', { success: true })).toEqual([null]);
  expect(await held('forged@example.org', 'token', no('invalid-input-response'))).toEqual(['spam']);
  expect(await held('late@example.org', 'token', no('timeout-or-duplicate'))).toEqual(['spam']);
  expect(await held('none@example.org', undefined, no('missing-input-response'))).toEqual(['spam']);
  expect(await held('secret@example.org', 'token', no('invalid-input-secret'))).toEqual([null]);
  expect(await held('error@example.org', 'token', no('internal-error'))).toEqual([null]);
  expect(await held('down@example.org', undefined, 'oops')).toEqual([null]);
  const sent = verifier.received.map(({ body: words }) => new URLSearchParams(words));
  expect(new Set(sent.map((words) => words.get('secret')))).toEqual(new Set(['turnstile-secret']));
  expect(sent[0]?.get('idempotency_key')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  // A token is good for one request: with another one the service hears of another use.
  expect(sent[0]?.get('response')).toBe(sent[1]?.get('response'));
  expect(sent[0]?.get('idempotency_key')).not.toBe(sent[1]?.get('idempotency_key'));
  // A blocker that keeps the challenge away is no robot; a second try that passes is mailed, and asked about again.
  const once = { seconds: 40, email: 'blocked@example.org' };
  body = no('missing-input-response');
  await backend.send({ ...valid, ...once });
  await mailFrom(backend, once.email);
  const again = { seconds: 40, email: 'again@example.org', 'cf-turnstile-response': 'old' };
  body = no('timeout-or-duplicate');
  await backend.send({ ...valid, ...again });
  body = { success: true };
  await backend.send({ ...valid, ...again, 'cf-turnstile-response': 'new' });
  await mailFrom(backend, again.email);
  const asked = verifier.received.length;
  await backend.send({ ...valid, ...again, 'cf-turnstile-response': 'newer' });
  expect(verifier.received).toHaveLength(asked);
  expect(backend.logs()).toContain('"event":"challenge not checked","code":"invalid-input-secret"');
});

test('held requests are a line each, the newest first; what is left out is counted and shown the next time', async () => {
  await using backend = await startTestBackend({
    retryEvery: 3_600,
    settings: { DAILY_DIGEST: 'true', CONTACT_RATE_LIMIT_OVERALL: '400' },
  });
  await backend.query(`
    insert into contact_requests (name, email, company, message, content_hash, held, created_at)
      select 'Held ' || n, 'h@example.org', 'c', 'm', '', 'limit', now() - interval '3 days' + n * interval '1 second' from generate_series(1, 1205) n;
    insert into contact_requests (name, email, company, message, content_hash, held, created_at)
      select case n when 505 then E'Spam\u2028Alert: sign in' else 'Spam ' || n end, 's@example.org', 'c', 'm', '', 'spam', now() - interval '3 days' + n * interval '1 second' from generate_series(1, 505) n;
  `);
  const due = async () => {
    await backend.query('update contact_notices set due_at = now()');
    await backend.retry();
    return (await backend.mailbox.list()).map(({ mail }) => `${mail.subject}\n${mail.text}`);
  };
  // The first retry learns who the recipients are; the digest is due the next morning.
  await due();
  await due();
  const mails = await due();
  const held = mails.find((mail) => mail.startsWith('1205 contact requests above'));
  expect(held?.match(/ Held \d+ /g)?.slice(0, 2)).toEqual([' Held 1205 ', ' Held 1204 ']);
  // As many as an hour can hold: three times the limit.
  expect(held).toContain('and 5 more');
  const daily = mails.find((mail) => mail.includes('Spam Alert: sign in | s@example.org'));
  expect(daily).toContain('and 5 more');
  // Each of them once.
  for (const [pattern, count] of [
    [/ Held \d+ /g, 1205],
    [/ Spam \d+ /g, 504],
  ] as const) {
    const shown = mails.join('\n').match(pattern) ?? [];
    expect([shown.length, new Set(shown).size]).toEqual([count, count]);
  }
});

test('each recipient of MAIL_TO is shown everything, also where a mail to one of them failed', async () => {
  await using run = await startWithMailServer({
    retrySeconds: 60,
    settings: { MAIL_TO: 'Ann <ann@example.org>, bob@example.org', CONTACT_RATE_LIMIT_OVERALL: '1' },
  });
  const { backend: own, mails } = run;
  await mails.manner('refuses bob');
  for (const message of ['one', 'two']) await own.send({ ...valid, message });
  const shownTo = (name: string) =>
    mails
      .accepted()
      .filter(({ to, source }) => to === `${name}@example.org` && /^Subject: 1 contact request above/m.test(source));
  await eventually(async () => shownTo('ann').length === 1);
  const failing =
    "select recipient, round(extract(epoch from due_at - failing_since) / 60)::int as wait from contact_notices where kind = 'held' and failing_since is not null";
  expect(await own.until(failing)).toEqual([{ recipient: 'bob@example.org', wait: 5 }]);
  await mails.manner('takes');
  await own.query("update contact_notices set due_at = now() where kind = 'held'");
  await eventually(async () => shownTo('bob').length === 1);
  expect(shownTo('ann')).toHaveLength(1);
  expect(await own.query("select shown_at is not null as shown from contact_requests where held = 'limit'")).toEqual([
    { shown: true },
  ]);
});

test('a monitor outside: what is not known is not fine, quiet is no silence, and each silence has its sentence', async () => {
  await using backend = await startTestBackend({
    retryEvery: 3_600,
    settings: { DAILY_DIGEST: 'true', MAIL_TO: 'a@b.co, c@d.co' },
  });
  const health = async () => {
    const answer = await fetch(`${backend.url}/functions/v1/send-contact-email/health`);
    const { problems, ...rest } = await answer.json();
    return { status: answer.status, problems, ...rest };
  };
  /** It answers from what it knew two seconds ago at most. */
  const says = (...problems: string[]) =>
    eventually(async () => JSON.stringify((await health()).problems) === JSON.stringify(problems));
  expect(await health()).toMatchObject({
    status: 503,
    problems: ['The retry job has never come to its end.'],
    retryMinutesAgo: null,
    digestMinutesAgo: null,
  });
  await backend.retry();
  await says();
  await backend.send(valid);
  await backend.until('select where not exists (select from contact_deliveries where done_at is null)');
  // A quiet night.
  await backend.query("update contact_channels set taken_at = now() - interval '9 hours'");
  await backend.query("update contact_deliveries set queued_at = now() - interval '9 hours'");
  await says();
  const since = "now() - interval '3 hours'";
  for (const [change, back, sentence] of [
    [
      `update contact_notices set failing_since = ${since} where kind = 'given-up' and recipient = 'c@d.co'`,
      'update contact_notices set failing_since = null',
      'A digest or an alert has not reached everybody for an hour.',
    ],
    [
      `update contact_notices set due_at = ${since} where kind = 'daily' and recipient = 'c@d.co'`,
      'update contact_notices set due_at = now()',
      'The daily digest was not sent to everybody.',
    ],
    [
      "delete from contact_notices where kind = 'daily'",
      "insert into contact_notices (kind, recipient, due_at) values ('daily', 'a@b.co', now())",
      'It is not known when the daily digest is due.',
    ],
    [
      `update contact_requests set held = 'limit', created_at = ${since}`,
      'update contact_requests set held = null',
      'Held requests have been shown to nobody for two hours.',
    ],
  ] as const) {
    await backend.query(change);
    await says(sentence);
    await backend.query(back);
    await says();
  }
});

test('the digest comes at seven in the morning (UTC), wherever the database’s clock is', async () => {
  await using backend = await startTestBackend({ retryEvery: 3_600, postgres: { timezone: 'Europe/London' } });
  expect(
    await backend.query(
      "select extract(hour from due at time zone 'UTC')::int as hour, due > now() and due <= now() + interval '1 day' as soon from next_digest() due",
    ),
  ).toEqual([{ hour: 7, soon: true }]);
});
