import { z } from 'zod';
import { readJsonFile } from '../files/jsonFile';
import { splitPlural } from './plurals';

/** Where `npm run i18n -- shots` keeps its pictures; git ignores it. */
export const picturesFolder = '.local/shots';

/** `index.json` in that folder: the pictures by the ids of their texts. */
const indexSchema = z.record(
  z.string(),
  z.strictObject({
    file: z.string().regex(/^[\w.-]+\.webp$/),
    /** The address of the page that it is of. */
    page: z.string(),
    /** Where the text is in the picture, in pixels. */
    box: z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  }),
);

export type Picture = z.infer<typeof indexSchema>[string];

/** Returns a function that gives the path of a text’s picture, if there is one; that of a plural form may be of another form. */
export function readPictures(root: string) {
  const { value: index = {} } = readJsonFile(root, `${picturesFolder}/index.json`, indexSchema);
  const ofTexts = new Map(Object.entries(index).map(([id, { file }]) => [id, `${picturesFolder}/${file}`]));
  const ofForms = new Map([...ofTexts].map(([id, file]) => [splitPlural(id).base, file]));
  return (id: string) => ofTexts.get(id) ?? ofForms.get(splitPlural(id).base);
}
