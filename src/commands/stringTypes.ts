import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringTableSchema } from '../model/strings';
import { namespaces } from '../routes';

export const stringTypesFile = 'src/i18n/strings.d.ts';

/** The text of `src/i18n/strings.d.ts`, from the English string tables, so that a wrong key does not compile. */
export function stringTypes(root: string): string {
  const tables = namespaces.map((namespace) => {
    const file = path.join(root, `locales/en/${namespace}.json`);
    const table = stringTableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const keys = Object.entries(table).map(([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)};`);
    return `  ${namespace}: {\n${keys.join('\n')}\n  };`;
  });
  return `// Made by \`npm run types:strings\` from locales/en; not edited by hand.\nimport 'i18next';\n\ninterface Strings {\n${tables.join('\n')}\n}\n\ndeclare module 'i18next' {\n  interface CustomTypeOptions {\n    defaultNS: 'common';\n    keySeparator: false;\n    nsSeparator: ':';\n    resources: Strings;\n  }\n}\n`;
}
