import { createHash } from 'node:crypto';
import { z } from 'zod';
import { remembered } from '../remembered';

/** Returns the hash git gives a file of this content: `git cat-file -p <hash>` brings the text back. */
export function gitBlobHash(content: string): string {
  const bytes = Buffer.from(content, 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Returns the short hash by which `locales/pins` names a text, English or translated. */
export const stringHash = remembered((text) => gitBlobHash(text).slice(0, 8));

/** Returns the short hash of a translated page: of its text without the line `source:`, which changes with the English. */
export function pageHash(text: string): string {
  return stringHash(text.replace(/^source:.*\n/m, ''));
}

/** What `locales/pins/<lng>.json` says of a translation: which English, which translation, and whose it is. */
export interface Pin {
  readonly english: string;
  readonly translation: string;
  /** `unknown` where a tool wrote it that does not know. */
  readonly by: 'machine' | 'person' | 'unknown';
  /** Kept although a check warns of it. */
  readonly asIs: boolean;
  /** The day and the name of the person. */
  readonly signature?: string;
}

/** A pin as it is written: `1a2b3c4d 5e6f7a8b person as-is 2026-11-22 Mair Jones`. */
const pinPattern = /^([0-9a-f]{8}) ([0-9a-f]{8}) (machine|person|unknown)( as-is)?(?: (\d{4}-\d\d-\d\d .+))?$/;

/** Parses a pin. */
export const pinSchema = z
  .string()
  .regex(pinPattern, 'a pin such as "1a2b3c4d 5e6f7a8b machine" (npm run i18n -- sync writes pins)')
  .transform((text): Pin => {
    const [, english = '', translation = '', by, asIs, signature] = pinPattern.exec(text) ?? [];
    return {
      english,
      translation,
      by: by === 'person' || by === 'unknown' ? by : 'machine',
      asIs: asIs !== undefined,
      signature,
    };
  });

/** Returns a pin if it is of these short hashes: neither the English nor the translation has changed since. */
export function pinOfToday(pin: Pin | undefined, english: string, translation: string): Pin | undefined {
  return pin?.english === english && pin.translation === translation ? pin : undefined;
}

/** Writes a pin. */
export function formatPin({ english, translation, by, asIs, signature }: Pin): string {
  return [english, translation, by, asIs && 'as-is', signature].filter(Boolean).join(' ');
}
