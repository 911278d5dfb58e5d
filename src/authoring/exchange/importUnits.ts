import path from 'node:path';
import { readProject } from '../../readProject';
import { tidyText } from '../../content/fix';
import { isEnglishText } from '../../content/strings/leftInEnglish';
import { formatCount, type Problem } from '../../content/problem';
import type { Project } from '../../content/project';
import { changedFiles, type Author } from './changedFiles';
import { errorsAfter } from './errorsAfter';
import type { ExchangeFormat, ReturnedUnit } from './format';
import { unitsOf, type Unit } from './units';
import { replaceFile } from '../../content/files/writeFiles';

/** Texts that are not taken, each with all that is wrong with it. */
type Refused = Map<ReturnedUnit, string[]>;

/**
 * Takes translations text by text: what fits the English of today and passes every check is written; the rest is listed
 * with its reasons and kept in a file of the format, to be imported later. Exit code 1 where a text, or all, is not taken.
 */
export async function importUnits(
  project: Project,
  language: string,
  units: readonly ReturnedUnit[],
  { author, format }: { author: Author; format: ExchangeFormat },
): Promise<void> {
  const { root } = project;
  const { fitting, refused, same, empty } = sortUnits(project, language, units);
  const files = await checkedFiles(project, language, fitting, author, refused);
  for (const [place, content] of Object.entries(files)) replaceFile(path.join(root, place), content);
  const written = Object.keys(files);
  if (written.length > 0) console.log(`wrote ${written.join(', ')}`);
  else {
    const counts = [
      ...(same > 0 ? [`${same} the same as here`] : []),
      ...(empty > 0 ? [`${empty} empty`] : []),
      ...(refused.size > 0 ? [`${refused.size} not taken`] : []),
    ];
    console.log(
      units.length === 0
        ? 'Nothing changed: the file has no texts.'
        : `Nothing changed: of the file’s ${formatCount(units.length, 'text')}, ${counts.join(', ')}.`,
    );
    process.exitCode = 1;
  }
  if (refused.size > 0) reportRefused(root, language, format, refused);
}

/** Returns the texts that are of the English of today, each once, and the reason for each of the others. */
function sortUnits(project: Project, language: string, units: readonly ReturnedUnit[]) {
  const known = new Map(unitsOf(project, language).map((unit) => [unit.id, unit]));
  const fitting = new Map<string, ReturnedUnit>();
  const refused: Refused = new Map();
  let [same, empty] = [0, 0];
  for (const unit of units) {
    const today = known.get(unit.id);
    const isHere = today?.target === unit.target;
    const first = fitting.get(unit.id);
    const reason = today ? reasonAgainst(unit, today, project, language) : 'there is no text of this name today';
    if (unit.target.trim() === '') empty += 1;
    else if (isHere && (unit.mark !== undefined || unit.isUnsaid)) same += 1;
    else if (reason !== undefined) refused.set(unit, [reason]);
    else if (first && first.target === unit.target) same += 1;
    else if (first) refused.set(unit, ['it is in the file twice; the first one was taken']);
    // A text that is the same as the one that is here stays as it is; any other is brought into form.
    else if (isHere) {
      fitting.set(unit.id, unit);
      same += 1;
    } else fitting.set(unit.id, { ...unit, target: tidyText(unit.target, language, !unit.id.includes('#')) });
  }
  return { fitting, refused, same, empty };
}

