import { eventually, startTestBackend, temporaryFolder, valid } from './testBackend';
import { startService } from './testService';

jest.setTimeout(120_000);

test('Teams gets a card with the request as plain text, and the Message-ID has the domain of the sender’s address as DNS has it', async () => {
  const teams = await startService(() => ({ status: 202, body: '' }));
  await using backend = await startTestBackend({
    settings: {
      MAIL_FROM: '"Camre @home" <website@forms.câmre.example>',
      LEAD_WEBHOOK_URL: teams.url,
      LEAD_WEBHOOK_FORMAT: 'teams',
    },
  });
  await backend.send({ ...valid, name: 'Ada [press](https://evil.example)' });
  await eventually(async () => teams.received.length > 0);
  const { type, attachments } = JSON.parse(teams.received[0]?.body ?? '{}');
  expect([type, attachments.length, attachments[0].contentType]).toEqual([
    'message',
    1,
    'application/vnd.microsoft.card.adaptive',
  ]);
  const { body } = attachments[0].content;
  expect(body).toContainEqual(
    // Markdown is read in a TextBlock, and not in this.
    expect.objectContaining({
      type: 'RichTextBlock',
      inlines: [{ type: 'TextRun', text: 'Name: Ada [press](https://evil.example)' }],
    }),
  );
  // A workflow takes a card of more than 28 KB, and shows nothing.
  await backend.send({ ...valid, message: Array.from({ length: 500 }, () => 'x').join('\n') });
  const long = (await eventually(async () => teams.received[1]))?.body ?? '';
  expect(Buffer.byteLength(long)).toBeLessThan(28_000);
  expect(JSON.parse(long).attachments[0].content.body.at(-1).inlines[0].text).toMatch(/^This chat shows no more/);
  const { mail } = await backend.mailWith('Contact request');
  expect(mail.messageId).toMatch(/^<[\w-]+@forms\.xn--cmre-boa\.example>$/);
});

test('what waits for a webhook or a reader that the settings no longer have ends, and the owner is told', async () => {
  const folder = temporaryFolder();
  const hook = await startService(() => ({ status: 503 }));
  const before = await startTestBackend({
    folder,
    retryEvery: 3600,
    settings: {
      MAIL_TO: 'ann@camre.example, bob@camre.example',
      LEAD_WEBHOOK_URL: hook.url,
      LEAD_WEBHOOK_FORMAT: 'slack',
    },
  });
  await before.send(valid);
  await eventually(async () => /"channel":"webhook".*"code":"http 503"/.test(before.logs()));
  // Three hours pass; Ann was shown a request above the limit, and Bob's mailbox took no notice.
  await before.query("update contact_deliveries set queued_at = now() - interval '3 hours'");
  await before.query("update contact_channels set failing_since = now() - interval '3 hours' where server = 'webhook'");
  await before.query(
    "insert into contact_requests (name, email, company, message, content_hash, held, created_at, shown_to) values ('h', 'h@example.org', 'c', 'm', '', 'limit', now() - interval '3 hours', '{ann@camre.example}')",
  );
  await before.query(
    "insert into contact_notices (kind, recipient, due_at) values ('held', 'bob@camre.example', now()) on conflict do nothing",
  );
  await before.stop();

  await using backend = await startTestBackend({
    folder,
    retryEvery: 3600,
    settings: { MAIL_TO: 'ann@camre.example' },
  });
  await backend.retry();
  const health = await fetch(`${backend.url}/functions/v1/send-contact-email/health`);
  expect([health.status, (await health.json()).problems]).toEqual([200, []]);
  const alert = await backend.mailWith('Alert: the webhook is not in the settings');
  expect(alert.mail.text).toContain('1 delivery that waited for it ended');
  expect(await backend.query('select * from contact_requests where held is not null and shown_at is null')).toEqual([]);
});
