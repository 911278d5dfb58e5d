import type { ReturnedUnit } from './format';
import type { Unit } from './units';

/** The text that a returned unit is of, or why that cannot be known for certain and which texts it may be of. */
type Found = { readonly unit: Unit } | { readonly reason: string; readonly candidates: readonly Unit[] };

/**
 * Returns a function that finds the text of today that a returned unit is of, by all that a tool may have left of its name:
 * its own name, with a platform’s prefix too; another name, reference or file; a note; at last its English, where that is of
 * one text alone. A name that is not of today is never replaced by a guess.
 */
export function unitFinder(units: readonly Unit[]): (returned: ReturnedUnit) => Found {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const byEnglish = groupBy(units, ({ source }) => flat(source));
  const scopes = new Set(units.map(({ id }) => id.replace(/[:#].*/, '')));
  const files = new Set(units.map(fileOf));

  return (returned) => {
    const { id, names, notes } = returned;
    const own = byId.get(id);
    if (own) return { unit: own };
    const alike = byEnglish.get(flat(returned.source)) ?? [];
    for (const places of [[id], names]) {
      const named = [...new Set(places.flatMap((name) => nameIn(name, (part) => byId.get(part)) ?? []))];
      const fitting = named.filter((unit) => alike.includes(unit));
      const [only, ...others] = fitting.length > 0 ? fitting : named;
      if (only && others.length === 0) return { unit: only };
      if (only) return { reason: 'it has the names of more than one text', candidates: named };
      // A name as ours that is of no text: the key is gone, and its English may be that of another by chance.
      if (places.some((name) => nameIn(name, (part) => scopes.has(scopeOf(part)) || undefined)))
        return { reason: 'there is no text of this name today', candidates: alike };
    }
    const mentioned = names.map((name) => name.replace(/:\d+$/, '')).filter((name) => files.has(name));
    const inFile = alike.filter((unit) => mentioned.includes(fileOf(unit)));
    if (alike.length > 0 && inFile.length === 0 && mentioned.length > 0)
      return { reason: `no text of ${mentioned.join(', ')} has this English today`, candidates: alike };
    const left = narrowed(inFile.length > 0 ? inFile : alike, [
      (unit) => [id, ...names].some((name) => isMangled(name, unit)),
      (unit) => notes.some((note) => labelled.exec(note)?.[1] === unit.id),
    ]);
    if (left.length === 0) return { reason: 'no text has this English today', candidates: [] };
    const [only, ...others] = left;
    if (only && others.length === 0) return { unit: only };
    return { reason: 'its name is lost, and its English is that of more than one text', candidates: left };
  };
}

/** Returns a text on one line, as tools fold texts in their own ways. */
export function flat(text: string): string {
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

/** Returns whether a name is that of a text with other signs between its parts, or its key alone. */
function isMangled(name: string, { id }: Unit): boolean {
  const parts = (text: string) =>
    text
      .replace(/%[0-9a-f]{2}/gi, '.')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join('.');
  return [id, id.replace(/^\w+:/, '')].some((known) => parts(known) === parts(name));
}

/** Returns the texts that are left after each test that at least one of them passes. */
function narrowed(units: readonly Unit[], tests: readonly ((unit: Unit) => boolean)[]): readonly Unit[] {
  return tests.reduce((left, test) => {
    const passing = left.filter(test);
    return passing.length > 0 ? passing : left;
  }, units);
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}
