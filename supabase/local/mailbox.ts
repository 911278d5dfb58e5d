import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
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

/** Returns the mails of a folder, the newest first. */
export async function mailsIn(folder: string): Promise<StoredMail[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse();
  const mails: StoredMail[] = [];
  // One after the other: the system limits how many files are open at once.
  for (const file of files) {
    const mail = await readMail(folder, file);
    if (mail) mails.push(mail);
  }
  return mails;
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
