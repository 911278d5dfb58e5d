import { createHash } from 'node:crypto';

/** The hash git gives a file of this content: `git cat-file -p <hash>` brings the text back. */
export function gitBlobHash(content: string): string {
  const bytes = Buffer.from(content, 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The short hash by which `locales/state` pins a translated string to its English. */
export function stringHash(english: string): string {
  return gitBlobHash(english).slice(0, 8);
}
