import { countWords } from '../strings/marks';
import { problemAtKey } from '../files/jsonFile';
import { isVariantOfEnglish } from '../language/languageTag';
import { isSameText } from '../strings/leftInEnglish';
import { falseToday } from '../pages/pageState';
import { problemAt, type Problem } from '../problem';
import { percent, progressOf, sumProgress } from '../strings/progress';
import { pageIn, pageName, type Project } from '../project';
import { excerpt, problemInPassage, type Check, type TranslatedText } from './translation';
import { parsePageName } from '../pages/contentKinds';
import { openTexts } from '../strings/decisions';

export const staleness: Check = {
  title: 'Stale',
  rule: 'What was translated from an older English stays on the site and is looked at again (a warning).',
  problems: ({ project, language, strings, pages }) => [
    ...strings
      .filter(({ state }) => state === 'stale')
      .map(({ namespace, key, english, source, pin }) =>
        problemAtKey(source, key, {
          unfinished: { state: 'stale', language, text: `${namespace}:${key}` },
          found: pin ? `"${key}", translated from an older English` : `"${key}", which is not pinned to any English`,
          expected: `a translation of ${excerpt(english)}`,
          fix: howToAccept(language, `${namespace}:${key}`, pin !== undefined),
        }),
      ),
    ...pages.flatMap(({ english, page, isStale }) => {
      if (!page?.frontMatter || !isStale) return [];
      const isPinned = page.frontMatter.source !== undefined;
      const found = isPinned ? 'a translation of an older English page' : 'a page that is not pinned to any English';
      const name = pageName(page);
      const untrue = falseToday(project, page);
      return problemAt(page, page.text.indexOf('\nsource:') + 1, {
        unfinished: { state: untrue ? 'missing' : 'stale', language, text: name },
        found: `${found}${untrue ? `, with ${untrue}: the page is shown in English` : ''}`,
        expected: `source: "${english.blobHash}"`,
        fix: howToAccept(language, name, isPinned),
      });
    }),
  ],
};

function howToAccept(language: string, name: string, isPinned: boolean): string {
  const difference = isPinned ? `npm run i18n -- diff ${language} ${name} shows what changed; ` : '';
  return `${difference}once it is right, npm run i18n -- accept ${language} ${name} --mine`;
}

export const untranslated: Check = {
  title: 'Identical to the English',
  rule: 'No text has a sentence of the English in it. One that is the English as a whole is missing (a warning), unless it is a name, a word of the glossary, without words, or accepted --as-is; a page that is mostly English is an error.',
  isForTranslations: true,
  problems: ({ language, strings, pageTexts }) => [
    ...strings.filter(({ isOfToday }) => isOfToday).flatMap((string) => englishIn(string, language)),
    ...pageTexts.flatMap((texts) => englishInPage(texts, language)),
  ],
};

/** Returns the English sentences in a page; one that has little else is an untouched copy, and one problem. */
function englishInPage(texts: readonly TranslatedText[], language: string): Problem[] {
  const english = texts.flatMap((text) => englishIn(text, language));
  const [first] = texts;
  if (first && english.length > texts.length / 2)
    return [
      problemAt(first.source, 0, {
        found: `${english.length} of ${texts.length} texts of the page in English`,
        expected: 'a translation',
        fix: 'translate it, or delete the file: the page is then shown in English, and says so',
      }),
    ];
  return english;
}

/** Returns a problem for the first sentence of at least five words that is in both texts; a name in a sentence may be longer. */
function englishIn(passage: TranslatedText, language: string): Problem[] {
  const { english, text, source, isDeliberate } = passage;
  if (isDeliberate || isVariantOfEnglish(language)) return [];
  const isWhole = isSameText(text, english);
  const sentences = english
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => countWords(sentence) >= 5 && (isWhole || /[.!?]$/.test(sentence)));
  const sentence = sentences.find((one) => text.includes(one));
  if (sentence === undefined) return [];
  const name = source.file.replace(/^content\/(.*)\/[\w-]+\.mdx$/, '$1');
  return [
    problemInPassage(passage, 0, {
      ...(isWhole && { unfinished: { state: 'missing', language, text: name } }),
      found: `English in the translation: ${excerpt(sentence)}`,
      expected: 'a translation',
      fix: 'translate it',
    }),
  ];
}

/** Checks that a published language has its `required` share of words: only the owner's decision takes it off the site. */
export function requiredProblems(project: Project, language: string): Problem[] {
  const entry = project.languages.find(({ code }) => code === language);
  if (!entry?.enabled) return [];
  const { name, required } = entry;
  const { words, missingWords } = sumProgress('all', progressOf(project, language));
  const share = percent(words - missingWords, words);
  if (share >= required) return [];
  const problem = problemAt(project.datasets.languages, `"code": "${language}"`, {
    check: 'Published languages',
    found: `${name} (${language}) with ${share}% of its words`,
    expected: `at least ${required}% for a language that is published ("required")`,
    fix: `npm run i18n -- todo ${language} lists the ${missingWords} words to translate; or the owner ${share > 0 ? `lowers "required" to ${share}, or ` : ''}sets "enabled" to false`,
  });
  return [problem];
}

export const decisions: Check = {
  title: 'Decided for every language',
  rule: 'What is decided for every language (locales/decisions.json) has been looked at in each of them (a warning).',
  isForTranslations: true,
  problems: ({ project, language, tables }) =>
    (project.decisions?.value ?? []).flatMap((decision) =>
      openTexts(project, language, decision).flatMap((name) => {
        const finding = {
          unfinished: { state: 'stale' as const, language, text: name },
          found: `${name}, which has not changed since ${excerpt(decision.english)} was decided`,
          expected: decision.rule,
          fix: `change it, or say that it is right: npm run i18n -- decisions ${language} ${name}`,
        };
        const place = parsePageName(name);
        const page = place && pageIn(project, place, language);
        if (page) return problemAt(page, 0, finding);
        const [namespace, key = ''] = name.split(':');
        const table = tables.find((one) => one.namespace === namespace)?.table;
        return table ? problemAtKey(table, key, finding) : [];
      }),
    ),
};
