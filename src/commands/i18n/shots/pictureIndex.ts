import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where `npm run i18n -- shots` keeps its pictures; git ignores it. */
export const picturesFolder = '.local/shots';

const pictureSchema = z.strictObject({
  /** Its name in the folder. */
  file: z.string(),
  /** The address of the page that it is of. */
  page: z.string(),
  /** Where the text is in the picture, in pixels. */
  box: z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
});

/** The picture of a text. */
export type Picture = z.infer<typeof pictureSchema>;

/** `.local/shots/index.json`: the pictures by the ids of their texts. */
export const pictureIndexSchema = z.record(z.string(), pictureSchema);

/** The paths of the pictures that were made, by the ids of their texts; none where none were made. */
export function readPictures(root: string): Map<string, string> {
  const index = path.join(root, picturesFolder, 'index.json');
  if (!existsSync(index)) return new Map();
  const pictures = pictureIndexSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  return new Map(Object.entries(pictures).map(([id, { file }]) => [id, `${picturesFolder}/${file}`]));
}
