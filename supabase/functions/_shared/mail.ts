import type { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from './database.ts';
import { DeliveryFailure, post, smtpFailure } from './failure.ts';
import type { MailMessage } from './messages.ts';
import type { MailSettings, ResendSettings, SmtpSettings } from './settings.ts';
import { mailAddressOf } from './settingValues.ts';

/** Sends a mail to one recipient; rejects with a `DeliveryFailure` where the server did not accept it for them. */
export type Mailer = (message: MailMessage, recipient: string, signal: AbortSignal) => Promise<void>;

/** Returns a mailer for the provider that is set. */
export function mailer({ from, provider }: MailSettings): Mailer {
  // Of the address: a name in front of it can have an @ too (RFC 5322, 3.6.4).
  const domain = mailAddressOf(from)?.split('@')[1] ?? 'localhost';
  return async (message, recipient, signal) => {
    const messageId = `<${message.key}@${domain}>`;
    if (provider.kind === 'resend') return resend(provider, from, message, recipient, messageId, signal);
    const { headers, to, replyTo, subject, text, date } = message;
    const compose = (addressees: readonly string[]) =>
      new MailComposer({
        from,
        to: [...addressees],
        replyTo,
        subject,
        text,
        date,
        messageId,
        headers: { ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      }).compile();
    const envelope = compose([recipient]).getEnvelope();
    const source = await compose(to).build();
    await overSmtp(provider, signal, { envelope: { from: envelope.from || from, to: envelope.to }, source });
  };
}

/** Returns what asks the provider whether it would take a mail, without sending one; rejects with a `DeliveryFailure`. */
export function mailCheck({ provider }: MailSettings): (signal: AbortSignal) => Promise<void> {
  if (provider.kind === 'smtp') return (signal) => overSmtp(provider, signal);
  return (signal) =>
    postToResend(provider, {}, '{}', signal).catch((error: unknown) => {
      // It knows the key, and says that this is no mail.
      if (!(error instanceof DeliveryFailure && error.kind === 'permanent')) throw error;
    });
}

interface SmtpMail {
  readonly envelope: { readonly from: string; readonly to: string[] };
  readonly source: Buffer;
}

/** Signs in over a connection of its own, which is closed however the attempt ends, and sends a mail where there is one. */
function overSmtp(smtp: SmtpSettings, signal: AbortSignal, mail?: SmtpMail): Promise<void> {
  return new Promise((resolve, reject: (failure: DeliveryFailure) => void) => {
    const connection = new SMTPConnection({
      host: smtp.host,
      port: smtp.port,
      secure: smtp.secure,
      // Requests are only sent encrypted.
      requireTLS: !smtp.secure && !isLoopback(smtp.host),
      connectionTimeout: 10_000,
      greetingTimeout: 20_000,
      // The next attempt begins at once, and the server allows a limited number of connections.
      socketCloseTimeout: 0,
    });
    let isBegun = false;
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', late);
      // First, as closing ends the connection and so fails again.
      reject(smtpFailure(error, isBegun));
      connection.close();
    };
    const late = () => fail(new DOMException('The attempt took too long.', 'TimeoutError'));
    const taken = () => {
      signal.removeEventListener('abort', late);
      resolve();
      connection.quit();
      connection.close();
    };
    const send = () => {
      if (!mail) return taken();
      isBegun = true;
      connection.send(mail.envelope, mail.source, (error) => (error ? fail(error) : taken()));
    };
    signal.addEventListener('abort', late, { once: true });
    connection.on('error', fail);
    connection.once('end', () => fail(new DOMException('The server closed the connection.', 'NetworkError')));
    connection.connect((error) => {
      if (error) return fail(error);
      if (!smtp.user) return send();
      const credentials = { user: smtp.user, pass: smtp.password ?? '' };
      connection.login({ credentials }, (error) => (error ? fail(error) : send()));
    });
  });
}

/** Sends a mail through Resend's API, or another of the same form; the key prevents a second mail within a day. */
async function resend(
  provider: ResendSettings,
  from: string,
  { to, replyTo, subject, text, key, headers }: MailMessage,
  recipient: string,
  messageId: string,
  signal: AbortSignal,
): Promise<void> {
  // The provider would take the mail to another recipient for the same one.
  const own = to.length > 1 ? `/${createHash('sha256').update(recipient).digest('hex').slice(0, 8)}` : '';
  await postToResend(
    provider,
    { 'Idempotency-Key': `contact/${key}${own}` },
    JSON.stringify({
      from,
      to: [recipient],
      reply_to: replyTo?.address,
      subject,
      text,
      headers: { ...headers, 'Message-ID': messageId },
    }),
    signal,
  );
}

function postToResend(
  { apiKey, baseUrl }: ResendSettings,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<void> {
  return post(`${baseUrl}/emails`, {
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', ...headers },
    body,
    signal,
  });
}
