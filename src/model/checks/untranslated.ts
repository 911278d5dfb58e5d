import { isDeliberate, stringState } from '../strings';
import { formsOf } from '../terms';
import { inPassage, type Check } from './rule';
import { ofString, type Translation } from './translation';

/** A translation that says the same as the English was perhaps forgotten. */
export const untranslated: Check = {
  title: 'Identical to the English',
  rule: 'A text that is the English one was perhaps forgotten (a warning); names, glossary words and texts without words may be the same, and what was accepted --as-is.',
  problems: (translation) =>
    translation.strings
      .filter(
        (string) =>
          string.text === string.english && stringState(string.text, string.english, string.pin) !== 'missing',
      )
      .filter(({ pin, text }) => !isDeliberate(pin) && hasWords(text, translation))
      .map((string) =>
        inPassage(ofString(string), 0, {
          severity: 'warning',
          found: `the English text in "${string.key}"`,
          expected: 'a translation',
          fix: `translate it, or npm run i18n -- accept ${translation.language} ${string.namespace}:${string.key} --as-is if it is the same in this language`,
        }),
      ),
};

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
