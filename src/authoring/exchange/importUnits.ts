import { existsSync } from 'node:fs';
import path from 'node:path';
import { tidyText } from '../../content/fix';
import { replaceFile } from '../../content/files/writeFiles';
import { formatCount, shortened } from '../../content/problem';
import type { Project } from '../../content/project';
import { isEnglishText } from '../../content/strings/leftInEnglish';
import { checkedFiles, paragraphFault } from './checkedFiles';
import { unitsOf, type ExchangeFormat, type ReturnedUnit, type Unit } from './units';
import type { Author } from './changedFiles';
import { groupBy } from '../../content/groupBy';

/** A text that is not taken, with all that is wrong with it; `unit` is the text of today that it is of. */
interface RefusedUnit {
  readonly returned: ReturnedUnit;
  readonly unit: Unit | undefined;
  readonly reasons: readonly string[];
}

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
  // Empty is not taken for “as it was”: whoever emptied it is told.
  if (sorted.emptied.length > 0) console.log(`Came back empty, and stay as they are here: ${listed(sorted.emptied)}`);
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
    `  ${unit?.id ?? [returned.id, `“${shortened(returned.source, 60)}”`].filter(Boolean).join(' ')}  ${reasons[0]}`,
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

/**
 * Returns the texts that are of the English of today, by id, those that are refused, how many are as they are here, and those
 * that came back empty although they are translated here.
 */
function sortUnits(project: Project, language: string, returned: readonly ReturnedUnit[], format: ExchangeFormat) {
  const filled = returned.filter(({ target }) => target.trim() !== '');
  const find = unitFinder(unitsOf(project, language));
  /** The texts that may be written: their new words, and the units of the file that bring them. */
  const fitting = new Map<string, { unit: Unit; target: string; returned: readonly ReturnedUnit[] }>();
  const refused: RefusedUnit[] = [];
  const unnamed = new Map<string, { readonly here: readonly string[]; readonly came: RefusedUnit[] }>();
  let same = 0;
  for (const one of filled) {
    const found = find(one);
    if (!('unit' in found)) {
      const names = found.candidates.map(({ id }) => id).sort();
      const advice =
        names.length > 0 ? `; its English is that of ${listed(names)}: write the right name into ${format.nameIn}` : '';
      const group = unnamed.get(names.join()) ?? { here: found.candidates.map(({ target }) => target), came: [] };
      group.came.push({ returned: one, unit: undefined, reasons: [found.reason + advice] });
      unnamed.set(names.join(), group);
      continue;
    }
    const { unit } = found;
    const isHere = unit.target === one.target;
    const first = fitting.get(unit.id);
    const reason = reasonAgainst(one, unit, project, language);
    // A text that is the same as the one that is here stays as it is; any other is brought into form.
    const target = isHere ? one.target : tidyText(one.target, language, !unit.id.includes('#'));
    if (isHere && one.part === undefined && (one.mark !== undefined || one.isUnsaid)) same += 1;
    else if (reason !== undefined) refused.push({ returned: one, unit, reasons: [reason] });
    else if (first && first.target !== target)
      refused.push({ returned: one, unit, reasons: ['it is in the file twice; the first one was taken'] });
    else fitting.set(unit.id, { unit, target, returned: [...(first?.returned ?? []), one] });
  }
  for (const { here, came } of unnamed.values()) {
    const targets = came.map(({ returned: { target } }) => target);
    // Texts that lost their names, all of which are as they are here, have nothing to say.
    if (here.length > 1 && [...here].sort().join('\0') === targets.sort().join('\0')) same += came.length;
    else refused.push(...came);
  }
  const emptied = returned.flatMap((one) => {
    const found = one.target.trim() === '' ? find(one) : undefined;
    return found && 'unit' in found && found.unit.target !== '' ? found.unit.id : [];
  });
  return { fitting, refused, same, empty: returned.length - filled.length, emptied };
}

/** Returns why a text is not a translation of the English of today. */
function reasonAgainst(returned: ReturnedUnit, today: Unit, project: Project, language: string): string | undefined {
  const { source, target, mark, part } = returned;
  if (flat(today.source) !== flat(source)) return `its English is another one than today’s, “${today.source}”`;
  if (part !== undefined) return `only a part of it is translated, ${part}: translate the rest in your tool`;
  // What went out empty and comes back filled is done, also where the tool keeps the state that the wrote.
  const isFilled = today.target === '' && (mark === 'needs-translation' || mark === 'initial');
  const lines = today.target === target ? undefined : paragraphFault(target);
  if (lines) return `found ${lines.found}; expected ${lines.expected}`;
  if (mark !== undefined && !isFilled) return `it is marked “${mark}”; take the mark off once it is right`;
  if (today.target === target || !isEnglishText(today.id, target, today.source, project, language)) return undefined;
  return `it is the English; if it is the same in this language, npm run i18n -- accept ${language} ${today.id} --as-is once it is in the file`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 4);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

