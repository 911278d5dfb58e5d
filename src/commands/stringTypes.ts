import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitPlural, stringTableSchema, type StringTable } from '../model/strings';
import { namespaces } from '../routes';

export const stringTypesFile = 'src/i18n/strings.d.ts';

/** The text of `src/i18n/strings.d.ts`, from the English string tables: a wrong key and a missing placeholder do not compile. */
export function stringTypes(root: string): string {
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
      ? [`    ${JSON.stringify(base)}: ${JSON.stringify(placeholders(text))};`]
      : [];
  });
}

/** Only the placeholders of a text matter to its type, so that editing a sentence changes no type. */
function placeholders(text: string): string {
  return text.match(/\{\{\w+\}\}/g)?.join(' ') ?? 'text';
}
