import { createHash } from 'node:crypto';
import { z } from 'zod';
import { splitPlural, type StringTable } from './strings';

/**
 * `content/features/<slug>/screenshots.json`, written by `npm run screenshots`: what the page's pictures were made from,
 * so that it shows when one is older than its words or its scene. A page whose pictures come from elsewhere has none.
 */
export const pictureRecordSchema = z.strictObject({
  /** The strings that the picture shows, `<namespace>:<key>`, counted ones without their plural's suffix. */
  strings: z.array(z.string()),
  /** By language, the hashes of the scene's code and of those strings. */
  pictures: z.record(z.string(), z.strictObject({ scene: z.string(), words: z.string() })),
});

export type PictureRecord = z.infer<typeof pictureRecordSchema>;

/** The record of a page's pictures, from the project's root. */
export function pictureRecordFile(slug: string): string {
  return `content/features/${slug}/screenshots.json`;
}

/** The picture of a feature page in a language and its upright one for phones, from `content/`. */
export function pictureFiles(slug: string, language: string): PictureFiles {
  const name = `features/${slug}/screenshot.${language}`;
  return { wide: `${name}.png`, narrow: `${name}.narrow.png` };
}

export interface PictureFiles {
  readonly wide: string;
  /** A page whose pictures come from elsewhere may have none. */
  readonly narrow: string;
}

/** The hash of what a picture says: the strings it shows, out of a language's tables by namespace, in all their plural forms. */
export function wordsHash(strings: readonly string[], tables: Readonly<Record<string, StringTable>>): string {
  const said = strings.map((name) => {
    const [namespace = '', wanted = ''] = name.split(':');
    const forms = Object.entries(tables[namespace] ?? {}).filter(
      ([key]) => key === wanted || splitPlural(key).base === wanted,
    );
    return [name, ...forms.sort(([a], [b]) => (a < b ? -1 : 1)).flat()];
  });
  return shortHash(JSON.stringify(said));
}

/** Enough of a hash to tell two versions apart. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
