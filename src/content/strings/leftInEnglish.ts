import { countWords, withoutPlaceholders } from './marks';
import { isVariantOfEnglish } from '../language/languageTag';
import { remembered } from '../remembered';
import { stringHash, type Pin } from './strings';
import type { Project } from '../project';
import { termForms } from './terms';

/** Returns whether a string is the English one, which no person has accepted as the same in the language. */
export function isLeftInEnglish(
  text: string,
  english: string,
  pin: Pin | undefined,
  project: Project,
  language: string,
): boolean {
  if (!isSameText(text, english)) return false;
  const isAccepted = pin?.translation === stringHash(text) && (pin.asIs || pin.by === 'person');
  return !isAccepted && hasWords(text, project, language);
}

/** Returns whether a text of a page is the English one; names and terms of up to four words may be the same. */
export function isEnglishSegment(text: string, english: string, language: string): boolean {
  return !isVariantOfEnglish(language) && isSameText(text, english) && countWords(english) > 4;
}

/** Returns whether a new text, such as `home:hero.title`, is the English one and has something to translate. */
export function isEnglishText(id: string, text: string, english: string, project: Project, language: string): boolean {
  if (id.includes('#')) return isEnglishSegment(text, english, language);
  return isSameText(text, english) && hasWords(text, project, language);
}

/** Returns whether two texts have the same words and signs; spaces and quotation marks may differ. */
export function isSameText(text: string, other: string): boolean {
  return text === other || plain(text) === plain(other);
}

const plain = remembered((words) =>
  words
    .replace(/[“”„"«»‘’‚']/g, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

/**
 * Returns whether anything is left to translate once names, placeholders, tags and the language's own words are taken away.
 * A variant of English translates nothing: it changes what is written otherwise there.
 */
export function hasWords(text: string, project: Project, language: string): boolean {
  if (isVariantOfEnglish(language)) return false;
  const names = [
    ...(project.glossary.value?.never ?? []),
    ...(project.datasets.partners.value ?? []).map(({ name }) => name),
    ...project.languages.map(({ name }) => name),
    ...Object.values(project.glossaries[language]?.value ?? {}).flatMap(termForms),
  ].sort((a, b) => b.length - a.length);
  const words = withoutPlaceholders(text).toLowerCase();
  const bare = names.reduce((left, name) => left.replaceAll(name.toLowerCase(), ''), words);
  return /\p{L}{2}/u.test(bare);
}
