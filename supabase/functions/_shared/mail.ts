import type { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from './database.ts';
import { DeliveryFailure, post, smtpFailure } from './failure.ts';
import type { MailMessage } from './messages.ts';
import type { FunctionSettings } from './settings.ts';
import { mailAddressOf } from './settingValues.ts';

/** Sends a mail to one recipient; rejects with a `DeliveryFailure` where the server did not accept it for them. */
export type Mailer = (message: MailMessage, recipient: string, signal: AbortSignal) => Promise<void>;

export function mailer(settings: FunctionSettings): Mailer {
  const from = settings.MAIL_FROM;
  const sender = mailAddressOf(from) ?? from;
  // Of the address: a name in front of it can have an @ too (RFC 5322, 3.6.4).
  const domain = sender.split('@')[1] ?? 'localhost';
  return async ({ key, headers, to, ...message }, recipient, signal) => {
    const messageId = `<${key}@${domain}>`;
    if (settings.MAIL_PROVIDER === 'resend') {
      const { replyTo, subject, text } = message;
      const about = { from, to: [recipient], reply_to: replyTo?.address, subject, text };
      // The provider would take the mail to another recipient for the same one.
      const own = to.length > 1 ? `/${createHash('sha256').update(recipient).digest('hex').slice(0, 8)}` : '';
      const mail = { ...about, headers: { ...headers, 'Message-ID': messageId } };
      return overResend(settings, signal, mail, { 'Idempotency-Key': `contact/${key}${own}` });
    }
    const options = { ...message, from, to: [...to], messageId, headers: { ...headers } };
    const mail = new MailComposer({ ...options, disableFileAccess: true, disableUrlAccess: true });
    const envelope = { from: sender, to: [mailAddressOf(recipient) ?? recipient] };
    await overSmtp(settings, signal, { envelope, source: await mail.compile().build() });
  };
}

/** Asks the provider whether it would take a mail, without sending one; rejects with a `DeliveryFailure`. */
export async function checkMail(settings: FunctionSettings, signal: AbortSignal): Promise<void> {
  if (settings.MAIL_PROVIDER === 'smtp') return overSmtp(settings, signal);
  await overResend(settings, signal, {}).catch((error: unknown) => {
    // It knows the key, and says that this is no mail.
    if (!(error instanceof DeliveryFailure && error.kind === 'permanent')) throw error;
  });
}

/** Posts to Resend's API, or another of the same form; an idempotency key prevents a second mail within a day. */
async function overResend(
  { RESEND_API_KEY: key, RESEND_BASE_URL: base }: FunctionSettings,
  signal: AbortSignal,
  mail: object,
  headers?: Readonly<Record<string, string>>,
): Promise<void> {
  const all = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers };
  const answer = await post(`${base}/emails`, { headers: all, body: JSON.stringify(mail), signal });
  // What is not the provider, such as a page of its host, may answer 200 too.
  const taken: unknown = await answer.json().catch(() => undefined);
  if (!(taken instanceof Object && 'id' in taken)) throw new DeliveryFailure('unclear', 'no id of the mail');
}

/** Signs in over a connection of its own, which is closed however the attempt ends, and sends a mail where there is one. */
function overSmtp(
  settings: FunctionSettings,
  signal: AbortSignal,
  mail?: { readonly envelope: { readonly from: string; readonly to: string[] }; readonly source: Buffer },
): Promise<void> {
  const { SMTP_HOST: host = '', SMTP_PORT: port, SMTP_USER: user, SMTP_PASS: pass = '' } = settings;
  // TLS from the first byte; on other ports it comes with STARTTLS.
  const secure = [465, 2465].includes(port);
  return new Promise((resolve, reject: (failure: DeliveryFailure) => void) => {
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      // Requests are only sent encrypted.
      requireTLS: !secure && !isLoopback(host),
      connectionTimeout: 10_000,
      greetingTimeout: 20_000,
      // The next attempt begins at once, and the server allows a limited number of connections.
      socketCloseTimeout: 0,
    });
    let isBegun = false;
    const fail = (error: unknown) => {
      // First, as closing ends the connection and so fails again.
      reject(smtpFailure(error, isBegun));
      connection.close();
    };
    const taken = () => {
      resolve();
      connection.quit();
      connection.close();
    };
    const send = () => {
      if (!mail) return taken();
      isBegun = true;
      connection.send(mail.envelope, mail.source, (error) => (error ? fail(error) : taken()));
    };
    signal.addEventListener('abort', () => fail(new DOMException('The attempt took too long.', 'TimeoutError')));
    connection.on('error', fail);
    connection.once('end', () => fail(new DOMException('The server closed the connection.', 'NetworkError')));
    connection.connect((error) => {
      if (error) return fail(error);
      if (!user) return send();
      connection.login({ credentials: { user, pass } }, (error) => (error ? fail(error) : send()));
    });
  });
}
