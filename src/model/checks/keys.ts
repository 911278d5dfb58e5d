import { keyPosition, type JsonFile } from '../jsonFile';
import { nearestName } from '../mdx/vocabulary';
import { expectedKeys, splitPlural, stringStates, type StringTable } from '../strings';
import { shown, type Check, type Finding } from './rule';
import type { Translation } from './translation';

/** Every key of the English has its translation, every English page its page, and there are no others. */
export const keys: Check = {
  title: 'Missing and unknown texts',
  rule: 'Each key and page of the English is there in the language, and no other. “common” is never left for later.',
  problems: (translation) => [
    ...translation.tables.flatMap(({ namespace, english, table }) => {
      if (!english.value || (table && !table.value)) return [];
      return [
        ...missingTexts(translation, namespace, english, table),
        ...(table ? unknownKeys(translation.language, english, table) : []),
      ];
    }),
    ...missingPages(translation),
  ],
};

/** What a page says that is not translated yet; without it the build would have to say so in English. */
const notice = 'language.fallback';

/** More untranslated texts in a file than these are said in one sentence. */
const many = 10;

function missingTexts(
  { project, language }: Translation,
  namespace: string,
  english: JsonFile<StringTable>,
  table: JsonFile<StringTable> | undefined,
): Finding[] {
  const later = untilTranslated(project.languages, language, namespace);
  const file = `locales/${language}/${namespace}.json`;
  const atTop = { file, line: 1, column: 1 };
  if (!table) {
    const fix = `npm run i18n -- add ${language} makes it`;
    return [
      {
        ...(namespace === 'common' ? {} : later),
        ...atTop,
        found: 'no such file',
        expected: `a translation of ${english.file}`,
        fix,
      },
    ];
  }
  const value = table.value ?? {};
  const missing = stringStates(language, namespace, english.value ?? {}, value, project.state[language] ?? {}).filter(
    // A plural form that is missing beside others has a check of its own.
    ({ key, state }) => state === 'missing' && (value[key] !== undefined || !hasOtherForms(key, value)),
  );
  const tooMany = missing.length > many ? missing.filter(({ key }) => key !== notice) : [];
  const summary: Finding = {
    ...later,
    ...atTop,
    found: `${tooMany.length} texts that are not translated`,
    expected: 'none',
    fix: `npm run i18n -- todo ${language} lists them, most visible first`,
  };
  const single = missing
    .filter((text) => !tooMany.includes(text))
    .map(({ key, english: source }): Finding => {
      const before = Object.keys(value)
        .filter((name) => name < key)
        .at(-1);
      const isThere = value[key] !== undefined;
      return {
        ...(key === notice ? {} : later),
        file,
        ...keyPosition(table.text, isThere ? key : (before ?? '')),
        found: isThere ? `the English of "${key}"` : `no key "${key}"`,
        expected: `a translation of ${shown(source)}`,
        fix: isThere
          ? `translate it, or npm run i18n -- accept ${language} ${namespace}:${key} --as-is if it is the same in this language`
          : `add it ${before ? `after "${before}"` : 'as the first key'}`,
      };
    });
  return tooMany.length > 0 ? [summary, ...single] : single;
}

function hasOtherForms(key: string, value: StringTable): boolean {
  const { base, category } = splitPlural(key);
  return (
    category !== undefined &&
    (category !== 'other' || Object.keys(value).some((name) => name !== key && splitPlural(name).base === base))
  );
}

function unknownKeys(
  language: string,
  english: JsonFile<StringTable>,
  { file, text, value = {} }: JsonFile<StringTable>,
): Finding[] {
  const expected = new Set(expectedKeys(language, english.value ?? {}));
  return Object.keys(value)
    .filter((key) => !expected.has(key) && splitPlural(key).category === undefined)
    .map((key) => {
      const near = nearestName(key, Object.keys(english.value ?? {}));
      return {
        file,
        ...keyPosition(text, key),
        found: `the key "${key}"`,
        expected: `only keys of ${english.file}`,
        fix: near ? `did you mean "${near}"?` : 'take it out',
      };
    });
}

function missingPages({ project, language, pages }: Translation): Finding[] {
  return pages.flatMap(({ english, page }): Finding[] => {
    if (page) return [];
    const file = english.file.replace(/en\.mdx$/, `${language}.mdx`);
    return [
      {
        ...untilTranslated(project.languages, language, undefined),
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

/**
 * A text that is not there keeps its pages in English and stops no build. Where a language is published in part, it is
 * a warning, except for `common`, which stands on every page.
 */
function untilTranslated(
  languages: Translation['project']['languages'],
  language: string,
  namespace: string | undefined,
): Pick<Finding, 'unfinished' | 'severity'> {
  const entry = languages.find(({ code }) => code === language);
  const inPart = namespace !== 'common' && entry?.enabled === true && entry.required < 100;
  return { unfinished: true, severity: inPart ? 'warning' : undefined };
}
