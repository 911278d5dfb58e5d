import type { MailMessage } from './mailMessage.ts';
import replies from './replies.json' with { type: 'json' };
import type { Lead } from './store.ts';

/**
 * Returns the mail “We have your message”, in the visitor's language. It repeats nothing that they wrote, as the address may
 * not be theirs.
 */
export function replyMail({ id, email, language, createdAt }: Lead, team: string): MailMessage {
  const { subject, text } = replies[language ?? 'en'];
  return {
    to: [email],
    replyTo: { name: '', address: /<([^>]+)>/.exec(team)?.[1] ?? team },
    subject,
    text: `${text}\n`,
    key: `${id}-reply`,
    date: createdAt,
    // No automatic reply answers it (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
