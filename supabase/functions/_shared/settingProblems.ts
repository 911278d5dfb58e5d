import { localBackend } from './settingSchemas.ts';
import { settingsOf, settingTable, type SettingReader, type SettingRow } from './settingTable.ts';
import { claimsOf, projectIn } from './settingValues.ts';

/** Something that is wrong with the settings: a build or a function does not begin with it. */
interface SettingProblem {
  readonly name: string;
  /** The name, what was found, what is expected and where to find it; never a secret's value. */
  readonly sentence: string;
}

export type SettingValues = Readonly<Partial<Record<string, string>>>;

/** Returns what is wrong with the settings that somebody reads, each alone and with each other. */
export function settingProblems(reader: SettingReader, given: SettingValues): SettingProblem[] {
  const values = trimmed(given);
  const rows = new Map(settingsOf(reader).map((setting) => [setting.name, setting.row]));
  const read = settingTable[reader].safeParse(values);
  const alone = (read.error?.issues ?? []).map(({ path, message }): SettingProblem => {
    const name = String(path[0]);
    const value = values[name];
    if (value === undefined) return { name, sentence: `${name} is not set.` };
    const find = rows.get(name)?.whereToFind;
    const found =
      isPrivate.test(value) || rows.get(name)?.isKey ? `a secret of ${value.length} characters` : `“${value}”`;
    return { name, sentence: `${name} is ${found}; expected ${message}${find ? ` (${find})` : ''}.` };
  });
  const named = new Set(alone.map(({ name }) => name));
  const together = [
    ...halves([reader], values),
    ...(reader === 'build' ? publishedSecrets(values) : []),
    ...(reader === 'function' ? unreadable(values) : []),
    ...projects(values),
  ];
  return [...alone, ...together.filter(({ name }) => !named.has(name))];
}

/** A value that is not printed: with a password, or a long word of letters and digits. */
const isPrivate = /:\/\/[^/\s]*@|(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16}/i;

/** Returns the settings of several readers that are set without the one that belongs to them. */
export function halves(readers: readonly SettingReader[], values: SettingValues): SettingProblem[] {
  const settings = readers.flatMap(settingsOf);
  return settings.flatMap(({ name, row: { half } }) =>
    values[name] && values[name] !== localBackend && half && !values[half] && settings.some((one) => one.name === half)
      ? [{ name: half, sentence: `${name} is set and ${half} is not; expected both or none.` }]
      : [],
  );
}

/** A key of the function or the owner's shell that the build would publish, or what may be one. */
function publishedSecrets(values: SettingValues): SettingProblem[] {
  const secrets = [...settingsOf('function'), ...settingsOf('shell')].flatMap(({ name, row }) => {
    const value = values[name];
    return row.isKey && value && value.length >= 8 ? [{ name, value }] : [];
  });
  const copies = settingsOf('build').flatMap(({ name }) => {
    const secret = secrets.find(({ value }) => values[name]?.includes(value));
    const sentence = `${name} has the value of ${secret?.name}, a secret, and the build would publish it.`;
    return secret ? [{ name, sentence }] : [];
  });
  const { SUPABASE_URL = '', SUPABASE_ANON_KEY: key } = values;
  // What is not known to be public may be a secret: the database’s password, for one.
  const isUnknown = key && projectIn(SUPABASE_URL) && !key.startsWith('sb_publishable_') && !claimsOf(key);
  const sentence =
    'SUPABASE_ANON_KEY is no public key of Supabase, and the build would publish it; expected “anon public”, which begins with eyJ, or a key that begins with sb_publishable_ (Supabase’s dashboard, Project Settings, API Keys).';
  return [...copies, ...(isUnknown ? [{ name: 'SUPABASE_ANON_KEY', sentence }] : [])];
}

/** What the function cannot do without: a database, a way to send, and a signature of its events. */
function unreadable(values: SettingValues): SettingProblem[] {
  const needed = [
    values.DATABASE_URL ? [] : ['SUPABASE_DB_URL'],
    values.MAIL_PROVIDER === 'resend' ? ['RESEND_API_KEY'] : ['SMTP_HOST'],
    values.LEAD_WEBHOOK_URL && (values.LEAD_WEBHOOK_FORMAT ?? 'standard') === 'standard' ? ['LEAD_WEBHOOK_SECRET'] : [],
  ].flat();
  return needed.filter((name) => !values[name]).map((name) => ({ name, sentence: `${name} is not set.` }));
}

/** Addresses and keys of more than one project: requests would be stored where nobody looks. */
export function projects(values: SettingValues): SettingProblem[] {
  const readers: readonly SettingReader[] = ['build', 'function', 'shell'];
  const names = new Set(readers.flatMap(settingsOf).map(({ name }) => name));
  const refs = [...names].flatMap((name) => {
    const ref = projectIn(values[name] ?? '');
    return ref === undefined ? [] : [{ name, ref }];
  });
  const [first, ...others] = refs;
  return others
    .filter(({ ref }) => ref !== first?.ref)
    .map(({ name, ref }) => ({
      name,
      sentence: `${name} is of the project ${ref}, and ${first?.name} of ${first?.ref}; expected one project.`,
    }));
}

export function missingSetting(name: string, { what, without, whereToFind }: SettingRow): string {
  const find = whereToFind ? ` Where to find it: ${whereToFind}.` : '';
  return `${name} is not set${without ? `: ${without}` : ''}. ${what}${find}`;
}

/** Empty values count as not set, as hosts and CI pass a variable that is not set as an empty one. */
export function trimmed(given: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}
