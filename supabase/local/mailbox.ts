import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { portOf } from './listen';

/** A mail server that stores what it receives as `.eml` files and forwards nothing. */
export interface Mailbox {
  readonly port: number;
  readonly folder: string;
  /** Returns its mails, the newest first. */
  list(): Promise<StoredMail[]>;
  close(): Promise<void>;
}

export interface StoredMail {
  readonly file: string;
  readonly mail: Email;
}

/** Opens the mailbox on a free port of this machine. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      buffer(stream)
        .then((source) => keep(folder, source))
        .then(() => done(), done);
    },
  });
  // A client that disconnects in the middle sends the mail again.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server.server),
    folder,
    list: () => mailsIn(folder),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns a mail of the folder; undefined where no mail has this name. */
export async function readMail(folder: string, file: string): Promise<StoredMail | undefined> {
  if (!/^[\w-]+\.eml$/.test(file)) return undefined;
  const source = await readFile(path.join(folder, file)).catch(() => undefined);
  return source && { file, mail: await PostalMime.parse(source) };
}

/** Returns the mails of a folder, the newest first, at most so many. */
export async function mailsIn(folder: string, atMost = Infinity): Promise<StoredMail[]> {
  const mails: StoredMail[] = [];
  // One after the other: the system limits how many files are open at once.
  for (const file of (await filesIn(folder)).slice(0, atMost)) {
    const mail = await readMail(folder, file);
    if (mail) mails.push(mail);
  }
  return mails;
}

/** Returns the names of the mails of a folder, the newest first. */
async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse();
}

/** Writes a mail, as a whole or not at all, for this account only. */
async function keep(folder: string, source: Buffer): Promise<void> {
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const half = path.join(folder, `${name}.part`);
  try {
    await writeFile(half, source, { mode: 0o600 });
    await rename(half, path.join(folder, name));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** The path below which the mailbox is read. */
export const mailPath = '/mail';

/** Answers `/mail` (the list), `/mail/<file>` (a mail to read) and `/mail/<file>?source` (the file itself). */
export async function showMailbox(mailbox: Mailbox, url: URL, response: ServerResponse): Promise<void> {
  const file = url.pathname.slice(mailPath.length + 1);
  if (file === '') return page(response, 200, 'Mailbox', await list(mailbox));
  const found = await readMail(mailbox.folder, file);
  if (!found)
    return page(response, 404, 'No such mail', `<p>There is no such mail. <a href="${mailPath}">All mail</a></p>`);
  if (!url.searchParams.has('source')) return page(response, 200, found.mail.subject ?? 'Mail', letter(found));
  response.writeHead(200, { ...safety, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(await readFile(path.join(mailbox.folder, file)));
}

/** Mails of the list; to read thousands of them would take seconds. */
const listed = 100;

async function list({ folder }: Mailbox): Promise<string> {
  const count = (await filesIn(folder)).length;
  const rows = (await mailsIn(folder, listed)).map(
    ({ file, mail }) =>
      `<li><a href="${mailPath}/${file}">${text(mail.subject ?? '(no subject)')}</a><br><small>${text(dateOf(mail.date))}, answers go to ${text(people(mail.replyTo))}</small></li>`,
  );
  const rest = count > rows.length ? `<p>and ${count - rows.length} more in the folder</p>` : '';
  return `<p>${count === 0 ? 'No mail yet. What the contact form sends arrives here.' : `${count} in`} <code>${text(folder)}</code></p><ol>${rows.join('')}</ol>${rest}`;
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
