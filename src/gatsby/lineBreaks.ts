import noBreakWords from '../../locales/noBreakWords.json';
import { ofLanguage } from '../content/language/languageTag';
import type { TreeNode } from '../content/mdx/tree';

/**
 * Returns the text with no-break characters where no line may end: after one-letter words, as Polish, Romanian and Ukrainian
 * typesetting leaves no preposition or conjunction alone at the end of a line; before Ukrainian particles; between the
 * parts of Thai and Chinese words, at which a browser may break a line; at some hyphens; between “ISO” and its number; and
 * between a number and a short word after it. The build does it, so that files have ordinary text.
 */
export function preventBreaks(text: string, language: string): string {
  const words = ofLanguage(singleLetterWords, language);
  const hyphens = ofLanguage(noBreakHyphens, language);
  const joined = text
    .replace(/ISO (?=\d)/g, 'ISO\u00A0')
    .replace(numberBeforeWord, '$1\u00A0')
    .replace(shortFirstPart, '$1-\u2060');
  const hyphenated = hyphens ? joined.replace(hyphens, '$1-\u2060') : joined;
  const particles = ofLanguage(wordsAfterWord, language);
  const led = particles ? hyphenated.replace(particles, '\u00A0') : hyphenated;
  const bound = words ? led.replace(words, '$1\u00A0') : led;
  return ofLanguage(joinWords, language)?.(bound) ?? bound;
}

/**
 * Returns a body with no-break characters wherever it shows words: in its text and in the headings and buttons of its
 * components.
 */
export function preventBreaksInTree(tree: readonly TreeNode[], language: string): readonly TreeNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return preventBreaks(node, language);
    return {
      ...node,
      ...(node.props && { props: preventBreaksInProps(node.props, language) }),
      ...(node.children && { children: preventBreaksInTree(node.children, language) }),
    };
  });
}

const singleLetterWords: Readonly<Partial<Record<string, RegExp>>> = {
  pl: /(?<![\p{L}\p{N}’-])([aiouwz])\s/giu,
  ro: /(?<![\p{L}\p{N}’-])([aeo])\s/giu,
  uk: /(?<![\p{L}\p{N}’-])([авзійоу])\s/giu,
};

/** Words that belong to the one before them. In Greek the space after an apostrophe joins two words. */
const wordsAfterWord: Readonly<Partial<Record<string, RegExp>>> = {
  el: /(?<=\p{L}’) (?=\p{L})/gu,
  uk: / (?=(?:ж|же|б|би)(?![\p{L}’]))/giu,
};

/** A longer word could be wider than a narrow column with the number before it. */
const numberBeforeWord = /(?<![\p{L}\p{N}.,:/-])(\d{1,3}) (?=\p{L}{1,10}(?![\p{L}-]))/gu;

/** By language, a function for the words of locales/noBreakWords.json, which have a hyphen where no line may break. */
const joinWords: Readonly<Partial<Record<string, (text: string) => string>>> = Object.fromEntries(
  Object.entries(noBreakWords).map(([language, words]) => {
    const joined = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u2060')]));
    // The longest first, as a word may begin with another one.
    const longestFirst = [...joined.keys()].sort((one, other) => other.length - one.length);
    const pattern = new RegExp(longestFirst.join('|'), 'g');
    return [language, (text: string) => text.replace(pattern, (word) => joined.get(word) ?? word)];
  }),
);

/**
 * Hyphens at which no line may end: after one or two letters that begin a word (e-bost, KI-Autorentool), after a number
 * (360-Grad), and in some
 * languages after an abbreviation or before a clitic. A word joiner follows them, as the typeface has no non-breaking
 * hyphen.
 */
const shortFirstPart = /(?<![\p{L}\p{M}\p{N}-])(\p{L}{1,2}|\d{1,3})-(?=\p{L})/gu;

const noBreakHyphens: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(\p{Lu}{1,5}|Multi)-(?=\p{Lu})/gu,
  en: /(?<!\p{L})(Multi)-(?=\p{L})/gu,
  pt: /(\p{L}{2,})-(?=(?:\p{L}{1,3}|feiras?)(?!\p{L}))/gu,
  ro: /(\p{L}{2,})-(?=\p{L}{1,3}(?!\p{L}))/gu,
  uk: /(?<!\p{L})(будь)-(?=\p{L})/giu,
};

const shown = ['title', 'button'];

function preventBreaksInProps(props: Readonly<Record<string, string>>, language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, shown.includes(name) ? preventBreaks(value, language) : value]),
  );
}
