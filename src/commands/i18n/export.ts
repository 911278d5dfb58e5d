import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import { requireLanguage, UsageError, type Call } from './command';
import { poFormat } from './exchange/po';
import { unitsOf } from '../../model/exchange/units';
import { xliffFormat } from './exchange/xliff';

/** Writes every text of a language, with its context, for a translation tool; `import` takes it back. */
export async function run({ root, words: [code], options }: Call): Promise<void> {
  if (options.po === options.xliff) throw new UsageError('export needs one of --po and --xliff');
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = requireLanguage(project, code);
  const format = options.po ? poFormat : xliffFormat;
  const units = unitsOf(project, language);
  const file =
    typeof options.out === 'string'
      ? path.resolve(options.out)
      : path.join(root, `.local/i18n/camre.${language}.${format.extension}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, format.write(units, language));
  const missing = units.filter(({ state }) => state === 'missing').length;
  const stale = units.filter(({ state }) => state === 'stale').length;
  console.log(
    `${path.relative(process.cwd(), file)} has ${units.length} texts: ${missing} to translate, ${stale} to look at again. Back with: npm run i18n -- import ${language} <file>`,
  );
}
