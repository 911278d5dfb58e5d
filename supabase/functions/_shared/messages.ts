import { domainToUnicode } from 'node:url';
import { campaignFields, capitalised, contactForm } from './form.ts';
import replies from './replies.json' with { type: 'json' };
import { mailAddressOf } from './settingValues.ts';
import type { ClaimedDelivery, Lead } from './store.ts';

/** A mail without its envelope. The attempts of one sending have the same bytes on the same day. */
export interface MailMessage {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The same for every attempt, so that mail programs and providers recognise a mail that was sent twice. */
  readonly key: string;
  readonly date: Date;
  readonly headers: Readonly<Record<string, string>>;
}

/** No automatic reply answers these mails (RFC 3834, section 5). */
const automatic = (kind: 'auto-generated' | 'auto-replied') => ({
  'Auto-Submitted': kind,
  'X-Auto-Response-Suppress': 'All',
});

/** Returns the mail that the team gets about a request; an answer to it goes to the visitor. */
export function leadMail({ lead, sending, queuedAt }: ClaimedDelivery, to: readonly string[]): MailMessage {
  const [name, company] = [oneLine(lead.name), oneLine(lead.company)];
  // Most servers refuse a header with an address that is not ASCII before the @ (RFC 6532).
  const canReply = /^[\x20-\x7e]+$/.test(lead.email);
  return {
    to,
    replyTo: canReply ? { name, address: lead.email } : undefined,
    subject: `Contact request from ${name} (${company})`,
    text: `${canReply ? '' : `Answer to ${lead.email}: this mail cannot name that address as the one to answer to.\n\n`}${leadText(lead)}\n`,
    key: sending,
    date: dateOf(queuedAt),
    // A person wrote it: help desks and CRMs drop what calls itself automatic.
    headers: {},
  };
}

/** Returns “We have your message” in the visitor’s language, without their words: the address may not be theirs. */
export function replyMail(
  { lead: { email, language }, sending, queuedAt }: ClaimedDelivery,
  team: string,
): MailMessage {
  const { subject, text } = replies[language ?? 'en'];
  return {
    to: [email],
    replyTo: { name: '', address: mailAddressOf(team) ?? team },
    subject,
    text: `${text}\n`,
    key: `${sending}-reply`,
    date: dateOf(queuedAt),
    headers: automatic('auto-replied'),
  };
}

/** Returns a mail to the team that is about no single request. */
export function noticeMail(to: readonly string[], subject: string, text: string, key: string): MailMessage {
  return { to, subject, text, key, date: new Date(), headers: automatic('auto-generated') };
}

/** Returns the date of a mail: that of its first attempt, unless it waited for long, as servers refuse old mails. */
function dateOf(queuedAt: Date): Date {
  const day = 24 * 60 * 60 * 1000;
  return Math.abs(Date.now() - queuedAt.getTime()) < day ? queuedAt : new Date();
}

/** Returns a request as text: what is known of it, a line each, and its message. */
export function leadText(lead: Lead): string {
  const campaign = campaignFields.flatMap((name) => lead.campaign[name] ?? []);
  const readable = lead.email.replace(/[^@]+$/, (domain) => domainToUnicode(domain) || domain);
  const facts: Readonly<Record<string, string | null>> = {
    ...Object.fromEntries(contactForm.flatMap(({ name, input }) => (input === 'area' ? [] : [[name, lead[name]]]))),
    email: readable === lead.email ? lead.email : `${lead.email} (${readable})`,
    language: lead.language,
    page: lead.page,
    topic: lead.topic,
    campaign: campaign.join(' / '),
    sent: new Date(lead.created_at).toISOString(),
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${capitalised(name)}: ${oneLine(value)}`] : [],
  );
  const texts = contactForm.flatMap(({ name, input }) => (input === 'area' ? lead[name] : []));
  return [lines.join('\n'), ...texts].join('\n\n');
}

/** Returns a stored text for a header or a line: without line breaks, and without what a mail program would decode (RFC 2047). */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('=?', '= ?');
}
