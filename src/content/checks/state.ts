import { countWords } from '../countWords';
import { problemAtKey } from '../jsonFile';
import { deadLinks } from '../pageState';
import { problemAt, type Problem } from '../problem';
import { percent, progressOf, sumProgress } from '../progress';
import { pageName, type Project } from '../project';
import { termForms } from '../terms';
import { excerpt, problemInPassage, type Check } from './rule';
import type { TranslatedText, Translation } from './translation';

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
      const [dead] = deadLinks(project, page);
      return problemAt(page, page.text.indexOf('\nsource:') + 1, {
        unfinished: { state: dead ? 'missing' : 'stale', language, text: name },
        found: `${found}${dead ? `, with a link to ${dead}, which is gone: the page is shown in English` : ''}`,
        expected: `source: "${english.blobHash}"`,
        fix: howToAccept(language, name, isPinned),
      });
    }),
  ],
};

function howToAccept(language: string, name: string, isPinned: boolean): string {
  const difference = isPinned ? `npm run i18n -- diff ${language} ${name} shows what changed; ` : '';
  return `${difference}once it is right, npm run i18n -- accept ${language} ${name}`;
}

export const untranslated: Check = {
  title: 'Identical to the English',
  rule: 'A text that is the English one was perhaps forgotten (a warning; an error for a page that is mostly English); names, glossary words and texts without words may be the same, and what was accepted --as-is.',
  isForTranslations: true,
  problems: (translation) => [
    ...translation.strings
      .filter(({ text, english, isDeliberate }) => text === english && !isDeliberate && hasWords(text, translation))
      .map((string) =>
        problemInPassage(string, 0, {
          severity: 'warning',
          found: `the English text in "${string.key}"`,
          expected: 'a translation',
          fix: `translate it, or npm run i18n -- accept ${translation.language} ${string.namespace}:${string.key} --as-is if it is the same in this language`,
        }),
      ),
    ...translation.pageTexts.flatMap(englishInPage),
  ],
};

/** Returns the English sentences in a page; one that has little else is an untouched copy, and one problem. */
function englishInPage(texts: readonly TranslatedText[]): Problem[] {
  const english = texts.flatMap((passage) => {
    const sentence = leftInEnglish(passage);
    return sentence === undefined ? [] : { passage, sentence };
  });
  const [first] = texts;
  if (first && english.length > texts.length / 2)
    return [
      problemAt(first.source, 0, {
        found: `${english.length} of ${texts.length} texts of the page in English`,
        expected: 'a translation',
        fix: 'translate it, or delete the file: the page is then shown in English, and says so',
      }),
    ];
  return english.map(({ passage, sentence }) =>
    problemInPassage(passage, 0, {
      severity: 'warning',
      found: `English in the translation: ${excerpt(sentence)}`,
      expected: 'a translation',
      fix: 'translate it',
    }),
  );
}

/** Returns the first sentence of at least five words that is in both texts. */
function leftInEnglish({ text, english }: TranslatedText): string | undefined {
  return english
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => countWords(sentence) >= 5)
    .find((sentence) => text.includes(sentence));
}

/**
 * Returns whether anything is left to translate once names, placeholders, tags and the language's own words are taken away.
 */
export function hasWords(text: string, { project, language }: Pick<Translation, 'project' | 'language'>): boolean {
  const names = [
    ...(project.glossary.value?.never ?? []),
    ...(project.datasets.partners.value ?? []).map(({ name }) => name),
    ...project.languages.map(({ name }) => name),
    ...Object.values(project.glossaries[language]?.value ?? {}).flatMap(termForms),
  ].sort((a, b) => b.length - a.length);
  const bare = names.reduce(
    (left, name) => left.replaceAll(name.toLowerCase(), ''),
    text.replace(/\{\{.*?\}\}|<.*?>/g, '').toLowerCase(),
  );
  return /\p{L}{2}/u.test(bare);
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
