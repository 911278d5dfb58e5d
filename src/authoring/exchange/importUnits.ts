import path from 'node:path';
import { readProject } from '../../readProject';
import { formatCount, type Problem } from '../../content/problem';
import type { Project } from '../../content/project';
import { replaceFile } from '../../content/files/writeFiles';
import { changedFiles, type Author } from './changedFiles';
import { errorsAfter } from './errorsAfter';
import type { ExchangeFormat, ReturnedUnit } from './format';
import { culprits } from './culprits';
import { sortUnits, type FittingText, type RefusedUnit } from './sortUnits';
import type { Unit } from './units';

/**
 * Takes translations text by text: what fits the English of today and passes every check is written; the rest is listed
 * with its reasons and kept in a file of the format, to be imported later. Exit code 1 where a text is not taken.
 */
export async function importUnits(
  project: Project,
  language: string,
  units: readonly ReturnedUnit[],
  { author, format }: { author: Author; format: ExchangeFormat },
): Promise<void> {
  const { root } = project;
  const sorted = sortUnits(project, language, units, format);
  const { files, taken, refused } = await checkedFiles(project, language, sorted.fitting, author);
  for (const [place, content] of Object.entries(files)) replaceFile(path.join(root, place), content);
  const written = Object.keys(files);
  const allRefused = [...sorted.refused, ...refused];
  if (written.length > 0) console.log(`wrote ${written.join(', ')}`);
  else {
    const same = sorted.same + taken.reduce((sum, { returned }) => sum + returned.length, 0);
    const counts = [
      ...(same > 0 ? [`${same} the same as here`] : []),
      ...(sorted.empty > 0 ? [`${sorted.empty} empty`] : []),
      ...(allRefused.length > 0 ? [`${allRefused.length} not taken`] : []),
    ];
    console.log(
      units.length === 0
        ? 'Nothing changed: the file has no texts.'
        : `Nothing changed: of the file’s ${formatCount(units.length, 'text')}, ${counts.join(', ')}.`,
    );
    // Where everything is as it is here, it has arrived.
    if (units.length === 0) process.exitCode = 1;
  }
  if (allRefused.length > 0) reportRefused(root, language, format, allRefused);
}

/** Returns the files with all that passes the checks, and the texts that do not, with their reasons. */
async function checkedFiles(
  project: Project,
  language: string,
  fitting: ReadonlyMap<string, FittingText>,
  author: Author,
) {
  const left = new Map(fitting);
  const refused: RefusedUnit[] = [];
  const refuse = (id: string, reasons: readonly string[]) => {
    const { unit, returned } = left.get(id) ?? { unit: undefined, returned: [] };
    refused.push(...returned.map((one) => ({ returned: one, unit, reasons })));
    left.delete(id);
  };
  for (;;) {
    const texts = new Map([...left].map(([id, { target }]) => [id, target]));
    const { files, refused: unwritable } = await changedFiles(project, language, texts, author);
    for (const [id, { reasons }] of unwritable) refuse(id, reasons);
    if (unwritable.size > 0) continue;
    if (Object.keys(files).length === 0) return { files, taken: [...left.values()], refused };
    const after = await readProject(project.root, [language], files);
    const errors = errorsAfter(project, after, language);
    if (errors.length === 0) return { files, taken: [...left.values()], refused };
    for (const [id, problems] of await culprits({ project, after, language, texts, errors }))
      refuse(id, problems.map(reasonOf));
  }
}

function reasonOf({ check, found, expected }: Problem): string {
  return `${check ?? 'it cannot be read'}: found ${found}; expected ${expected}`;
}

/** Keeps what was refused in a file, as it came, and prints it with its English where it has no name of ours. */
function reportRefused(root: string, language: string, format: ExchangeFormat, refused: readonly RefusedUnit[]): void {
  const kept = path.join(root, `.local/i18n/not-imported.${language}.${format.extension}`);
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
