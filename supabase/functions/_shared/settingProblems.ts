import { contradictionsIn } from './settingContradictions.ts';
import {
  settingRow,
  settingsOf,
  type AnySetting,
  type SettingProblem,
  type SettingReader,
  type SettingRow,
  type SettingValues,
} from './settingTable.ts';
import { hasBlank, isPlaceholder, secretIn } from './settingValues.ts';

/** Returns what is wrong with the settings that somebody reads, each alone and with each other. */
export function settingProblems(reader: SettingReader, given: SettingValues): SettingProblem[] {
  const values = trimmed(given);
  const alone = settingsOf(reader).flatMap((name) => problemOf(reader, name, values) ?? []);
  const together = contradictionsIn(reader, values);
  // One sentence for a setting: the one that stops more.
  const stopped = (problems: readonly SettingProblem[]) =>
    new Set(problems.filter(({ stops }) => stops === 'always').map(({ name }) => name));
  const [first, then] = [stopped(alone), stopped(together)];
  return [
    ...alone.filter(({ name, stops }) => stops === 'always' || !then.has(name)),
    ...together.filter(({ name }) => !first.has(name)),
  ];
}

/** Returns a sentence for what is not set. */
export function missingSetting(name: AnySetting): string {
  const { what, without, whereToFind }: SettingRow = settingRow(name);
  const find = whereToFind ? ` Where to find it: ${whereToFind}.` : '';
  return without.startsWith('required')
    ? `${name} is not set. ${what}${find}`
    : `${name} is not set: ${without}. ${what}${find}`;
}

/** Returns how a value is named in a message: a secret by its length alone. */
export function foundValue(name: AnySetting, value: string): string {
  const kind = secretIn(value);
  if (settingRow(name).secret || kind) return `is ${kind ?? 'a secret'} of ${value.length} characters`;
  return `is “${value.length > 120 ? `${value.slice(0, 120)}…` : value}”`;
}

function problemOf(reader: SettingReader, name: AnySetting, values: SettingValues): SettingProblem | undefined {
  const { without, secret, check, inProduction, whereToFind }: SettingRow = settingRow(name);
  const value = values[name];
  if (value === undefined)
    return without === 'required' && reader === 'function'
      ? { name, stops: 'always', sentence: `${name} is not set.` }
      : undefined;
  const wrong = (stops: SettingProblem['stops'], expected: string): SettingProblem => {
    const find = whereToFind ? ` (${whereToFind})` : '';
    return { name, stops, sentence: `${name} ${foundValue(name, value)}; expected ${expected}${find}.` };
  };
  const kind = secret ? undefined : secretIn(value);
  if (kind && reader === 'build') {
    const where = whereToFind ? `, from ${whereToFind}` : '';
    const sentence = `${name} is ${kind}, which the build would publish in every page; expected a value that everybody may read${where}. If it was ever published, make a new one.`;
    return { name, stops: 'always', sentence };
  }
  if (kind && name !== 'SMTP_USER') return wrong('always', 'a value that is no secret');
  if (isPlaceholder(value) || (!secret && hasBlank(value))) return wrong('always', 'a value of your own, or none');
  if (invisible.test(name === 'DATABASE_CA' || name === 'ALLOWED_ORIGINS' ? value.replace(/\s/g, '') : value))
    return wrong('always', 'a value without invisible characters: type it again');
  if (/^(["'`]).+\1$|^[“‘].+[”’]$/.test(value))
    return wrong(secret ? 'release' : 'always', 'the value without quotation marks around it');
  const unusable = check?.(value);
  if (unusable !== undefined) return wrong('always', unusable);
  const unfit = inProduction?.(value);
  return unfit === undefined ? undefined : wrong('release', unfit);
}

/** What a copy from a page or a mail brings along, and nobody sees. */
const invisible = /[\p{Cc}\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/u;

/** Empty values count as not set, as hosts and CI pass a variable that is not set as an empty one. */
export function trimmed(given: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}
