/** @jest-environment node */
import { eventually, startTestBackend, valid, type TestBackend } from './testBackend';
import { startService } from './testService';

let backend: TestBackend;
afterEach(() => backend.dispose());

test('Teams gets a card with the request as plain text, and a sender’s name with an @ is not the Message-ID’s domain', async () => {
  const teams = await startService(() => ({ status: 202, body: '' }));
  backend = await startTestBackend({
    settings: {
      MAIL_FROM: '"Camre @home" <website@forms.camre.example>',
      LEAD_WEBHOOK_URL: teams.url,
      LEAD_WEBHOOK_FORMAT: 'teams',
      LEAD_WEBHOOK_ALLOW_PRIVATE: 'true',
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
  const [mail] = await eventually(async () => {
    const mails = await backend.mailbox.list();
    return mails.length > 0 && mails;
  });
  expect(mail?.mail.messageId).toMatch(/^<[\w-]+@forms\.camre\.example>$/);
});
