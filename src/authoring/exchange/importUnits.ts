import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatCount } from '../../content/problem';
import type { Project } from '../../content/project';
import { replaceFile } from '../../content/files/writeFiles';
import { checkedFiles } from './checkedFiles';
import type { ExchangeFormat, ReturnedUnit } from './format';
import type { Author } from './newPins';
import { sortUnits, type RefusedUnit } from './sortUnits';
import type { Unit } from './units';

/**
 * Takes translations text by text: what fits the English of today and passes every check is written; the rest is listed
 * with its reasons and kept in a file of the format, to be imported later. Exit code 1 where a text is not taken. Returns
 * whether anything was written.
 */
export async function importUnits(
  project: Project,
  language: string,
  units: readonly ReturnedUnit[],
  { author, format, from }: { author: Author; format: ExchangeFormat; from?: string },
): Promise<boolean> {
  const { root } = project;
  const sorted = sortUnits(project, language, units, format);
  const texts = new Map([...sorted.fitting].map(([id, { target }]) => [id, target]));
  const { files, refused } = await checkedFiles(project, language, texts, author);
  for (const [place, content] of Object.entries(files)) replaceFile(path.join(root, place), content);
  const written = Object.keys(files);
  const allRefused = [
    ...sorted.refused,
    ...[...refused].flatMap(([id, reasons]) => {
      const { unit, returned = [] } = sorted.fitting.get(id) ?? {};
      return returned.map((one): RefusedUnit => ({ returned: one, unit, reasons }));
    }),
  ];
  const taken = [...sorted.fitting].filter(([id]) => !refused.has(id));
  const counts = {
    'the same as here': sorted.same + taken.reduce((sum, [, { returned }]) => sum + returned.length, 0),
    empty: sorted.empty,
    'not taken': allRefused.length,
  };
  const said = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []));
  // Where everything is as it is here, it has arrived.
  if (units.length === 0) process.exitCode = 1;
  if (written.length > 0) console.log(`wrote ${written.join(', ')}`);
  else if (units.length === 0) console.log('Nothing changed: the file has no texts.');
  else console.log(`Nothing changed: of the file’s ${formatCount(units.length, 'text')}, ${said.join(', ')}.`);
  if (allRefused.length > 0) reportRefused(keptFile(root, language, format, from), language, format, allRefused);
  return written.length > 0;
}

/** Returns where what is refused is kept: beside what earlier imports have left, unless that is what was imported. */
function keptFile(root: string, language: string, { extension }: ExchangeFormat, from = ''): string {
  for (let count = 1; ; count += 1) {
    const name = `not-imported.${language}${count === 1 ? '' : `-${count}`}.${extension}`;
    const file = path.join(root, '.local/i18n', name);
    if (!existsSync(file) || path.resolve(from) === file) return file;
  }
}

/** Keeps what was refused in a file, as it came, and prints it with its English where it has no name of ours. */
function reportRefused(kept: string, language: string, format: ExchangeFormat, refused: readonly RefusedUnit[]): void {
  const rest = refused.map(({ returned, unit, reasons }): Unit => ({
    id: unit?.id ?? returned.id,
    source: returned.source,
    target: returned.target,
    reference: unit?.reference ?? returned.names.join(' '),
    place: '',
    state: returned.mark === undefined ? 'translated' : 'stale',
    reviewed: false,
    context: reasons,
  }));
  replaceFile(kept, format.write(rest, language));
  console.log(
    `\n${refused.length} ${refused.length === 1 ? 'text was' : 'texts were'} not taken, now in ${path.relative(process.cwd(), kept)}:`,
  );
  const lines = refused.map(({ returned, unit, reasons }) => [
    `  ${unit?.id ?? [returned.id, `“${shortened(returned.source)}”`].filter(Boolean).join(' ')}  ${reasons[0]}`,
    ...reasons.slice(1).map((reason) => `    ${reason}`),
  ]);
  console.log(
    [...lines.slice(0, 40).flat(), ...(lines.length > 40 ? [`  and ${lines.length - 40} more`] : [])].join('\n'),
  );
  if (refused.some(({ returned }) => returned.mark === 'fuzzy'))
    console.log(
      `\nA spreadsheet does not show the mark “fuzzy”. Once all texts of a file are right, this takes it off: msgattrib --clear-fuzzy -o right.po ${path.relative(process.cwd(), kept)}`,
    );
  const unnamed = refused.filter(({ unit, returned }) => !unit && returned.id === '').length;
  if (unnamed > 0)
    console.log(
      `\n${formatCount(unnamed, 'text')} came without a name (${format.nameIn}), which a converter keeps where it has the exported file, such as: csv2po -t exported.po`,
    );
  process.exitCode = 1;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
