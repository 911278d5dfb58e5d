import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingTable, type SettingValues } from '../../../supabase/functions/_shared/settingTable';

/** A file of settings: what Node reads of it, and its lines in which somebody wrote something else than that. */
export interface SettingFile {
  readonly values: SettingValues;
  readonly problems: readonly { readonly name: string; readonly sentence: string }[];
}

/** Reads a file of settings. Throws a sentence for one that is not UTF-8. */
export function readSettingFile(file: string, shownAs: string): SettingFile {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (/[\0\uFFFD]/.test(text)) throw new Error(`${shownAs} is not UTF-8; expected a file of plain text in UTF-8`);
  const lines = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(.*?)[ \t\r]*$/gm)]
    .map(([, name = '', written = '']) => ({ name, written }))
    .filter(({ name }) => Object.hasOwn(settingTable, name));
  const repeated = lines.filter(({ name }, index) => lines.findIndex((line) => line.name === name) !== index);
  return {
    values: { ...parseEnv(text) },
    problems: [
      ...repeated.map(({ name }) => ({
        name,
        sentence: `${name} stands in ${shownAs} twice, and the last one counts; expected one line.`,
      })),
      ...lines.filter(isAmbiguous).map(({ name }) => ({
        name,
        sentence: `${name} has # or $ in it in ${shownAs}, of which not every program reads the same; expected single quotes around the value.`,
      })),
    ],
  };
}

/** Node ends a value at #, Supabase's command line and shells put something else in place of $ and what follows. */
function isAmbiguous({ written }: { readonly written: string }): boolean {
  if (written.startsWith("'")) return false;
  const value = written.startsWith('"') ? written : written.replace(/\s#.*$/, '');
  return value.includes('$') || (!value.startsWith('"') && value.includes('#'));
}
