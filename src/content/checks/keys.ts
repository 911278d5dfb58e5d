import { problemAtKey } from '../jsonFile';
import { nearestName } from '../mdx/vocabulary';
import { problemAt, type Problem } from '../problem';
import { pageName, pinOf } from '../project';
import { otherForms } from '../plurals';
import { expectedKeys } from '../strings';
import { stringStates } from '../stringStates';
import { excerpt, type Check } from './rule';
import type { Translation } from './translation';

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
  return Object.keys(table.value ?? {})
    .filter((key) => !expected.includes(key) && otherForms(key, expected).length === 0)
    .map((key) => {
      const near = nearestName(key, expected);
      const wasAccepted = pinOf(project, language, `${namespace}:${key}`) !== undefined;
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
        unfinished: { state: 'missing', language, text: pageName(english) },
        found: 'no such page',
        expected: `a translation of ${english.file}`,
        fix: `copy ${english.file} there and translate its text`,
      }),
    );
}
