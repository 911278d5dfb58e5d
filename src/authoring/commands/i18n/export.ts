import { statSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../../content/project';
import type { Call } from '../command';
import { readNamedLanguage } from './languages';
import type { ExchangeFormat } from '../../exchange/format';
import { conceptsOf, csvOf, tbxOf } from '../../exchange/glossary';
import { poFormat } from '../../exchange/po';
import { unitsOf } from '../../exchange/units';
import { tmxOf } from '../../exchange/tmx';
import { xliffFormat } from '../../exchange/xliff';
import { readPictures } from '../../../content/textPictures';
import { replaceFile } from '../../../content/writeFiles';

/** The text of a file of each format, and what is in it. */
const formats = {
  po: (project: Project, language: string) => texts(project, language, poFormat),
  xliff: (project: Project, language: string) => texts(project, language, xliffFormat),
  tmx: (project: Project, language: string) => {
    const units = unitsOf(project, language);
    const translated = units.filter(({ state }) => state === 'translated').length;
    return { extension: 'tmx', text: tmxOf(units, language), about: `${translated} translated texts` };
  },
  tbx: (project: Project, language: string) => glossary(project, language, 'tbx'),
  csv: (project: Project, language: string) => glossary(project, language, 'csv'),
};

/** Writes the texts of a language with their context, its translation memory or its glossary, for a translation tool. */
export async function run({ root, args: [code], options }: Call): Promise<void> {
  const chosen = Object.entries(formats).filter(([option]) => options[option]);
  const [only] = chosen;
  if (!only || chosen.length > 1)
    throw new Error(`export needs one of --${Object.keys(formats).join(', --')}; ${chosen.length} were given`);
  const { project, language } = await readNamedLanguage(root, code);
  const { extension, text, about } = only[1](project, language);
  const file = path.resolve(String(options.out ?? path.join(root, `.local/i18n/camre.${language}.${extension}`)));
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`--out needs a file; ${file} is a folder`);
  replaceFile(file, text);
  console.log(`${path.relative(process.cwd(), file)} has ${about}`);
}

function texts(project: Project, language: string, format: ExchangeFormat) {
  const pictures = readPictures(project.root);
  const units = unitsOf(project, language).map((unit) => ({ ...unit, picture: pictures.pathOf(unit.id) }));
  const missing = units.filter(({ state }) => state === 'missing').length;
  const stale = units.filter(({ state }) => state === 'stale').length;
  return {
    extension: format.extension,
    text: format.write(units, language),
    about: `${units.length} texts: ${missing} to translate, ${stale} to look at again. Back with: npm run i18n -- import ${language} <file>`,
  };
}

function glossary(project: Project, language: string, extension: 'tbx' | 'csv') {
  const concepts = conceptsOf(project, language);
  const text = extension === 'tbx' ? tbxOf(concepts, language) : csvOf(concepts);
  return { extension, text, about: `the ${concepts.length} entries of the glossary` };
}
