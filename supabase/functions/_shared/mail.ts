// @ts-types="npm:@types/nodemailer@8.0.2"
import nodemailer from 'nodemailer';
import type { MailSettings, ResendSettings, SmtpSettings } from './settings.ts';
import type { ClaimedContact } from './store.ts';

/** Sends the mail about a request; rejects with a `MailFailure` where it was not taken. */
export type Mailer = (contact: ClaimedContact, deadline: AbortSignal) => Promise<void>;

/** Why a mail was not taken: a code without words, because the words of a mail server can name people. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  constructor(readonly code: string) {
    super(`Mail was not taken: ${code}`);
  }
}

/** A mailer for the provider that is set. */
export function mailer({ from, to, provider }: MailSettings): Mailer {
  const write = (contact: ClaimedContact) => ({ from, to, ...mailAbout(contact, from) });
  return provider.kind === 'smtp' ? smtpMailer(provider, write) : resendMailer(provider, write);
}

interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
}

/** The mail that our team gets; an answer to it goes to the visitor. */
function mailAbout({ id, name, email, company, message, language, createdAt }: ClaimedContact, from: string) {
  const page = language ? `\nPage:    in “${language}”` : '';
  return {
    replyTo: { name, address: email },
    subject: `Contact request from ${name} (${company})`,
    text: `Name:    ${name}\nEmail:   ${email}\nCompany: ${company}${page}\nSent:    ${createdAt.toISOString()}\n\n${message}\n`,
    // The same for every attempt, so that mail programs show a mail once that was sent twice.
    messageId: `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  };
}

function smtpMailer(smtp: SmtpSettings, write: (contact: ClaimedContact) => Mail): Mailer {
  return async (contact, deadline) => {
    const transport = nodemailer.createTransport({
      host: smtp.host,
      port: smtp.port,
      secure: smtp.secure,
      ...(smtp.user ? { auth: { user: smtp.user, pass: smtp.password ?? '' } } : {}),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await orLate(transport.sendMail(write(contact)), deadline);
    } catch (error) {
      throw new MailFailure(smtpCode(error));
    } finally {
      transport.close();
    }
  };
}

/** The number of the server's answer (RFC 5321, section 4.2), or the name of what happened to the connection. */
function smtpCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') return `smtp ${error.responseCode}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** Resend's API, and others in its form; the key keeps a mail from being sent twice within a day. */
function resendMailer({ apiKey, baseUrl }: ResendSettings, write: (contact: ClaimedContact) => Mail): Mailer {
  return async (contact, deadline) => {
    const { from, to, replyTo, subject, text, messageId } = write(contact);
    const answer = await fetch(`${baseUrl}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `contact/${contact.id}`,
      },
      body: JSON.stringify({
        from,
        to: [to],
        reply_to: replyTo.address,
        subject,
        text,
        headers: { 'Message-ID': messageId },
      }),
      signal: deadline,
    }).catch((error: unknown) => {
      throw new MailFailure(error instanceof Error ? error.name : 'unknown');
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new MailFailure(`http ${answer.status}`);
  };
}

function orLate<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
  });
  return Promise.race([work, late]);
}
