import { keyPosition, type JsonFile } from '../jsonFile';
import { nearestName } from '../mdx/vocabulary';
import { expectedKeys, splitPlural, stringStates, type StringTable } from '../strings';
import { shown, type Check, type Finding } from './rule';
import type { Translation } from './translation';

/** Every key of the English has its translation, every English page its page, and there are no others. All of it can wait. */
export const keys: Check = {
  title: 'Missing and unknown texts',
  rule: 'Each key and page of the English is there in the language (until then the English is shown), and no other. These are warnings.',
  problems: (translation) => [
    ...translation.tables.flatMap(({ namespace, english, table }) => {
      if (!english.value || (table && !table.value)) return [];
      return [
        ...missingTexts(translation, namespace, english, table),
        ...(table ? unknownKeys(translation, namespace, english, table) : []),
      ];
    }),
    ...missingPages(translation),
  ],
};

function missingTexts(
  { project, language }: Translation,
  namespace: string,
  english: JsonFile<StringTable>,
  table: JsonFile<StringTable> | undefined,
): Finding[] {
  const value = table?.value ?? {};
  const file = `locales/${language}/${namespace}.json`;
  return (
    stringStates(language, namespace, english.value ?? {}, value, project.state[language] ?? {})
      // A plural form that is missing among others has a check of its own.
      .filter(({ key, state }) => state === 'missing' && (value[key] !== undefined || !hasOtherForms(key, value)))
      .map(({ key, english: source }): Finding => {
        const before = Object.keys(value)
          .filter((name) => name < key)
          .at(-1);
        const text = value[key];
        const place = table
          ? keyPosition(table.text, text === undefined ? (before ?? '') : key)
          : { line: 1, column: 1 };
        return {
          severity: 'warning',
          unfinished: { state: 'missing', language, text: `${namespace}:${key}` },
          file,
          ...place,
          found:
            text === undefined
              ? `no key "${key}"`
              : text === source
                ? `the English of "${key}"`
                : `"${key}" with placeholders or tags that the English no longer has, so that the English is shown`,
          expected: `a translation of ${shown(source)}`,
          fix:
            text === undefined
              ? `add it ${before ? `after "${before}"` : 'as the first key'}`
              : `translate it, or npm run i18n -- accept ${language} ${namespace}:${key} --as-is if it is the same in this language`,
        };
      })
  );
}

function hasOtherForms(key: string, value: StringTable): boolean {
  const { base, category } = splitPlural(key);
  return category !== undefined && Object.keys(value).some((name) => name !== key && splitPlural(name).base === base);
}

function unknownKeys(
  { language, project }: Translation,
  namespace: string,
  english: JsonFile<StringTable>,
  { file, text, value = {} }: JsonFile<StringTable>,
): Finding[] {
  const expected = new Set(expectedKeys(language, english.value ?? {}));
  const bases = new Set([...expected].map((key) => splitPlural(key).base));
  return Object.keys(value)
    .filter((key) => !expected.has(key) && !(splitPlural(key).category && bases.has(splitPlural(key).base)))
    .map((key) => {
      const near = nearestName(key, [...expected]);
      const wasAccepted = project.state[language]?.[`${namespace}:${key}`] !== undefined;
      return {
        severity: 'warning',
        file,
        ...keyPosition(text, key),
        found: `the key "${key}"${wasAccepted ? ', which the English no longer has' : ''}`,
        expected: `only keys of ${english.file}`,
        fix: wasAccepted ? 'run the check with --fix' : near ? `did you mean "${near}"?` : 'take it out',
      };
    });
}

function missingPages({ language, pages }: Translation): Finding[] {
  return pages.flatMap(({ english, page }): Finding[] => {
    if (page) return [];
    const file = english.file.replace(/en\.mdx$/, `${language}.mdx`);
    return [
      {
        severity: 'warning',
        unfinished: { state: 'missing', language, text: `${english.kind}/${english.slug}` },
        file,
        line: 1,
        column: 1,
        found: 'no such page',
        expected: `a translation of ${english.file}`,
        fix: `copy ${english.file} there and translate its text`,
      },
    ];
  });
}
