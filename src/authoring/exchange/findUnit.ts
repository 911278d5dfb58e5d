import { groupBy } from '../../content/groupBy';
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

  const byParts = groupBy(
    units.flatMap((unit) => [unit.id, unit.id.replace(/^\w+:/, '')].map((name) => ({ unit, parts: partsOf(name) }))),
    ({ parts }) => parts,
  );
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

/** Returns the words of a name, whatever signs a platform has put between them. */
function partsOf(name: string): string {
  const words = name.replace(/%[0-9a-f]{2}/gi, ' ').split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).join(' ');
}
