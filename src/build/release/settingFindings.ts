import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Call } from '../../commandLine/commandLine';
import {
  halves,
  missingSetting,
  projects,
  settingProblems,
  trimmed,
  type SettingValues,
} from '../../../supabase/functions/_shared/settingProblems';
import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { settingsOf, settingTable, type SettingReader } from '../../../supabase/functions/_shared/settingTable';
import { isUnreachable } from '../../../supabase/functions/_shared/settingValues';
import { unreachableIn } from './contentFindings';
import { missing, notTrue, wrong, type Finding } from './finding';

/** The settings of a release: of the site's build, of the contact function where its file is here, and of this shell. */
export type ReleaseSettings = ReturnType<typeof readReleaseSettings>;

/** Where the settings are kept on a machine of one's own. Hosts have them as variables of a build. */
const settingFiles = { build: '.env.production', function: 'supabase/.env.production' } as const;

/** Reads settings from the environment and, before it, the files. Throws for one that an option names and is not there. */
export function readReleaseSettings(root: string, environment: NodeJS.ProcessEnv, options: Call['options'] = {}) {
  const build = readFile(root, settingFiles.build, options.settings);
  const fn = readFile(root, settingFiles.function, options['function-settings']);
  const shell = settingsOf('shell').map(({ name }) => [name, environment[name]]);
  return { build: { ...trimmed(environment), ...build }, fn, shell: trimmed(Object.fromEntries(shell)) };
}

/** Returns what is wrong with the settings, alone and with each other, and what is not set. */
export function settingFindings({ build, fn, shell }: ReleaseSettings): Finding[] {
  const all = { ...fn, ...shell, ...build };
  const problems = [
    ...settingProblems('build', all),
    // The platform sets the database's address.
    ...(fn ? settingProblems('function', { SUPABASE_DB_URL: 'postgres://platform@localhost/postgres', ...fn }) : []),
    ...settingProblems('shell', shell),
    ...(fn ? halves(['build', 'function'], all) : []),
    ...projects(all),
    ...refusedForms(build, fn),
    ...unread(fn),
    ...unreachable('build', build),
    ...(fn ? unreachable('function', fn) : []),
  ];
  const sentences = new Map(problems.map(({ name, sentence }) => [sentence, name]));
  return [
    ...[...sentences].map(([sentence, name]) => wrong(`settings.${name}`, sentence)),
    ...limitedLanguages(build),
    ...unset(build, fn),
  ];
}

/** The function takes forms of its own sites alone. */
function refusedForms(build: SettingValues, fn: SettingValues | undefined) {
  const read = settingTable.function.safeParse(fn);
  const site = settingTable.build.safeParse(build).data?.SITE_URL;
  if (!read.success || !site || [read.data.SITE_URL, ...read.data.ALLOWED_ORIGINS].includes(site)) return [];
  const sentence = `SITE_URL of the build is ${site} and of the function ${read.data.SITE_URL}: forms would be refused; expected the same, or the build’s in ALLOWED_ORIGINS.`;
  return [{ name: 'SITE_URL', sentence }];
}

/** Lines of the function's file that nothing reads: misspelt, or of a version before. */
function unread(fn: SettingValues = {}) {
  const names = Object.keys(fn).filter((name) => !(name in settingTable.function.shape));
  const expected = 'expected those of supabase/.env.example (CHANGELOG.md says which have gone)';
  return names.map((name) => ({ name, sentence: `${name} is no setting of the function; ${expected}.` }));
}

/** Addresses of an example or of this machine, and the local backend. */
function unreachable(reader: SettingReader, values: SettingValues) {
  return settingsOf(reader).flatMap(({ name, row }) => {
    const value = values[name] ?? '';
    const isHost = /^[a-z][\w-]*(?:\.[\w-]+)+$|^localhost$/i.test(value);
    const isNowhere = value === localBackend || unreachableIn(value).length > 0 || (isHost && isUnreachable(value));
    const found = row.isKey ? 'an address' : `“${value}”`;
    return isNowhere
      ? [{ name, sentence: `${name} is ${found}, which nobody reaches; expected an address on the public internet.` }]
      : [];
  });
}

/** A variable for work on this machine that makes a smaller site. */
function limitedLanguages({ LOCALES }: SettingValues): Finding[] {
  const sentence = `LOCALES is “${LOCALES}”: the site would have these languages alone; expected none (content/data/languages.json says which are published).`;
  return LOCALES ? [notTrue('settings.LOCALES', sentence)] : [];
}

function unset(build: SettingValues, fn: SettingValues | undefined): Finding[] {
  const unsetOnes = settingsOf('build').filter(({ name }) => !build[name]);
  // Without a backend visitors would fill in a form that cannot be sent.
  const weight: Readonly<Record<string, typeof missing>> = { SITE_URL: wrong, SUPABASE_URL: notTrue };
  const elsewhere = `${settingFiles.function} is not on this machine, so that the function’s settings were not checked here; “npm run leads -- doctor” asks the function.`;
  return [
    ...unsetOnes.map(({ name, row }) => (weight[name] ?? missing)(`settings.${name}`, missingSetting(name, row))),
    ...(fn ? [] : [missing('settings.function', elsewhere)]),
  ];
}

function readFile(root: string, usual: string, named: Call['options'][string]): SettingValues | undefined {
  const file = path.resolve(root, String(named ?? usual));
  if (existsSync(file)) return trimmed(parseEnv(readFileSync(file, 'utf8')));
  if (named !== undefined)
    throw new Error(`There is no ${file}; expected a file of lines such as SITE_URL=https://www.example.org`);
  return undefined;
}
