import { ofLanguage } from '../content/language/languageTag';
import { proseProps } from '../content/mdx/vocabulary';
import type { TreeNode } from '../content/mdx/tree';

/**
 * Returns the text with no-break spaces where no line may end: after one-letter words, as Polish, Romanian and Ukrainian
 * typesetting leaves no preposition or conjunction alone at the end of a line; before Ukrainian particles; between “ISO” and
 * its number; and between a number and a short word after it. The build does it, so that files have ordinary text. They are
 * read, sought and copied as spaces; what breaks or stays whole within a word is markup (wordBreaks.ts).
 */
export function preventBreaks(text: string, language: string): string {
  const spaces = [...everywhere, ...(ofLanguage(spacesOfLanguages, language) ?? [])];
  return spaces.reduce((bound, space) => bound.replace(space, '\u00A0'), text);
}

/** Returns a body with no-break spaces wherever it shows words: in its text, headings and buttons. */
export function preventBreaksInTree(tree: readonly TreeNode[], language: string): readonly TreeNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return preventBreaks(node, language);
    const shown = Object.entries(node.props ?? {}).filter(([name]) => proseProps.has(name));
    const props = Object.fromEntries(shown.map(([name, value]) => [name, preventBreaks(value, language)]));
    return {
      ...node,
      ...(node.props && { props: { ...node.props, ...props } }),
      ...(node.children && { children: preventBreaksInTree(node.children, language) }),
    };
  });
}

/** After “ISO”, and after a number: a longer word could be wider than a narrow column with the number before it. */
const everywhere: readonly RegExp[] = [
  /(?<=ISO) (?=\d)/g,
  /(?<=(?<![\p{L}\p{N}.,:/-])\d{1,3}) (?=\p{L}{1,10}(?![\p{L}-]))/gu,
];

const spacesOfLanguages: Readonly<Partial<Record<string, readonly RegExp[]>>> = {
  // The space after an apostrophe joins two words.
  el: [/(?<=\p{L}’) (?=\p{L})/gu],
  pl: [/(?<=(?<![\p{L}\p{N}’-])[aiouwz])\s/giu],
  ro: [/(?<=(?<![\p{L}\p{N}’-])[aeo])\s/giu],
  uk: [/ (?=(?:ж|же|б|би)(?![\p{L}’]))/giu, /(?<=(?<![\p{L}\p{N}’-])[авзійоу])\s/giu],
};
