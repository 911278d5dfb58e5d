import type { Address } from 'postal-mime';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { readMail, type Mailbox, type StoredMail } from './mailbox';

/** The path below which the mailbox is read. */
export const mailPath = '/mail';

/** Answers `/mail` (the list), `/mail/<file>` (a mail to read) and `/mail/<file>?source` (the file itself). */
export async function showMailbox(mailbox: Mailbox, url: URL, response: ServerResponse): Promise<void> {
  const file = decodeURIComponent(url.pathname.slice(mailPath.length + 1));
  if (file === '') return page(response, 200, 'Mailbox', list(await mailbox.list(), mailbox.folder));
  const found = await readMail(mailbox.folder, file);
  if (!found)
    return page(response, 404, 'No such mail', `<p>There is no such mail. <a href="${mailPath}">All mail</a></p>`);
  if (!url.searchParams.has('source')) return page(response, 200, found.mail.subject ?? 'Mail', letter(found));
  response.writeHead(200, { ...safety, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(await readFile(path.join(mailbox.folder, file)));
}

function list(mails: readonly StoredMail[], folder: string): string {
  const rows = mails.map(
    ({ file, mail }) =>
      `<li><a href="${mailPath}/${file}">${text(mail.subject ?? '(no subject)')}</a><br><small>${text(dateOf(mail.date))}, answers go to ${text(people(mail.replyTo))}</small></li>`,
  );
  return `<p>${mails.length === 0 ? 'No mail yet. What the contact form sends arrives here.' : `${mails.length} in`} <code>${text(folder)}</code></p><ol reversed>${rows.join('')}</ol>`;
}

function letter({ file, mail }: StoredMail): string {
  const heads = [
    ['From', people(mail.from ? [mail.from] : [])],
    ['To', people(mail.to)],
    ['Reply to', people(mail.replyTo)],
    ['Date', dateOf(mail.date)],
  ] as const;
  return `<p><a href="${mailPath}">All mail</a></p><dl>${heads.map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`).join('')}</dl><pre>${text(mail.text ?? '')}</pre><p><a href="${mailPath}/${file}?source">Source</a></p>`;
}

function people(addresses: readonly Address[] = []): string {
  return addresses.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');
}

function dateOf(date = ''): string {
  return Number.isNaN(Date.parse(date))
    ? date
    : new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** What a visitor wrote is displayed and never run. */
const safety = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const;

function page(response: ServerResponse, status: number, title: string, body: string): void {
  response.writeHead(status, { ...safety, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${style}</style><body><h1>${text(title)}</h1>${body}`,
  );
}

const style =
  ':root{color-scheme:light dark;font:17px/1.6 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.4rem;overflow-wrap:anywhere}li{margin-block:.8rem}dl{display:grid;grid-template-columns:6rem 1fr;gap:.2rem 1rem}dd{margin:0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;border-radius:.5rem;padding:1rem;font:inherit}';

function text(words: string): string {
  return words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
