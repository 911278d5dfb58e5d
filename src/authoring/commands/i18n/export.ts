import { statSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../../../commandLine/commandLine';
import { readNamedLanguage } from './languages';
import { poFormat } from '../../exchange/po';
import { unitsOf } from '../../exchange/units';
import { xliffFormat } from '../../exchange/xliff';
import { readPictures } from '../../texts/editableTexts';
import { replaceFile } from '../../../content/files/writeFiles';

export async function run({ root, args: [code], options }: Call): Promise<void> {
  if (Boolean(options.po) === Boolean(options.xliff)) throw new Error('export needs either --po or --xliff');
  const format = options.po ? poFormat : xliffFormat;
  const { project, language } = await readNamedLanguage(root, code);
  const file = path.resolve(
    String(options.out ?? path.join(root, `.local/i18n/camre.${language}.${format.extension}`)),
  );
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`--out needs a file; ${file} is a folder`);
  const pictureOf = readPictures(root);
  const units = unitsOf(project, language).map((unit) => ({ ...unit, picture: pictureOf(unit.id) }));
  const missing = units.filter(({ state }) => state === 'missing').length;
  const stale = units.filter(({ state }) => state === 'stale').length;
  replaceFile(file, format.write(units, language));
  console.log(
    `${path.relative(process.cwd(), file)} has ${units.length} texts: ${missing} to translate, ${stale} to look at again. Back with: npm run i18n -- import ${language} <file>`,
  );
}
