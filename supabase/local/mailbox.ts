import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from './listen';

/** A mail server that stores what it receives as `.eml` files and forwards nothing. */
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

export interface StoredMail {
  readonly file: string;
  readonly mail: Email;
}

export async function openMailbox(folder: string) {
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
  const { port } = await listen(server.server);
  return {
    port,
    folder,
    list: () => mailsIn(folder),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Returns the mails of a folder, the newest first, at most so many. */
export async function mailsIn(folder: string, atMost = Infinity): Promise<StoredMail[]> {
  const mails: StoredMail[] = [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
  // One after the other: the system limits how many files are open at once.
  for (const file of files.reverse().slice(0, atMost)) {
    const source = await readFile(path.join(folder, file)).catch(() => undefined);
    if (source) mails.push({ file, mail: await PostalMime.parse(source) });
  }
  return mails;
}

/** Writes a mail, as a whole or not at all, for this account only. */
async function keep(folder: string, source: Buffer): Promise<void> {
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const half = path.join(folder, `${name}.part`);
  await writeFile(half, source, { mode: 0o600 });
  await rename(half, path.join(folder, name));
}

export const mailPath = '/mail';

/** Mails of the page; to read thousands of them would take seconds. */
const listed = 100;

/** Answers with the newest mails as text, which no browser takes for a page with scripts. */
export async function showMailbox({ folder }: Mailbox, response: ServerResponse): Promise<void> {
  const mails = await mailsIn(folder, listed);
  const head =
    mails.length === 0
      ? 'No mail yet. What the contact form sends arrives here.'
      : `The newest of ${folder}, at most ${listed}`;
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end([head, ...mails.map(letter)].join(`\n\n${'─'.repeat(60)}\n\n`));
}

function letter({ file, mail: { subject, from, to, replyTo, date, text } }: StoredMail): string {
  const people = (addresses: readonly Address[] = []) =>
    addresses.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');
  const heads = { Subject: subject, From: people(from && [from]), To: people(to), 'Reply-To': people(replyTo) };
  const lines = Object.entries({ ...heads, Date: date, File: file }).map(([name, value]) => `${name}: ${value ?? ''}`);
  return `${lines.join('\n')}\n\n${text ?? ''}`;
}
