import type { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from './databaseConnection.ts';
import { DeliveryFailure } from './deliveryFailure.ts';
import { errorCode } from './log.ts';
import type { MailMessage } from './mailMessage.ts';
import { post } from './post.ts';
import type { MailSettings, ResendSettings, SmtpSettings } from './settings.ts';

/** Sends a mail; rejects with a `DeliveryFailure` where the server did not accept it. The signal ends all of it. */
export type Mailer = (message: MailMessage, signal: AbortSignal) => Promise<void>;

/** Returns a mailer for the provider that is set. */
export function mailer({ from, provider }: MailSettings): Mailer {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const messageId = ({ key }: MailMessage) => `<${key}@${domain}>`;
  if (provider.kind === 'resend')
    return (message, signal) => resend(provider, from, message, messageId(message), signal);
  return async (message, signal) => {
    const { headers, to, replyTo, subject, text, date } = message;
    const mail = new MailComposer({
      from,
      to: [...to],
      replyTo,
      subject,
      text,
      date,
      messageId: messageId(message),
      headers: { ...headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const envelope = mail.getEnvelope();
    await overSmtp(provider, { from: envelope.from || from, to: envelope.to }, await mail.build(), signal);
  };
}

/** Sends a mail over a connection of its own, which is closed however the attempt ends. */
function overSmtp(
  smtp: SmtpSettings,
  envelope: { readonly from: string; readonly to: string[] },
  source: Buffer,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
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
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', late);
      // First, as closing ends the connection and so fails again.
      reject(new DeliveryFailure(smtpCode(error)));
      connection.close();
    };
    const late = () => fail(new DOMException('The attempt took too long.', 'TimeoutError'));
    const taken = () => {
      signal.removeEventListener('abort', late);
      resolve();
      connection.quit();
      connection.close();
    };
    const send = () => connection.send(envelope, source, (error) => (error ? fail(error) : taken()));
    signal.addEventListener('abort', late, { once: true });
    connection.on('error', fail);
    connection.once('end', () => fail(new DOMException('The server closed the connection.', 'NetworkError')));
    connection.connect(() => {
      if (!smtp.user) return send();
      const credentials = { user: smtp.user, pass: smtp.password ?? '' };
      connection.login({ credentials }, (error) => (error ? fail(error) : send()));
    });
  });
}

/** Returns the code of the server's answer (RFC 5321, section 4.2), or of what happened to the connection. */
function smtpCode(error: unknown): string {
  const isAnswer = error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
  return isAnswer ? `smtp ${error.responseCode}` : errorCode(error);
}

/** Sends a mail through Resend's API, or another of the same form; the key prevents a second mail within a day. */
async function resend(
  { apiKey, baseUrl }: ResendSettings,
  from: string,
  { to, replyTo, subject, text, key, headers }: MailMessage,
  messageId: string,
  signal: AbortSignal,
): Promise<void> {
  await post(`${baseUrl}/emails`, {
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `contact/${key}`,
    },
    body: JSON.stringify({
      from,
      to,
      reply_to: replyTo?.address,
      subject,
      text,
      headers: { ...headers, 'Message-ID': messageId },
    }),
    signal,
  });
}
