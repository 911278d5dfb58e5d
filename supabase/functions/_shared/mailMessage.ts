import { campaignFields } from './formFields.ts';
import type { Lead } from './store.ts';

/** A mail without its envelope. The same request gives the same bytes, however often it is sent. */
export interface MailMessage {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The same for every attempt, so that mail programs and providers recognise a mail that was sent twice. */
  readonly key: string;
  readonly date: Date;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the mail that the team gets about a request; an answer to it goes to the visitor. */
export function leadMail(lead: Lead, to: readonly string[]): MailMessage {
  const [name, company] = [oneLine(lead.name), oneLine(lead.company)];
  return {
    to,
    replyTo: { name, address: lead.email },
    subject: `Contact request from ${name} (${company})`,
    text: `${leadText(lead)}\n`,
    key: lead.id,
    date: lead.createdAt,
  };
}

/** Returns a request as text: what is known of it, a line each, and its message. */
export function leadText(lead: Lead): string {
  return `${leadFacts(lead).join('\n')}\n\n${plainText(lead.message)}`;
}

/** Returns what is known of a request besides its message, as lines with a label. */
function leadFacts(lead: Lead): string[] {
  const campaign = campaignFields.flatMap((name) => lead.campaign[name] ?? []);
  const facts: [label: string, value: string | null][] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Company', lead.company],
    ['Language', lead.language],
    ['Page', lead.page],
    ['Topic', lead.topic],
    ['Campaign', campaign.join(' / ')],
    ['Sent', lead.createdAt.toISOString()],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
}

/** Returns text for a header: one line, without what a mail program would decode (RFC 2047, section 2). */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?');
}

/** Returns text for a body: with line feeds as line breaks, and without other control characters but tabs. */
export function plainText(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
