import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { topicsSchema } from '../model/datasets';
import { splitPlural } from '../model/plurals';
import { stringTableSchema, type StringTable } from '../model/strings';
import { namespaces } from '../routes';
import { writeIfChanged } from './writeIfChanged';

/**
 * Writes the types of the English strings and of the topics, so that a wrong key, a missing placeholder and a page without
 * a name in the menus do not compile. Git ignores them: every build and `npm run types` write them again.
 */
export function writeTypes(root: string): void {
  writeIfChanged(path.join(root, 'src/i18n/strings.d.ts'), stringTypes(root));
  writeIfChanged(path.join(root, 'content/data/topics.d.json.ts'), topicTypes(root));
}

function stringTypes(root: string): string {
  const tables = namespaces.map((namespace) => {
    const table = readJson(root, `locales/en/${namespace}.json`, stringTableSchema);
    return `  ${namespace}: {\n${entries(table).join('\n')}\n  };`;
  });
  return `// Generated from locales/en (src/build/generatedTypes.ts).\nimport 'i18next';\n\ninterface Strings {\n${tables.join('\n')}\n}\n\ndeclare module 'i18next' {\n  interface CustomTypeOptions {\n    defaultNS: 'common';\n    keySeparator: false;\n    nsSeparator: ':';\n    strictInterpolationChecks: true;\n    resources: Strings;\n  }\n}\n`;
}

/** Each key with its placeholders. A plural has one entry, without its suffix, so that its {{count}} is required. */
function entries(table: StringTable): string[] {
  return Object.entries(table).flatMap(([key, text]) => {
    const { base, category } = splitPlural(key);
    return category === undefined || category === 'other'
      ? [`    ${JSON.stringify(base)}: ${JSON.stringify(text.match(/\{\{\w+\}\}/g)?.join(' ') ?? '')};`]
      : [];
  });
}

function topicTypes(root: string): string {
  const topics = Object.entries(readJson(root, 'content/data/topics.json', topicsSchema));
  const lists = topics.map(
    ([kind, slugs]) => `  readonly ${kind}: readonly [${slugs.map((slug) => `'${slug}'`).join(', ')}];\n`,
  );
  return `// Generated from topics.json (src/build/generatedTypes.ts).\ndeclare const topics: {\n${lists.join('')}};\nexport default topics;\n`;
}

function readJson<S extends z.ZodType>(root: string, file: string, schema: S): z.infer<S> {
  return schema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}
