import { nearestName } from '../mdx/vocabulary';
import { keyPosition } from '../jsonFile';
import { expectedKeys, englishFor, splitPlural, stringState } from '../strings';
import { shown, type Check, type Finding } from './check';
import type { Translation } from './translation';

/** Every key of the English has its translation, every English page its page, and there are no others. */
export const keys: Check = {
  title: 'Missing and unknown texts',
  rule: 'Each key and page of the English is there in the language, and no other.',
  problems: (translation) => [...tableProblems(translation), ...pageProblems(translation)],
};

/** More untranslated texts in a file than these are said in one sentence. */
const many = 10;

function tableProblems({ project, language, tables }: Translation): Finding[] {
  return tables.flatMap(({ namespace, english, table }): Finding[] => {
    const file = `locales/${language}/${namespace}.json`;
    if (!english.value || (table && !table.value)) return [];
    const severity = mayBeUnfinished(project.languages, language, namespace) ? 'warning' : undefined;
    const first = { file, line: 1, column: 1 };
    if (!table?.value)
      return [
        {
          ...first,
          severity,
          unfinished: true,
          found: 'no such file',
          expected: `a translation of ${english.file}`,
          fix: `npm run i18n -- add ${language} makes it`,
        },
      ];
    const { value, text } = table;
    const findings: Finding[] = [];
    const expected = new Set(expectedKeys(language, english.value));
    for (const key of expected) {
      // Plural forms have a check of their own.
      if (splitPlural(key).category && value[key] === undefined) continue;
      const source = englishFor(key, english.value) ?? '';
      if (value[key] === undefined)
        findings.push({
          ...first,
          severity,
          unfinished: true,
          found: `no key "${key}"`,
          expected: `a translation of ${shown(source)}`,
          fix: placeFor(key, value),
        });
      else if (stringState(value[key], source, project.state[language]?.[`${namespace}:${key}`]) === 'missing')
        findings.push({
          ...{ file, ...keyPosition(text, key), severity, unfinished: true },
          found: `the English of "${key}"`,
          expected: `a translation of ${shown(source)}`,
          fix: `translate it, or npm run i18n -- accept ${language} ${namespace}:${key} if it is the same in this language`,
        });
    }
    if (findings.length > many)
      findings.splice(0, findings.length, {
        ...first,
        severity,
        unfinished: true,
        found: `${findings.length} texts that are not translated`,
        expected: 'none',
        fix: `npm run i18n -- todo ${language} lists them, most visible first`,
      });
    for (const key of Object.keys(value).filter((name) => !expected.has(name) && !splitPlural(name).category)) {
      const near = nearestName(key, Object.keys(english.value));
      findings.push({
        file,
        ...keyPosition(text, key),
        found: `the key "${key}"`,
        expected: `only keys of ${english.file}`,
        fix: near ? `did you mean "${near}"?` : 'take it out',
      });
    }
    return findings;
  });
}

function pageProblems({ project, language, pages }: Translation): Finding[] {
  return pages.flatMap(({ english, page }): Finding[] => {
    if (page) return [];
    const file = english.file.replace(/en\.mdx$/, `${language}.mdx`);
    const severity = mayBeUnfinished(project.languages, language, undefined) ? 'warning' : undefined;
    return [
      {
        file,
        line: 1,
        column: 1,
        severity,
        unfinished: true,
        found: 'no such page',
        expected: `a translation of ${english.file}`,
        fix: `copy ${english.file} there and translate its text`,
      },
    ];
  });
}

function placeFor(key: string, value: Readonly<Record<string, string>>): string {
  const before = Object.keys(value)
    .filter((name) => name < key)
    .at(-1);
  return before ? `add it after "${before}"` : 'add it as the first key';
}

/** Published in part: what is left may come later, except for what stands on every page. */
function mayBeUnfinished(
  languages: Translation['project']['languages'],
  language: string,
  namespace: string | undefined,
): boolean {
  const entry = languages.find(({ code }) => code === language);
  return namespace !== 'common' && entry !== undefined && entry.enabled && entry.required < 100;
}
