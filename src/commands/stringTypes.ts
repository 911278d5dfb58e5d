import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringTableSchema } from '../model/strings';
import { namespaces } from '../routes';

/**
 * Writes `src/i18n/strings.d.ts` from the English string tables, so that a wrong key does not compile. `--check` only
 * says whether the file is up to date (exit code 1 if not).
 */
export function stringTypes(root: string): string {
  const tables = namespaces.map((namespace) => {
    const file = path.join(root, `locales/en/${namespace}.json`);
    const table = stringTableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const keys = Object.entries(table).map(([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)};`);
    return `  ${namespace}: {\n${keys.join('\n')}\n  };`;
  });
  return `// Made by \`npm run types:strings\` from locales/en; not edited by hand.\nimport 'i18next';\n\ninterface Strings {\n${tables.join('\n')}\n}\n\ndeclare module 'i18next' {\n  interface CustomTypeOptions {\n    defaultNS: 'common';\n    keySeparator: false;\n    nsSeparator: ':';\n    resources: Strings;\n  }\n}\n`;
}

const file = 'src/i18n/strings.d.ts';
const current = stringTypes(process.cwd());
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== current) {
    console.error(`${file} does not match locales/en; run npm run types:strings`);
    process.exitCode = 1;
  }
} else writeFileSync(file, current);
