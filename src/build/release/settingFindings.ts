import { existsSync } from 'node:fs';
import path from 'node:path';
import { disagreements } from './settingDisagreements';
import { missingSetting, settingProblems, trimmed } from '../../../supabase/functions/_shared/settingProblems';
import {
  settingRow,
  settingsOf,
  type SettingProblem,
  type SettingValues,
} from '../../../supabase/functions/_shared/settingTable';
import type { Finding } from './finding';
import { readSettingFile, type SettingFile } from './settingFile';

/** The settings of a release: of the site's build, of the contact function where its file is here, and of this shell. */
export interface ReleaseSettings {
  readonly build: SettingValues;
  readonly fn: SettingValues | undefined;
  readonly shell: SettingValues;
  /** What the two files say alone. */
  readonly files: { readonly build: SettingFile; readonly function: SettingFile };
}

/** Where the settings are kept on a machine of one's own. Hosts have them as variables of a build. */
export const settingFiles = { build: '.env.production', function: 'supabase/.env.production' } as const;

/** Reads the settings from the environment and the files. Throws for a file that was named and is not there. */
export function readReleaseSettings(
  root: string,
  environment: NodeJS.ProcessEnv,
  files: { readonly build?: string; readonly fn?: string } = {},
): ReleaseSettings {
  const build = readFile(root, files.build ?? settingFiles.build, files.build !== undefined);
  const fn = readFile(root, files.fn ?? settingFiles.function, files.fn !== undefined);
  return {
    build: trimmed({ ...build?.values, ...trimmed(environment) }),
    fn: fn && trimmed(fn.values),
    shell: shellOf(environment),
    files: { build: build ?? noFile, function: fn ?? noFile },
  };
}

/** Returns what is wrong with the settings, alone and with each other, and what is not set. */
export function settingFindings({ build, fn, shell, files }: ReleaseSettings): Finding[] {
  // The platform sets the database's address.
  const platform = { SUPABASE_DB_URL: 'postgres://platform@localhost/postgres' };
  const problems = [
    ...settingProblems('build', { ...fn, ...shell, ...build }),
    ...(fn ? settingProblems('function', { ...platform, ...fn }) : []),
    ...settingProblems('shell', shell),
    ...disagreements(build, fn ?? {}, shell),
  ];
  return [
    ...unique(problems).map(findingOf),
    ...[...files.build.problems, ...files.function.problems].map(({ name, sentence }): Finding => ({
      id: `settings.${name}`,
      kind: 'wrong',
      sentence,
    })),
    ...overridden(files.build.values, build),
    ...misplaced('build', trimmed(files.build.values)),
    ...misplaced('function', trimmed(files.function.values)),
    ...limitedLanguages(build),
    ...unset(build, fn),
  ];
}

/** Settings that the environment has too, with another value: a shell of yesterday would decide what is published. */
function overridden(file: SettingValues, build: SettingValues): Finding[] {
  return settingsOf('build')
    .filter((name) => file[name]?.trim() && file[name]?.trim() !== build[name])
    .map((name) => ({
      id: `settings.${name}`,
      kind: 'wrong',
      sentence: `${name} is another one in the environment than in ${settingFiles.build}; expected one of the two (unset ${name}, or take the line out).`,
    }));
}

/** Names in a file that nothing reads from there: a mistyped one would be as good as not set, without a word. */
function misplaced(reader: 'build' | 'function', values: SettingValues): Finding[] {
  const own: readonly string[] = settingsOf(reader);
  const others = Object.keys(values).filter(
    (name) => !own.includes(name) && !(reader === 'build' && ofTheBuild.test(name)),
  );
  return others.map((name): Finding => {
    const owner = (['build', 'function', 'shell'] as const).find((other) =>
      settingsOf(other).some((one) => one === name),
    );
    const where = owner === 'shell' ? '~/.camre-owner (supabase/README.md)' : owner && settingFiles[owner];
    return where
      ? {
          id: `settings.${name}`,
          kind: 'wrong',
          sentence: `${name} is in ${settingFiles[reader]}, where nothing reads it; expected in ${where}.`,
        }
      : {
          id: `settings.${name}`,
          kind: 'false',
          sentence: `${name} is in ${settingFiles[reader]}, and is no setting; expected one of the example file’s names, or no line.`,
        };
  });
}

/** What Node, Gatsby, hosts and our own commands read besides the settings. */
const ofTheBuild = /^(?:NODE_|GATSBY_|LOCALES$|CONTEXT$|PORT$|TZ$)/;

/** A variable for work on this machine that makes a smaller site. */
function limitedLanguages({ LOCALES }: SettingValues): Finding[] {
  return LOCALES
    ? [
        {
          id: 'settings.LOCALES',
          kind: 'false',
          sentence: `LOCALES is “${LOCALES}”: the site would have these languages alone; expected none (content/data/languages.json says which are published).`,
        },
      ]
    : [];
}

function unset(build: SettingValues, fn: SettingValues | undefined): Finding[] {
  const missing = settingsOf('build').filter((name) => !build[name]);
  return [
    ...missing.map((name): Finding => {
      const isNeeded = settingRow(name).without === 'required';
      // Visitors would fill in a form that cannot be sent.
      const isForm = name === 'SUPABASE_URL' || name === 'SUPABASE_ANON_KEY';
      const kind = isNeeded ? 'wrong' : isForm ? 'false' : 'missing';
      return { id: `settings.${name}`, kind, sentence: missingSetting(name) };
    }),
    ...(fn
      ? []
      : [
          {
            id: 'settings.function',
            kind: 'missing',
            sentence: `${settingFiles.function} is not on this machine, so that the function’s settings were not checked here; “npm run leads -- doctor” asks the function.`,
          } as const,
        ]),
  ];
}

function findingOf({ name, stops, sentence }: SettingProblem): Finding {
  return { id: `settings.${name}`, kind: stops === 'nothing' ? 'missing' : 'wrong', sentence };
}

function unique(problems: readonly SettingProblem[]): SettingProblem[] {
  return [...new Map(problems.map((problem) => [problem.sentence, problem])).values()];
}

function shellOf(environment: NodeJS.ProcessEnv): SettingValues {
  return trimmed(Object.fromEntries(settingsOf('shell').map((name) => [name, environment[name]])));
}

const noFile: SettingFile = { values: {}, problems: [] };

function readFile(root: string, name: string, isNamed: boolean): SettingFile | undefined {
  const file = path.resolve(root, name);
  if (existsSync(file)) return readSettingFile(file, name);
  if (isNamed)
    throw new Error(`There is no ${file}; expected a file of lines such as SITE_URL=https://www.example.org`);
  return undefined;
}
