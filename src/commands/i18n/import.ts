import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import { formatProblem } from '../../model/problem';
import type { Project } from '../../model/project';
import { requireLanguage, UsageError, type Call } from './command';
import { changedFiles } from './exchange/apply';
import { problemsAfter } from './exchange/checkFirst';
import { ParseFailure, type ReturnedFile, type ReturnedUnit } from './exchange/format';
import { poFormat } from './exchange/po';
import { unitsOf, type Unit } from './exchange/units';
import { xliffFormat } from './exchange/xliff';

/**
 * Takes a translation back: read, held against the English of today and checked by every rule before a byte is written;
 * applied whole, or not at all with a sentence and exit code 1. `--reviewed` marks what changed as looked at by a person.
 */
export async function run({ root, words: [code, file], options }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = requireLanguage(project, code);
  if (file === undefined)
    throw new UsageError('import needs a file: npm run i18n -- import <lng> <file.po | file.xlf>');
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  const text = readFileSync(file, 'utf8');
  const returned = await read(file, text);
  refuse(file, text, returned, await unitsOf(project, language), language);
  const changes = await changedFiles(project, language, returned.units, options.reviewed === true);
  if (Object.keys(changes.files).length > 0) await refuseMistakes(project, language, changes.files);
  for (const [place, content] of Object.entries(changes.files)) {
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    writeFileSync(path.join(root, place), content);
  }
  for (const sentence of changes.notes) console.log(sentence);
  const written = Object.keys(changes.files);
  console.log(
    written.length > 0 ? `wrote ${written.join(', ')}` : 'Nothing changed: the file says what is here already.',
  );
}

async function read(file: string, text: string): Promise<ReturnedFile> {
  const format = /\.po$/i.test(file) ? poFormat : /\.(xlf|xliff)$/i.test(file) ? xliffFormat : undefined;
  if (!format) throw new UsageError(`${file} is neither .po nor .xlf`);
  try {
    return await format.read(text);
  } catch (thrown) {
    if (!(thrown instanceof ParseFailure)) throw thrown;
    throw refusal([`${file}:${thrown.line}:1  found ${thrown.message}; expected ${format.name} as export wrote it`]);
  }
}

/** What makes a file another's: language, an older English, texts that are not ours or that are missing. */
function refuse(
  file: string,
  text: string,
  { language, units }: ReturnedFile,
  known: readonly Unit[],
  wanted: string,
): void {
  if (language !== wanted) throw refusal([`${file}:1:1  found a translation into “${language}”, expected “${wanted}”`]);
  const sources = new Map(known.map(({ id, source }) => [id, source]));
  const place = (id: string) => `${file}:${text.slice(0, Math.max(0, text.indexOf(`"${id}"`))).split('\n').length}:1`;
  const ids = units.map(({ id }) => id);
  const wrong = (unit: ReturnedUnit, index: number): string | undefined => {
    const source = sources.get(unit.id);
    if (source === undefined) return `${place(unit.id)}  found “${unit.id}”, which no text of today has; export anew`;
    if (ids.indexOf(unit.id) < index) return `${place(unit.id)}  found “${unit.id}” a second time, expected it once`;
    if (source !== unit.source)
      return `${place(unit.id)}  found a translation of “${unit.source}”, expected one of today’s English “${source}”; export anew`;
    return undefined;
  };
  const given = new Set(ids);
  const missing = known
    .filter(({ id }) => !given.has(id))
    .map(({ id }) => `${file}:1:1  found no “${id}”, expected every text that was exported`);
  const sentences = [...units.map(wrong).filter((sentence) => sentence !== undefined), ...missing];
  if (sentences.length > 0) throw refusal(sentences);
}

async function refuseMistakes(
  project: Project,
  language: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const problems = await problemsAfter(project, language, files);
  if (problems.length > 0) throw refusal(problems.map(formatProblem));
}

/** Everything that stands in the way, the first twenty in full. */
function refusal(sentences: readonly string[]): UsageError {
  const more = sentences.length > 20 ? [`and ${sentences.length - 20} more`] : [];
  return new UsageError(`Nothing was written:\n\n${[...sentences.slice(0, 20), ...more].join('\n')}`);
}
