import type { Finding } from '../problem';
import { isJsx, proseTexts, rangeOf, type MdxNode, type MdxPassage } from './markdownNodes';

/** What a page would print as it was typed, because it looks like Markdown and is none. */
export interface Lookalike extends Finding {
  readonly offset: number;
}

/** Returns what looks like Markdown in an MDX body and is none, with the right way to write it. */
export function lookalikesIn(node: MdxNode, body: string): Lookalike[] {
  if (isJsx(node))
    return [
      ...proseTexts(node, body).flatMap(({ start, end }) => matches(body.slice(start, end), start, inPlainText)),
      ...node.children.flatMap((child) => lookalikesIn(child, body)),
    ];
  if (node.type === 'text') {
    const { start, end } = rangeOf(node);
    return matches(body.slice(start, end), start, inText);
  }
  if (!('children' in node)) return [];
  const { start, end } = rangeOf(node);
  // The first words of a paragraph, and of each of its lines.
  const own = node.type === 'paragraph' ? matches(body.slice(start, end), start, inParagraph) : [];
  return [...own, ...node.children.flatMap((child) => lookalikesIn(child, body))];
}

/** Returns what looks like Markdown in a field of the front matter, whose words are shown as they are. */
export function lookalikesInFrontMatter({ text, offset }: MdxPassage): Lookalike[] {
  return matches(text, offset, [...inPlainText, characterReference]);
}

type Pattern = readonly [pattern: RegExp, found: string, expected: string];

function matches(text: string, offset: number, patterns: readonly Pattern[]): Lookalike[] {
  return patterns.flatMap(([pattern, found, expected]) =>
    [...text.matchAll(pattern)].map((match) => ({
      offset: offset + match.index,
      found: `${found}: “${match[0].replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      expected,
    })),
  );
}

const list = 'an empty line, then “- ” with an ordinary space before each item';

const inParagraph: readonly Pattern[] = [
  [/^#{1,6}(?! )\S*/g, 'a heading without an ordinary space after its #', '## Words [#id]'],
  [/^ *[•·▪◦‣⁃●○].{0,30}/gm, 'a list with signs of its own', list],
  [/^[–—][ \u00A0].{0,30}/g, 'a list with dashes', list],
  [/^[-+*](?=\u00A0|\p{L}).{0,30}/gu, 'a list without an ordinary space after its sign', list],
  [
    /^ *\d{1,3}[.)](?=\p{L}|\u00A0).{0,30}/gmu,
    'a number of a list without an ordinary space after it',
    '“1. ” before each item',
  ],
  [/(?<=\n) *\d{1,2}[.)] .{0,30}/g, 'a number of a list in the middle of a paragraph', 'an empty line before the list'],
  [
    /^ *\|.{0,30}/gm,
    'a row of a table that is none',
    'below the first row a line of dashes: | --- | --- |, with as many cells',
  ],
];

const inText: readonly Pattern[] = [
  [/~~.{0,30}/g, 'words that are crossed out', 'words without ~~: what no longer holds is taken out'],
  [/^\[[ xX]\] .{0,20}/g, 'a box to tick', 'an item of a list without it'],
  [/\[\^[\w-]+\]/g, 'a footnote', 'the words in brackets, or a sentence of their own'],
  [
    /\][ \u00A0]+\([/#h][^)]*\)/g,
    'a space between the words of a link and its address',
    '[words](/path) without a space between',
  ],
  [/\([^()]+\)\[(?:[/#]|https?:)[^\]]*\]/g, 'a link with its brackets the wrong way round', '[words](/path)'],
  [/\]\([^)\n]*\)?/g, 'a link that cannot be read', '[words](/path), without a space in the address'],
  [
    /(?<!\\)\*{1,3}[^*\n]{0,20}/g,
    'an asterisk that makes nothing bold',
    '**words** with no space inside, and a space or punctuation outside; × for “times”',
  ],
  [/(?<![\\\p{L}\d])_{1,2}(?=\p{L})[^_\n]{0,20}|(?<=\p{L})__/gu, 'an underscore that makes nothing italic', '*words*'],
  [/(?<=[\p{L}\d,]) -{1,3} (?=[\p{L}\d])/gu, 'a hyphen for a dash', 'an en dash with spaces: –'],
  [/(?<=\p{L})--(?=\p{L})/gu, 'two hyphens for a dash', 'an en dash with spaces: –'],
  [/\.\.\.(?!\.)/g, 'three full stops', '…'],
];

const inPlainText: readonly Pattern[] = [
  [/\*\*[^*]*(?:\*\*)?|__[^_]*(?:__)?/g, 'Markdown where only words are shown', 'the words alone'],
  [/\[[^\]]*\]\([^)]*\)?/g, 'a link where only words are shown', 'the words alone'],
  [/<\/?[a-zA-Z][^<>]*>/g, 'a tag where only words are shown', 'the words alone'],
];

const characterReference: Pattern = [
  /&(?:[a-zA-Z]{2,8}|#\d{2,6}|#x[\da-fA-F]{2,6});/g,
  'a character written as in HTML',
  'the character itself',
];
