import { existsSync } from 'node:fs';
import { readText, unreadableText } from '../../../content/files/encoding';
import { isLanguage } from '../../../content/language/languageTag';
import type { Call } from '../../../commandLine/commandLine';
import { readNamedLanguage } from './languages';
import { changedTexts } from '../../exchange/checkedFiles';
import { ParseFailure, type ExchangeFormat, type ReturnedFile } from '../../exchange/units';
import { poFormat } from '../../exchange/po';
import { importUnits } from '../../exchange/importUnits';
import { xliffFormat } from '../../exchange/xliff';
import { authorOf, waysToSign } from './signature';

/** What does not fit is kept in a file, to be imported later. Nobody’s name is written that an option does not give. */
export async function run({ root, args: [code, file], options }: Call): Promise<void> {
  const { project, language } = await readNamedLanguage(root, code);
  if (file === undefined) throw new Error('import needs a file: npm run i18n -- import <lng> <file.po | file.xlf>');
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const format = formatOf(file);
  const returned = read(file, format);
  // The person who imports a file says its language, where the file does not.
  if (returned.language !== '' && !isLanguage(returned.language, language))
    throw new Error(
      `Nothing was written: ${file} is a translation into “${returned.language}”, expected “${language}”`,
    );
  const author = authorOf(root, options) ?? { by: 'unknown' };
  const changed = new Set(await changedTexts(project, language));
  const origin = { author: { ...author, changed }, format, from: file };
  const isWritten = await importUnits(project, language, returned.units, origin);
  if (author.by !== 'unknown' || !isWritten) return;
  const translator = returned.translator === undefined ? '' : `, and the file names ${returned.translator}`;
  console.log(
    `Nobody’s name was written${translator}. Whose it is can be said with the same file:${waysToSign(`npm run i18n -- import ${language} ${file}`)}`,
  );
}

function formatOf(file: string): ExchangeFormat {
  const format = /\.po$/i.test(file) ? poFormat : /\.(xlf|xliff)$/i.test(file) ? xliffFormat : undefined;
  if (!format)
    throw new Error(
      `${file} is neither .po nor .xlf; csv2po -t exported.po back.csv back.po makes PO of CSV, with the file that was exported`,
    );
  return format;
}

function read(file: string, format: ExchangeFormat): ReturnedFile {
  const text = readText(file).replace(/^\uFEFF/, '');
  const unreadable = unreadableText(file, text);
  if (unreadable)
    throw new Error(`Nothing was written: ${file}:${unreadable.line}:1  found ${unreadable.found}; ${unreadable.fix}`);
  try {
    return format.read(text);
  } catch (thrown) {
    if (!(thrown instanceof ParseFailure)) throw thrown;
    throw new Error(
      `Nothing was written: ${file}:${thrown.line}:1  found ${thrown.message}; expected ${format.name} as export wrote it`,
    );
  }
}
