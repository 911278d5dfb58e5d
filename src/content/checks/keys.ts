import { problemAtKey } from '../files/jsonFile';
import { nearestName } from '../mdx/vocabulary';
import { otherForms, pluralCategories, pluralNumbers, splitPlural } from '../strings/plurals';
import { problemAt, type Problem } from '../problem';
import { pageName, pinOf, type Project } from '../project';
import { stringStates } from '../strings/stringStates';
import { englishFor, expectedKeys } from '../strings/strings';
import { excerpt, type Check, type Translation } from './translation';

export const keys: Check = {
  title: 'Missing and unknown texts',
  rule: 'Each key and page of the English is there in the language (until then the English is shown), and no other. These are warnings.',
  isForTranslations: true,
  problems: (translation) => [
    ...translation.tables.flatMap((table) => [...missingTexts(translation, table), ...unknownKeys(translation, table)]),
    ...missingPages(translation),
  ],
};

type Table = Translation['tables'][number];

function missingTexts({ project, language }: Translation, { namespace, table }: Table): Problem[] {
  if (!table.value) return [];
  const own = Object.keys(table.value);
  const isRefused = (key: string) => table.refused?.includes(key);
  return stringStates(project, language, namespace)
    .filter(({ key, state }) => state === 'missing' && !isRefused(key))
    .flatMap(({ key, text, english }) => {
      const isEmpty = text === undefined && table.text.includes(`${JSON.stringify(key)}:`);
      const isThere = text !== undefined || isEmpty;
      // A plural form that is missing among others has a check of its own.
      if (!isThere && otherForms(key, own).length > 0) return [];
      const before = own.findLast((name) => name < key);
      return problemAtKey(table, isThere ? key : (before ?? ''), {
        unfinished: { state: 'missing', language, text: `${namespace}:${key}` },
        found: !isThere
          ? `no key "${key}"`
          : isEmpty
            ? `an empty text in "${key}"`
            : text === english
              ? `the English of "${key}"`
              : `"${key}" with placeholders or tags that the English no longer has, so that the English is shown`,
        expected: `a translation of ${excerpt(english)}`,
        fix: isEmpty
          ? 'translate it, or take the line out'
          : isThere
            ? `translate it, or npm run i18n -- accept ${language} ${namespace}:${key} --as-is if it is the same in this language`
            : `add it ${before ? `after "${before}"` : 'as the first key'}`,
      });
    });
}

function unknownKeys({ project, language }: Translation, { namespace, english, table }: Table): Problem[] {
  if (!english.value) return [];
  const expected = expectedKeys(language, english.value);
  const known = new Set(expected);
  return Object.keys(table.value ?? {})
    .filter((key) => !known.has(key) && otherForms(key, expected).length === 0)
    .map((key) => {
      const near = nearestName(key, expected);
      const wasAccepted = pinOf(project, language, `${namespace}:${key}`) !== undefined;
      return problemAtKey(table, key, {
        severity: 'warning',
        found: `the key "${key}"${wasAccepted ? ', which the English no longer has' : ''}`,
        expected: `only keys of ${english.file}`,
        fix: wasAccepted ? 'npm run check -- --fix' : near ? `did you mean "${near}"?` : 'take it out',
      });
    });
}

function missingPages({ language, pages }: Translation): Problem[] {
  return pages
    .filter(({ page }) => !page)
    .map(({ english }) =>
      problemAt({ file: english.file.replace(/en\.mdx$/, `${language}.mdx`), text: '' }, 0, {
        unfinished: { state: 'missing', language, text: pageName(english) },
        found: 'no such page',
        expected: `a translation of ${english.file}`,
        fix: `copy ${english.file} there and translate its text`,
      }),
    );
}

export const plurals: Check = {
  title: 'Plural forms',
  rule: 'A counted text has exactly the plural forms that CLDR names for the language.',
  problems: ({ language, tables }) =>
    tables.flatMap(({ namespace, english: { value: english }, table }): Problem[] => {
      if (!english || !table.value) return [];
      const [own, needed] = [Object.keys(table.value), expectedKeys(language, english)];
      const [ofOwn, ofNeeded] = [new Set(own), new Set(needed)];
      const forms = pluralCategories(language);
      const expected = `${forms.length === 1 ? 'one form' : `${forms.length} forms`} in this language: ${forms.map((form) => `_${form}`).join(' ')}`;
      // A text without any of its forms is a missing text, which has a check of its own.
      const missing = needed
        .filter((key) => !ofOwn.has(key))
        .flatMap((key) => {
          const [neighbour] = otherForms(key, own);
          if (neighbour === undefined) return [];
          return problemAtKey(table, neighbour, {
            unfinished: language === 'en' ? undefined : { state: 'missing', language, text: `${namespace}:${key}` },
            found: `no "${key}"`,
            expected,
            fix: `add "${key}": the form of ${excerpt(englishFor(key, english) ?? '')} for ${pluralNumbers(language, splitPlural(key).category ?? '')}`,
          });
        });
      const unused = own
        .filter((key) => !ofNeeded.has(key) && otherForms(key, needed).length > 0)
        .map((key) => problemAtKey(table, key, { found: `"${key}"`, expected, fix: 'take it out' }));
      return [...missing, ...unused];
    }),
};

/** Keys are in the order of their characters, so that the files of two languages can be read side by side. */
export const order: Check = {
  title: 'Order of keys',
  rule: 'The keys of a file are sorted, each once.',
  problems: ({ tables }) =>
    tables.flatMap(({ table }) => {
      const names = Object.keys(table.value ?? {});
      const index = names.findIndex((name, position) => position > 0 && name < (names[position - 1] ?? ''));
      const name = names[index];
      if (name === undefined) return [];
      const next = names.filter((other) => other > name).sort()[0] ?? '';
      return problemAtKey(table, name, {
        found: `"${name}" after "${names[index - 1] ?? ''}"`,
        expected: `it before "${next}": keys are sorted`,
        fix: 'npm run check -- --fix',
      });
    }),
};

/** Checks that every English string has its context for translators, and no context is of a string that is gone. */
export function contextProblems(project: Project): Problem[] {
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, table]) => {
    const meta = project.meta[namespace];
    const [strings, contexts] = [table.value, meta?.value];
    if (!meta || !strings || !contexts) return [];
    const without = Object.keys(strings).filter((key) => !contexts[key]);
    const unused = Object.keys(contexts).filter((key) => strings[key] === undefined);
    return [
      ...without.map((key) =>
        problemAtKey(table, key, { found: `"${key}" without context`, expected: `an entry in ${meta.file}` }),
      ),
      ...unused.map((key) =>
        problemAtKey(meta, key, { found: `"${key}", which no string has`, expected: `only keys of ${table.file}` }),
      ),
    ];
  });
}