/** Returns why a text is not a translation of the English of today. */
function reasonAgainst(unit: ReturnedUnit, today: Unit, project: Project, language: string): string | undefined {
  const { id, source, target, mark } = unit;
  if (flat(today.source) !== flat(source)) return `its English is another one than today’s, “${today.source}”`;
  // What went out empty and comes back filled is done, also where the tool keeps the state that the export wrote.
  const isFilled = today.target === '' && mark === 'needs-translation';
  if (mark !== undefined && !isFilled) return `it is marked “${mark}”; take the mark off once it is right`;
  if (today.target === target || !isEnglishText(id, target, today.source, project, language)) return undefined;
  return `it is the English; if it is the same in this language, npm run i18n -- accept ${language} ${id} --as-is once it is in the file`;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the files with all that passes the checks; what does not is taken out, with its reasons. */
async function checkedFiles(
  project: Project,
  language: string,
  fitting: Map<string, ReturnedUnit>,
  author: Author,
  refused: Refused,
): Promise<Readonly<Record<string, string>>> {
  const refuse = (id: string, reasons: readonly string[]) => {
    const unit = fitting.get(id);
    if (unit) refused.set(unit, [...reasons]);
    fitting.delete(id);
  };
  for (;;) {
    const texts = new Map([...fitting].map(([id, { target }]) => [id, target]));
    const tried = await tryTexts(project, language, texts, author);
    for (const [id, { reasons }] of tried.refused) refuse(id, reasons);
    if (tried.refused.size > 0) continue;
    if (tried.errors.length === 0) return tried.files;
    const byId = new Map<string, string[]>();
    for (const { problem, id = '' } of tried.errors)
      if (fitting.has(id)) byId.set(id, [...(byId.get(id) ?? []), reasonOf(problem)]);
    // An error in a place that belongs to no text is that of the texts with which it is there.
    if (byId.size === 0)
      for (const [id, reasons] of await culprits(project, language, texts, author)) byId.set(id, reasons);
    for (const [id, reasons] of byId) refuse(id, reasons);
  }
}

/** Returns the files with new texts, why texts cannot be written, and the errors that the checks find in the files. */
async function tryTexts(project: Project, language: string, texts: ReadonlyMap<string, string>, author: Author) {
  const { files, refused } = await changedFiles(project, language, texts, author);
  const isChecked = refused.size === 0 && Object.keys(files).length > 0;
  const errors = isChecked ? errorsAfter(project, await readProject(project.root, [language], files), language) : [];
  return { files, refused, errors };
}

/** Returns the texts that have errors by themselves, found by halves; all of them where they only have errors together. */
async function culprits(
  project: Project,
  language: string,
  texts: ReadonlyMap<string, string>,
  author: Author,
): Promise<Map<string, string[]>> {
  const { errors } = await tryTexts(project, language, texts, author);
  if (errors.length === 0) return new Map();
  const entries = [...texts];
  const half = Math.ceil(entries.length / 2);
  const found = new Map<string, string[]>();
  if (entries.length > 1)
    for (const part of [entries.slice(0, half), entries.slice(half)])
      for (const [id, reasons] of await culprits(project, language, new Map(part), author)) found.set(id, reasons);
  const reasons = errors.map(({ problem }) => reasonOf(problem));
  return found.size > 0 ? found : new Map(entries.map(([id]) => [id, reasons]));
}

function reasonOf({ check, found, expected }: Problem): string {
  return `${check ?? 'it cannot be read'}: found ${found}; expected ${expected}`;
}

function reportRefused(root: string, language: string, format: ExchangeFormat, refused: Refused): void {
  const kept = path.join(root, `.local/i18n/not-imported.${language}.${format.extension}`);
  const rest = [...refused].map(([{ id, source, target, mark }, reasons]): Unit => ({
    id,
    source,
    target,
    reference: 'not-imported:1',
    place: 'not-imported:1',
    state: mark === undefined ? 'translated' : 'stale',
    reviewed: false,
    context: reasons,
  }));
  replaceFile(kept, format.write(rest, language));
  console.log(
    `\n${refused.size} ${refused.size === 1 ? 'text was' : 'texts were'} not taken, now in ${path.relative(process.cwd(), kept)}:`,
  );
  const lines = [...refused].map(([{ id }, reasons]) => [
    `  ${id}  ${reasons[0]}`,
    ...reasons.slice(1).map((reason) => `    ${reason}`),
  ]);
  console.log(
    [...lines.slice(0, 40).flat(), ...(lines.length > 40 ? [`  and ${lines.length - 40} more`] : [])].join('\n'),
  );
  process.exitCode = 1;
}
