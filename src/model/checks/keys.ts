import { problemAtKey, type JsonFile } from '../jsonFile';
import { nearestName } from '../mdx/vocabulary';
import { problemAt, type Problem } from '../problem';
import { pageName } from '../project';
import { splitPlural } from '../plurals';
import { expectedKeys, stringStates, type StringTable } from '../strings';
import { excerpt, type Check } from './rule';
import type { Translation } from './translation';

/** Every key of the English has its translation, every English page its page, and there are no others. All of it can wait. */
export const keys: Check = {
  title: 'Missing and unknown texts',
  rule: 'Each key and page of the English is there in the language (until then the English is shown), and no other. These are warnings.',
  problems: (translation) => [
    ...translation.tables.flatMap(({ namespace, english, table }) => {
      if (!english.value || (table && !table.value)) return [];
      const own = table ?? { file: `locales/${translation.language}/${namespace}.json`, text: '', value: {} };
      return [
        ...missingTexts(translation, namespace, english.value, own),
        ...unknownKeys(translation, namespace, english, own),
      ];
    }),
    ...missingPages(translation),
  ],
};

type Table = Pick<JsonFile<StringTable>, 'file' | 'text' | 'value'>;

function missingTexts(
  { project, language }: Translation,
  namespace: string,
  english: StringTable,
  table: Table,
): Problem[] {
  const { value = {} } = table;
  return (
    stringStates(language, namespace, english, value, project.state[language] ?? {})
      // A plural form that is missing among others has a check of its own.
      .filter(({ key, state }) => state === 'missing' && (value[key] !== undefined || !hasOtherForms(key, value)))
      .map(({ key, english: source }) => {
        const before = Object.keys(value).findLast((name) => name < key);
        const isThere = value[key] !== undefined;
        return problemAtKey(table, isThere ? key : (before ?? ''), {
          severity: 'warning',
          unfinished: { state: 'missing', language, text: `${namespace}:${key}` },
          found: !isThere
            ? `no key "${key}"`
            : value[key] === source
              ? `the English of "${key}"`
              : `"${key}" with placeholders or tags that the English no longer has, so that the English is shown`,
          expected: `a translation of ${excerpt(source)}`,
          fix: isThere
            ? `translate it, or npm run i18n -- accept ${language} ${namespace}:${key} --as-is if it is the same in this language`
            : `add it ${before ? `after "${before}"` : 'as the first key'}`,
        });
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
  table: Table,
): Problem[] {
  const expected = expectedKeys(language, english.value ?? {});
  const isForm = (key: string) => {
    const { base, category } = splitPlural(key);
    return category !== undefined && expected.some((name) => splitPlural(name).base === base);
  };
  return Object.keys(table.value ?? {})
    .filter((key) => !expected.includes(key) && !isForm(key))
    .map((key) => {
      const near = nearestName(key, expected);
      const wasAccepted = project.state[language]?.[`${namespace}:${key}`] !== undefined;
      return problemAtKey(table, key, {
        severity: 'warning',
        found: `the key "${key}"${wasAccepted ? ', which the English no longer has' : ''}`,
        expected: `only keys of ${english.file}`,
        fix: wasAccepted ? 'run the check with --fix' : near ? `did you mean "${near}"?` : 'take it out',
      });
    });
}

function missingPages({ language, pages }: Translation): Problem[] {
  return pages
    .filter(({ page }) => !page)
    .map(({ english }) =>
      problemAt({ file: english.file.replace(/en\.mdx$/, `${language}.mdx`), text: '' }, 0, {
        severity: 'warning',
        unfinished: { state: 'missing', language, text: pageName(english) },
        found: 'no such page',
        expected: `a translation of ${english.file}`,
        fix: `copy ${english.file} there and translate its text`,
      }),
    );
}
