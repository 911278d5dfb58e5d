import { ofLanguage, scriptOf } from '../language/languageTag';
import type { Project } from '../project';
import { oncePerText, remembered } from '../remembered';
import { partsOfList, withoutPlaceholders } from './marks';

/**
 * Returns the terms that an English text uses: “course”, “courses”, “Course”. “AI course builder” is that term and no
 * course; in the phrases of `except` the same word is not the term.
 */
function termsIn<T extends { en: string; except?: readonly string[] }>(english: string, terms: readonly T[]): T[] {
  const longestFirst = [...terms].sort((a, b) => b.en.length - a.en.length);
  const found = new Set<T>();
  let rest = english;
  for (const term of longestFirst) {
    const own = (term.except ?? []).reduce((text, phrase) => text.replace(asWords(phrase), ' '), rest);
    const forms = termForms(term.en).map(asWords);
    if (!forms.some((form) => own.search(form) >= 0)) continue;
    found.add(term);
    rest = forms.reduce((text, form) => text.replace(form, ' '), rest);
  }
  return terms.filter((term) => found.has(term));
}

/** Returns what gives the glossary’s terms in an English text: every language asks for those of the same texts. */
export function termFinder({ file, text, value }: Project['glossary']) {
  return finderOf(file, text, value);
}

const finderOf = oncePerText((_file, _text, value: Project['glossary']['value']) => {
  const terms = Object.entries(value?.terms ?? {}).map(([id, term]) => ({ id, ...term }));
  return remembered((english) => termsIn(withoutPlaceholders(english), terms));
});

/** Returns a phrase as whole words, in the singular or the plural; a short form such as LMS only in capitals. */
const asWords = remembered((phrase) => {
  const words = `(?<![\\p{L}\\d])${escapeRegExp(phrase)}(?:s|es)?(?![\\p{L}\\d])`;
  return new RegExp(words, phrase === phrase.toUpperCase() ? 'gu' : 'giu');
});

/**
 * Returns a function that says whether a translation has one of a term’s words: endings are left open, compounds count, and so
 * do the initials that Celtic languages change.
 */
export function formFinder(text: string, language: string): (forms: string) => boolean {
  const lower = text.toLocaleLowerCase(language);
  // Three letters are inside many other words: they have to begin one.
  const isInWords = !isSpaced(language) || hasPrefixes(language);
  const isInText = (start: string) =>
    lower.includes(start) && (start.length > 3 || isInWords || atStartOfWord(start).test(lower));
  return (forms) =>
    termForms(forms.toLocaleLowerCase(language)).some((form) =>
      form.split(/[\s-]+/).every((word) => stems(word, language).some(isInText)),
    );
}

const atStartOfWord = remembered((start) => new RegExp(`(?<!\\p{L})${escapeRegExp(start)}`, 'u'));

/** Returns the forms of a term: of “learning management system (LMS)” both, as those in brackets are by themselves. */
export const termForms = remembered((list): readonly string[] => partsOfList(list.replace(/[()（）]/g, ',')));

/** Returns a word without its inflected end, in Welsh with each initial; scripts without spaces do not inflect. */
function stems(word: string, language: string): string[] {
  if (!isSpaced(language)) return [word];
  const bare = hasPrefixes(language) ? word.replace(/^(?:ال|ה)(?=\p{L}{2})/u, '') : word;
  const stem = bare.length < 4 ? bare : bare.slice(0, bare.length < 6 ? -1 : -2);
  const [initial, ...others] = ofLanguage(mutations, language)?.find(([start = '']) => stem.startsWith(start)) ?? [''];
  return [stem, ...others.map((other) => other + stem.slice(initial?.length))];
}

/** Initials that change with the word before them, each with what it can become; longer ones come first. */
const mutations: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // Soft, nasal and aspirate.
  cy: [
    ['ll', 'l'],
    ['rh', 'r'],
    ['p', 'b', 'mh', 'ph'],
    ['t', 'd', 'nh', 'th'],
    ['c', 'g', 'ngh', 'ch'],
    ['b', 'f', 'm'],
    ['d', 'dd', 'n'],
    ['g', '', 'ng'],
    ['m', 'f'],
  ],
};

/** Returns whether a language writes spaces between words. */
export function isSpaced(language: string): boolean {
  return !/^(Hans|Hant|Jpan|Khmr|Laoo|Mymr|Thai|Tibt)$/.test(scriptOf(language));
}

/** Returns whether articles and prepositions are written as one word with what follows: בקורסים, للدورة. */
function hasPrefixes(language: string): boolean {
  return /^(Arab|Hebr)$/.test(scriptOf(language));
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
