import type { Topics } from '../content/data/datasets';
import type { JsonFile } from '../content/files/jsonFile';
import { replaceIfChanged } from '../content/files/writeFiles';
import { splitPlural } from '../content/strings/plurals';
import type { StringTable } from '../content/strings/strings';

type EnglishStrings = Readonly<Record<string, JsonFile<StringTable>>>;

/**
 * Writes the types of the English strings and of the topics, so that a wrong key, a missing placeholder and a page without
 * a name in the menus do not compile. Git ignores them: every build and `npm run types` write them again.
 */
export function writeTypes(root: string, english: EnglishStrings, topics: JsonFile<Topics>): void {
  replaceIfChanged(root, 'src/site/i18n/strings.d.ts', stringTypes(english));
  replaceIfChanged(root, 'content/data/topics.d.json.ts', topicTypes(topics.value));
}

function stringTypes(english: EnglishStrings): string {
  const tables = Object.entries(english).map(
    ([namespace, { value = {} }]) => `  ${namespace}: {\n${entries(value).join('\n')}\n  };`,
  );
  return `// Generated from locales/en (src/build/generatedTypes.ts).\nimport 'i18next';\n\ninterface Strings {\n${tables.join('\n')}\n}\n\ndeclare module 'i18next' {\n  interface CustomTypeOptions {\n    defaultNS: 'common';\n    keySeparator: false;\n    nsSeparator: ':';\n    resources: Strings;\n  }\n}\n`;
}

/** Returns each key with its placeholders. A plural has one, without suffix, so that its {{count}} is required. */
function entries(table: StringTable): string[] {
  return Object.entries(table).flatMap(([key, text]) => {
    const { base, category } = splitPlural(key);
    return category === undefined || category === 'other'
      ? [`    ${JSON.stringify(base)}: ${JSON.stringify(text.match(/\{\{\w+\}\}/g)?.join(' ') ?? '')};`]
      : [];
  });
}

function topicTypes(topics: Topics | undefined): string {
  const lists = Object.entries(topics ?? {}).map(
    ([kind, slugs]) => `  readonly ${kind}: readonly [${slugs.map((slug) => `'${slug}'`).join(', ')}];\n`,
  );
  return `// Generated from topics.json (src/build/generatedTypes.ts).\ndeclare const topics: {\n${lists.join('')}};\nexport default topics;\n`;
}
