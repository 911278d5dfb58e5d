import noBreakWordLists from '../../locales/noBreakWords.json';
import type { TreeNode } from '../model/mdx/tree';

/**
 * Returns the text with what belongs together bound: one-letter words to the word that follows, as Polish, Romanian and Ukrainian
 * typesetting leaves no preposition or conjunction alone at the end of a line; the parts of Thai and Chinese words, at
 * which a browser may break a line; what is before and after some hyphens; and “ISO” to its number. Done by the build,
 * so that files and translators keep ordinary text.
 */
export function bindWords(text: string, language: string): string {
  const words = singleLetterWords[language];
  const hyphens = noBreakHyphens[language];
  const joined = text.replace(/ISO (?=\d)/g, 'ISO\u00A0').replace(shortFirstPart, '$1-\u2060');
  const hyphenated = hyphens ? joined.replace(hyphens, '$1-\u2060') : joined;
  const bound = words ? hyphenated.replace(words, '$1\u00A0') : hyphenated;
  const compounds = noBreakWords[language];
  return compounds ? bound.replace(compounds.pattern, (word) => compounds.bound.get(word) ?? word) : bound;
}

/**
 * Returns a body with its words bound wherever it shows them: in its text and in the headings and buttons of its
 * components.
 */
export function bindInTree(tree: readonly TreeNode[], language: string): readonly TreeNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return bindWords(node, language);
    return {
      ...node,
      ...(node.props && { props: bindInProps(node.props, language) }),
      ...(node.children && { children: bindInTree(node.children, language) }),
    };
  });
}

const singleLetterWords: Readonly<Partial<Record<string, RegExp>>> = {
  pl: /(?<![\p{L}\p{N}’-])([aiouwz])\s/giu,
  ro: /(?<![\p{L}\p{N}’-])([aeo])\s/giu,
  uk: /(?<![\p{L}\p{N}’-])([авзійоу])\s/giu,
};

interface Compounds {
  readonly pattern: RegExp;
  /** By the word as it is written, the word that does not break. */
  readonly bound: ReadonlyMap<string, string>;
}

/** By language, the words of locales/noBreakWords.json, with a hyphen at each place where no line may break. */
const noBreakWords: Readonly<Partial<Record<string, Compounds>>> = Object.fromEntries(
  Object.entries(noBreakWordLists).map(([language, words]): [string, Compounds] => {
    const bound = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u2060')]));
    // the longest first: a compound may begin with another one
    const longestFirst = [...bound.keys()].sort((one, other) => other.length - one.length);
    return [language, { bound, pattern: new RegExp(longestFirst.join('|'), 'g') }];
  }),
);

/**
 * Hyphens at which no line may end: after one or two letters that begin a word (e-bost, KI-Autorentool), and in some
 * languages after an abbreviation or before a clitic. A word joiner says so, as the typeface has no non-breaking hyphen.
 */
const shortFirstPart = /(?<![\p{L}\p{M}\p{N}-])(\p{L}{1,2})-(?=\p{L})/gu;

const beforeClitic = /(\p{L}{2,})-(?=\p{L}{1,3}(?!\p{L}))/gu;

const noBreakHyphens: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(\p{Lu}{1,5}|Multi)-(?=\p{Lu})/gu,
  en: /(?<!\p{L})(Multi)-(?=\p{L})/gu,
  pt: beforeClitic,
  ro: beforeClitic,
};

const shown = ['title', 'button'];

function bindInProps(props: Readonly<Record<string, string>>, language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, shown.includes(name) ? bindWords(value, language) : value]),
  );
}
