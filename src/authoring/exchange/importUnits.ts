import path from 'node:path';
import { readSite } from '../../gatsby/readSite';
import { tidyText } from '../../content/fix';
import type { Project } from '../../content/project';
import { changedFiles, type Author } from './changedFiles';
import { errorsAfter } from './errorsAfter';
import type { ExchangeFormat, ReturnedUnit } from './format';
import { unitsOf, type Unit } from './units';
import { replaceFile } from '../../content/writeFiles';

/**
 * Takes translations text by text: what fits the English of today and passes every check is written; the rest is listed
 * with its reason and kept in a file of the format, to be imported later.
 */
export async function importUnits(
  project: Project,
  language: string,
  units: readonly ReturnedUnit[],
  { author, format }: { author: Author; format: ExchangeFormat },
): Promise<void> {
  const { root } = project;
  const { fitting, refused, unfinished } = sortUnits(project, language, units);
  const files = await checkedFiles(project, language, fitting, author, refused);
  for (const [place, content] of Object.entries(files)) replaceFile(path.join(root, place), content);
  const written = Object.keys(files);
  console.log(written.length > 0 ? `wrote ${written.join(', ')}` : 'Nothing changed: what fits is here already.');
  if (unfinished > 0)
    console.log(`${unfinished} ${unfinished === 1 ? 'text is' : 'texts are'} marked as needing work; not taken.`);
  if (refused.size > 0) reportRefused(root, language, format, units, refused);
}

/** Returns the texts that are of the English of today, each once, and the reason for each of the others. */
function sortUnits(project: Project, language: string, units: readonly ReturnedUnit[]) {
  const known = new Map(unitsOf(project, language).map((unit) => [unit.id, unit]));
  const fitting = new Map<string, ReturnedUnit>();
  const refused = new Map<string, string>();
  let unfinished = 0;
  for (const unit of units) {
    if (unit.target.trim() === '') continue;
    const today = known.get(unit.id);
    if (unit.needsWork) {
      if (today?.target !== unit.target) unfinished += 1;
    } else if (!today) refused.set(unit.id, 'its English has changed since the export, or is gone');
    else if (flat(today.source) !== flat(unit.source))
      refused.set(unit.id, `its English has changed since the export; today it is “${today.source}”`);
    else if (fitting.has(unit.id)) refused.set(unit.id, 'it is in the file twice; the first one was taken');
    // A text that is the same as the one that is here stays as it is; any other is brought into form.
    else if (today.target === unit.target) fitting.set(unit.id, unit);
    else fitting.set(unit.id, { ...unit, target: tidyText(unit.target, language, !unit.id.includes('#')) });
  }
  return { fitting, refused, unfinished };
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the files with all that passes the checks; what does not is taken out, with its reason. */
async function checkedFiles(
  project: Project,
  language: string,
  fitting: Map<string, ReturnedUnit>,
  author: Author,
  refused: Map<string, string>,
): Promise<Readonly<Record<string, string>>> {
  const refuse = (id: string, reason: string) => {
    refused.set(id, reason);
    fitting.delete(id);
  };
  for (;;) {
    const texts = new Map([...fitting].map(([id, { target }]) => [id, target]));
    const changes = await changedFiles(project, language, texts, author);
    for (const [id, { reason }] of changes.refused) refuse(id, reason);
    if (changes.refused.size > 0) continue;
    if (Object.keys(changes.files).length === 0) return {};
    const after = await readSite(project.root, [language], changes.files);
    const errors = errorsAfter(project, after, language);
    if (errors.length === 0) return changes.files;
    for (const { problem, id } of errors) {
      const ids = id !== undefined && fitting.has(id) ? [id] : idsOfFile(problem.file, fitting);
      if (ids.length === 0) throw new Error(`Nothing was written: ${problem.file}: ${problem.found}`);
      const reason = `${problem.check ?? 'it cannot be read'}: found ${problem.found}; expected ${problem.expected}`;
      for (const one of ids) refuse(one, reason);
    }
  }
}

function idsOfFile(file: string, fitting: ReadonlyMap<string, ReturnedUnit>): string[] {
  const [, namespace] = /^locales\/[\w-]+\/(\w+)\.json$/.exec(file) ?? [];
  const [, page] = /^content\/(.*)\/[\w-]+\.mdx$/.exec(file) ?? [];
  return [...fitting.keys()].filter((id) => id.startsWith(namespace ? `${namespace}:` : `${page}#`));
}

function reportRefused(
  root: string,
  language: string,
  format: ExchangeFormat,
  units: readonly ReturnedUnit[],
  refused: ReadonlyMap<string, string>,
): void {
  const kept = path.join(root, `.local/i18n/not-imported.${language}.${format.extension}`);
  const rest = units
    .filter(({ id, needsWork }) => refused.has(id) && !needsWork)
    .map(({ id, source, target }): Unit => ({
      id,
      source,
      target,
      reference: 'not-imported:1',
      place: 'not-imported:1',
      state: 'translated',
      reviewed: false,
      context: [refused.get(id) ?? ''],
    }));
  replaceFile(kept, format.write(rest, language));
  console.log(
    `\n${refused.size} ${refused.size === 1 ? 'text was' : 'texts were'} not taken, now in ${path.relative(process.cwd(), kept)}:`,
  );
  const lines = [...refused].map(([id, reason]) => `  ${id}  ${reason}`);
  console.log([...lines.slice(0, 40), ...(lines.length > 40 ? [`  and ${lines.length - 40} more`] : [])].join('\n'));
  process.exitCode = 1;
}
