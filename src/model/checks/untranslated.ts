import { isDeliberate } from '../strings';
import { formsOf } from '../terms';
import { wordsIn } from '../words';
import { pairs, type Pair } from './pairs';
import { inPassage, shown, type Check, type Finding } from './rule';
import { ofString, type Translation } from './translation';

/** A translation that says the same as the English was perhaps forgotten. */
export const untranslated: Check = {
  title: 'Identical to the English',
  rule: 'A text that is the English one was perhaps forgotten (a warning; an error for a page that is mostly English); names, glossary words and texts without words may be the same, and what was accepted --as-is.',
  problems: (translation) => [...untranslatedStrings(translation), ...untranslatedPages(translation)],
};

function untranslatedStrings(translation: Translation): Finding[] {
  return translation.strings
    .filter(({ text, english, pin }) => text === english && !isDeliberate(text, pin) && hasWords(text, translation))
    .map((string) =>
      inPassage(ofString(string), 0, {
        severity: 'warning',
        found: `the English text in "${string.key}"`,
        expected: 'a translation',
        fix: `translate it, or npm run i18n -- accept ${translation.language} ${string.namespace}:${string.key} --as-is if it is the same in this language`,
      }),
    );
}

/** English sentences in a page and in strings; a page that has little else is an untouched copy. */
function untranslatedPages(translation: Translation): Finding[] {
  const byFile = new Map<string, Pair[]>();
  for (const pair of pairs(translation))
    if (pair.of === 'page') byFile.set(pair.place.file, [...(byFile.get(pair.place.file) ?? []), pair]);
  return [...byFile.values()].flatMap((texts): Finding[] => {
    const english = texts.filter(({ text, english: source }) => leftInEnglish(text, source) !== undefined);
    const [first] = texts;
    if (first && english.length > texts.length / 2)
      return [
        inPassage(first.place, -first.place.offset, {
          found: `${english.length} of ${texts.length} texts of the page in English`,
          expected: 'a translation',
          fix: 'translate it, or delete the file: the page is then shown in English, and says so',
        }),
      ];
    return english.map(({ place, text, english: source }) =>
      inPassage(place, 0, {
        severity: 'warning',
        found: `English in the translation: ${shown(leftInEnglish(text, source) ?? '')}`,
        expected: 'a translation',
        fix: 'translate it',
      }),
    );
  });
}

/** The first sentence of at least five words that is in both texts. */
function leftInEnglish(text: string, english: string): string | undefined {
  return english
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => wordsIn(sentence) >= 5)
    .find((sentence) => text.includes(sentence));
}

/** Whether anything is left to translate once names, placeholders, tags and the language's own words are taken away. */
export function hasWords(text: string, { project, language }: Pick<Translation, 'project' | 'language'>): boolean {
  const names = [
    ...(project.glossary.value?.never ?? []),
    ...(project.datasets.partners.value ?? []).map(({ name }) => name),
    ...project.languages.map(({ name }) => name),
    ...Object.values(project.glossaries[language]?.value ?? {}).flatMap(formsOf),
  ].sort((a, b) => b.length - a.length);
  const bare = names.reduce(
    (left, name) => left.replaceAll(name.toLowerCase(), ''),
    text.replace(/\{\{.*?\}\}|<.*?>/g, '').toLowerCase(),
  );
  return /\p{L}{2}/u.test(bare);
}
