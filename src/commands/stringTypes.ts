import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../model/problem';
import { splitPlural, stringTableSchema, type StringTable } from '../model/strings';
import { namespaces } from '../routes';
import { unusedStrings } from './unusedStrings';

const file = 'src/i18n/strings.d.ts';

/**
 * `npm run types:strings` writes `src/i18n/strings.d.ts` from the English string tables, so that a wrong key and a
 * missing placeholder do not compile. `--check` says instead whether the file is up to date, and which strings no code
 * shows (exit code 1 if any).
 */
function stringTypes(root: string): string {
  const tables = namespaces.map((namespace) => {
    const table = stringTableSchema.parse(
      JSON.parse(readFileSync(path.join(root, `locales/en/${namespace}.json`), 'utf8')),
    );
    return `  ${namespace}: {\n${entries(table).join('\n')}\n  };`;
  });
  return `// Made by \`npm run types:strings\` from locales/en; not edited by hand.\nimport 'i18next';\n\ninterface Strings {\n${tables.join('\n')}\n}\n\ndeclare module 'i18next' {\n  interface CustomTypeOptions {\n    defaultNS: 'common';\n    keySeparator: false;\n    nsSeparator: ':';\n    strictInterpolationChecks: true;\n    resources: Strings;\n  }\n}\n`;
}

/** A counted string once, without its suffix: then its {{count}} is asked for like any placeholder. */
function entries(table: StringTable): string[] {
  return Object.entries(table).flatMap(([key, text]) => {
    const { base, category } = splitPlural(key);
    return category === undefined || category === 'other'
      ? [`    ${JSON.stringify(base)}: ${JSON.stringify(text)};`]
      : [];
  });
}

const current = stringTypes(process.cwd());
if (process.argv.includes('--check')) {
  const unused = unusedStrings(process.cwd());
  for (const problem of unused) console.error(`${formatProblem(problem)}\n`);
  const isOld = readFileSync(file, 'utf8') !== current;
  if (isOld) console.error(`${file} does not match locales/en; run npm run types:strings`);
  if (isOld || unused.length > 0) process.exitCode = 1;
} else writeFileSync(file, current);