/** The text that a returned unit is of, or why that cannot be known for certain and which texts it may be of. */
type Found = { readonly unit: Unit } | { readonly reason: string; readonly candidates: readonly Unit[] };

/**
 * Returns a function that finds the text of today that a returned unit is of, by all that a tool may have left of its name:
 * its own name, with a platform’s prefix too; another name, reference or file; a note; at last its English, where that is of
 * one text alone. A name that is not of today is never replaced by a guess.
 */
function unitFinder(units: readonly Unit[]): (returned: ReturnedUnit) => Found {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const byEnglish = groupBy(units, ({ source }) => flat(source));
  const scopes = new Set(units.map(({ id }) => id.replace(/[:#].*/, '')));
  const files = new Set(units.map(fileOf));

  const namesOf = (unit: Unit) => [unit.id, unit.id.replace(/^\w+:/, '')];
  const named = units.flatMap((unit) => namesOf(unit).map((name) => ({ unit, parts: partsOf(name) })));
  const byParts = groupBy(named, ({ parts }) => parts);
  const textsOf = (name: string) =>
    nameIn(name, (part) => byId.get(part)) ?? (byParts.get(partsOf(name)) ?? []).map(({ unit }) => unit);

  return (returned) => {
    const own = byId.get(returned.id);
    if (own) return { unit: own };
    const alike = byEnglish.get(flat(returned.source)) ?? [];
    const noted = returned.notes.flatMap((note) => labelled.exec(note)?.[1] ?? []);
    const names = returned.names.flatMap((name) => name.split(/\s+/));
    let left: readonly Unit[] = alike;
    for (const places of [[returned.id], names, noted]) {
      const named = [...new Set(places.flatMap(textsOf))];
      const fitting = named.filter((unit) => left.includes(unit));
      const [only, ...others] = fitting.length > 0 ? fitting : named;
      if (only && others.length === 0) return { unit: only };
      // More than one, such as the references of texts that a tool has joined: another place may say which.
      if (fitting.length > 0) left = fitting;
      else if (only) return { reason: 'it has the names of more than one text', candidates: named };
      // A name as ours that is of no text: the key is gone, and its English may be that of another by chance.
      else if (places.some((name) => nameIn(name, (part) => scopes.has(scopeOf(part)) || undefined)))
        return { reason: 'there is no text of this name today', candidates: alike };
    }
    const mentioned = names.map((name) => name.replace(/:\d+$/, '')).filter((name) => files.has(name));
    const inFile = left.filter((unit) => mentioned.includes(fileOf(unit)));
    if (left.length > 0 && inFile.length === 0 && mentioned.length > 0)
      return { reason: `no text of ${mentioned.join(', ')} has this English today`, candidates: alike };
    const [only, ...others] = inFile.length > 0 ? inFile : left;
    if (!only) return { reason: 'no text has this English today', candidates: [] };
    if (others.length === 0) return { unit: only };
    return { reason: 'its name is lost', candidates: [only, ...others] };
  };
}

/** Returns a text on one line, as tools fold texts in their own ways. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A note that is nothing but a name, with or without a word for it. */
const labelled = /^(?:(?:key|id|name|context|identifier|string id)\s*[:=]\s*)?(\S+)$/i;

/** Returns the first answer for the end of a name, of which a platform may have put anything before. */
function nameIn<Value>(name: string, find: (part: string) => Value | undefined): Value | undefined {
  for (const start of [0, ...[...name.matchAll(/[^\p{L}\p{N}]/gu)].map(({ index }) => index + 1)]) {
    const found = find(name.slice(start));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns what is before the key or the hash in a name as ours; empty for any other. */
function scopeOf(name: string): string {
  return /^(\w+):[\w.]+$|^([\w-]+\/[\w-]+)#[0-9a-f]{8}(?:-\d+)?$/.exec(name)?.slice(1).join('') ?? '';
}

function fileOf({ reference }: Unit): string {
  return reference.replace(/:\d+$/, '');
}

/** Returns the words of a name, whatever signs a platform has put between them. */
function partsOf(name: string): string {
  const words = name.replace(/%[0-9a-f]{2}/gi, ' ').split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).join(' ');
}
