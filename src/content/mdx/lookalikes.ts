import { matchesOf } from '../strings/marks';
import type { Finding } from '../problem';
import { isJsx, proseTexts, rangeOf, type MdxNode, type MdxPassage } from './markdownNodes';
import { vocabulary } from './vocabulary';

/** What a page would print as it was typed, because it looks like Markdown and is none. */
interface Lookalike extends Finding {
  readonly offset: number;
  readonly written: string;
}

/** What may be written where a text stands, from plain words to all that a page has; a message advises nothing else. */
const places = ['plain', 'words', 'paragraphs', 'page'] as const;
type Place = (typeof places)[number];

/** Returns what looks like Markdown in an MDX body and is none, with the right way to write it where it stands. */
export function lookalikesIn(node: MdxNode, body: string, place: Place = 'page'): Lookalike[] {
  const inside = narrower(place, placeIn(node));
  const below = 'children' in node ? node.children.flatMap((child) => lookalikesIn(child, body, inside)) : [];
  const found = ({ start, end }: ReturnType<typeof rangeOf>, patterns: readonly Pattern[], where: Place) =>
    matches(body.slice(start, end), start, patterns, where);
  if (isJsx(node)) return [...proseTexts(node, body).flatMap((range) => found(range, inPlainText, 'plain')), ...below];
  if (node.type === 'text') return found(rangeOf(node), inText, place);
  // The first words of a paragraph, and of each of its lines.
  return node.type === 'paragraph' ? [...found(rangeOf(node), inParagraph, place), ...below] : below;
}

/** Returns what may be written in a node: a page shows headings, tables and notes only outside of lists and components. */
function placeIn(node: MdxNode): Place {
  if (isJsx(node)) return vocabulary[node.name ?? '']?.children === 'paragraphs' ? 'paragraphs' : 'words';
  if (node.type === 'heading' || node.type === 'table') return 'words';
  return node.type === 'list' || node.type === 'blockquote' ? 'paragraphs' : 'page';
}

function narrower(one: Place, other: Place): Place {
  return places.indexOf(one) < places.indexOf(other) ? one : other;
}

/** Returns what looks like Markdown in a field of the front matter, whose words are shown as they are. */
export function lookalikesInFrontMatter({ text, offset }: MdxPassage): Lookalike[] {
  return matches(text, offset, [...inPlainText, ...escapes], 'plain');
}

/** Returns what looks like Markdown in a string, which is shown as it is but for its tags. */
export function lookalikesInPlainText(text: string): Lookalike[] {
  return matches(text, 0, [...markdown, ...leftovers], 'plain');
}

/** What is found, what is expected, and the narrowest place where that can be written. */
type Pattern = readonly [pattern: RegExp, found: string, expected: string, needs?: Place];

/** What is expected where more cannot be written. */
const onlyThere: Readonly<Record<Place, string>> = {
  plain: 'the words alone',
  words: 'words of one paragraph: nothing else is shown there',
  paragraphs: 'paragraphs and lists: nothing else is shown there',
  page: '',
};

function matches(text: string, offset: number, patterns: readonly Pattern[], place: Place): Lookalike[] {
  return patterns.flatMap(([pattern, found, expected, needs = 'plain']) =>
    matchesOf(text, pattern).map((match) => ({
      offset: offset + match.index,
      written: match[0],
      found: `${found}: “${match[0].replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      expected: narrower(needs, place) === needs ? expected : onlyThere[place],
    })),
  );
}

const list = 'an empty line, then “- ” with an ordinary space before each item';

const inParagraph: readonly Pattern[] = [
  [/^#{1,6}(?! )\S*/g, 'a heading without an ordinary space after its #', '## Words [#id]', 'page'],
  [
    /^ *[•·▪◦‣⁃●○■□▶►➢➤➔→✓✔☐☑☒★☆§\p{Co}][ \t\u00A0].{0,30}|^ *o\t.{0,30}|^ *[•·▪◦‣⁃●○➢➤]\S.{0,30}/gmu,
    'a list with signs of its own',
    list,
    'paragraphs',
  ],
  [/^[–—][ \u00A0].{0,30}/g, 'a list with dashes', list, 'paragraphs'],
  // A star that another one closes makes words italic.
  [
    /^(?:[-+]|\*(?![^*]*\*))(?=\u00A0|\p{L}).{0,30}/gu,
    'a list without an ordinary space after its sign',
    list,
    'paragraphs',
  ],
  [
    /^ *\d{1,3}[.)](?=\p{L}|\u00A0).{0,30}/gmu,
    'a number of a list without an ordinary space after it',
    '“1. ” before each item',
    'paragraphs',
  ],
  [
    /(?<=\n) *\d{1,2}[.)] .{0,30}/g,
    'a number of a list in the middle of a paragraph',
    'an empty line before the list',
    'paragraphs',
  ],
  [
    /^ *\|.{0,30}/gm,
    'a row of a table that is none',
    'below the first row a line of dashes: | --- | --- |, with as many cells',
    'page',
  ],
];

/** What other programs leave in a text, wherever words are shown. */
const leftovers: readonly Pattern[] = [
  [/\[\^[\w-]+\]|\^\[[^\]\n]*\]/g, 'a footnote', 'the words in brackets, or a sentence of their own'],
  [
    /(?<![\]\p{L}\d])\[\d{1,3}\](?![[(:\p{L}\d])|(?<=[.,!?])\[\d{1,3}\](?![[(])/gu,
    'a footnote',
    'the words in brackets, or a sentence of their own',
  ],
  [/<!--.{0,30}/g, 'a comment', 'no comment: readers would see it'],
  [/\]\[[^\]\n]*\]/g, 'a link whose address is elsewhere', '[words](/path)', 'words'],
];

const inText: readonly Pattern[] = [
  ...leftovers,
  [/(?<!\\)\\(?![!-/:-@[-`{-~\n]).{0,20}/g, 'a \\ that is shown', 'the words without it'],
  [/(?:&lt;|\\<)\/?[a-z][\w:-]*[^<>&\n]*(?:&gt;|>)/gi, 'a tag that readers would see', 'the words without it'],
  [
    /\][ \u00A0\n]+\([/#h][^)]*\)/g,
    'a space between the words of a link and its address',
    '[words](/path) without a space between',
    'words',
  ],
  [/\]\([^)\n]*\)?/g, 'a link that cannot be read', '[words](/path), without a space in the address', 'words'],
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

const markdown: readonly Pattern[] = [
  [/\*\*[^*]*(?:\*\*)?|__[^_]*(?:__)?/g, 'Markdown where only words are shown', 'the words alone'],
  [/\[[^\]]*\]\([^)]*\)?/g, 'a link where only words are shown', 'the words alone'],
];

const inPlainText: readonly Pattern[] = [
  ...markdown,
  [/<\/?[a-zA-Z][^<>]*>/g, 'a tag where only words are shown', 'the words alone'],
  ...leftovers,
];

const escapes: readonly Pattern[] = [
  [
    /^["“„«»‘‚「『][^"“”„«»「」『』]*["”“«»’‘」』]$/g,
    'quotation marks around the whole text, which readers would see',
    'the text without them',
  ],
  [/&(?:[a-zA-Z]{2,8}|#\d{2,6}|#x[\da-fA-F]{2,6});/g, 'a character written as in HTML', 'the character itself'],
];
