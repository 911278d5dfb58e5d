import {
  excerptAround,
  problemInPassage,
  problemsAtMatches,
  type Check,
  type Passage,
  type TranslatedText,
} from './translation';
import { lookalikesInPlainText } from '../mdx/lookalikes';
import { problemAt, type Problem } from '../problem';
import type { ContentPage } from '../project';

/** What a machine or a tool leaves in a text: it would be shown to readers as it is. */
export const leftovers: Check = {
  title: 'Left by a machine',
  rule: 'No HTML entities (&quot;), no tags or links without words between them, no words of a machine about itself (“As an AI”), no placeholders of another engine ([[0]], %s, {0}), no bracket without its other half, and no two full stops in a row.',
  problems: ({ language, strings, passages, pageTexts }) => {
    const pages = pageTexts.flat();
    // What the English has may stay; what is in the English itself was left there.
    const englishOf = (text: TranslatedText) => (language === 'en' ? '' : text.english);
    return [
      ...passages.flatMap((passage) => problemsOf(passage, signs)),
      ...strings.flatMap((string) => problemsOf(string, [...machineWords, emptyTag], englishOf(string))),
      // The TODO of a template is named by the rules for prose.
      ...pages.flatMap((text) => problemsOf(text, [...machineWords, emptyLink], englishOf(text) || 'TODO')),
      ...[...strings, ...pages].flatMap((text) => unbalanced(text, englishOf(text))),
    ];
  },
};

type Leftover = readonly [pattern: RegExp, expected: string];

const signs: readonly Leftover[] = [
  [/(?<!\.)\.\.(?!\.)|。。/g, 'one full stop'],
  [/&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/gi, 'the character itself, such as ” or &'],
];

const emptyTag: Leftover = [
  /<([a-z][\w-]*)>(?:(?![\p{L}\p{N}]|\{\{|<\/\1>).)*<\/\1>/giu,
  'the tag around the words that it marks',
];

const emptyLink: Leftover = [/(?<!!)\[[^\]\p{L}\p{N}]*\]\([^)]*\)/gu, 'the link around the words that it marks'];

const translation = 'the words of the text alone';
const placeholder = 'the {{placeholders}} and <tags> of the English';

const machineWords: readonly Leftover[] = [
  [/\bas an ai\b|\bai language model\b|\bi (?:cannot|can['’]?t|am unable to) translate\b/gi, translation],
  [/^(?:sure|certainly|of course)[,!] here\b|\bhere(?: is|['’]s) (?:the|your|a) translat(?:ion|ed)/gi, translation],
  [
    /^\W*(?:translation|translated text|übersetzung|traduction|traducción|traduzione|tradução|vertaling|tłumaczenie|cyfieithiad|traducere|çeviri|переклад|μετάφραση|翻译|译文|คำแปล)\s*[:：]/giu,
    translation,
  ],
  [/mymemory warning|query length limit/gi, translation],
  [/```|\\[nt"]|\\u[0-9a-f]{4}|\bTODO\b|\bFIXME\b/g, 'text that readers can be shown'],
  [/\[\[.*?(?:\]\]|$)|\]\]|⟦|⟧|__\w+__/g, placeholder],
  [
    /%(?:\d\$)?[sd@]|\$\{.*?\}|(?<!\{)\{\d*\}(?!\})|\{\{\s*\d+\s*\}\}|<\/?(?:x|g|ph|bpt|ept|it|mrk)\b[^>]*>/g,
    placeholder,
  ],
];

/** Returns a problem for each match that the English does not have as well. */
function problemsOf(passage: Passage, patterns: readonly Leftover[], english = ''): Problem[] {
  return patterns.flatMap(([pattern, expected]) =>
    problemsAtMatches([passage], pattern, ({ 0: found, index }) => {
      if (english.includes(found) || isMarkup(found, passage)) return undefined;
      return { found: `${found} in ${excerptAround(passage.text, index, 20, 30)}`, expected };
    }),
  );
}

/** A page writes a quotation mark in a property, and a bracket that is no tag, as an entity; its front matter does not. */
function isMarkup(found: string, { source, offset }: Passage): boolean {
  return /^&(?:quot|lt);$/.test(found) && source.file.endsWith('.mdx') && offset > source.text.indexOf('\n---\n', 3);
}

const pairs = ['()', '[]', '（）', '【】', '「」', '『』'];
const anyBracket = new RegExp(`[${pairs.join('').replace(/[[\]]/g, '\\$&')}]`);

/** Returns a problem for brackets that do not go together, where those of the English do. */
function unbalanced(passage: Passage, english: string): ReturnType<Check['problems']> {
  if (!anyBracket.test(passage.text)) return [];
  const wide = (text: string) => text.replace(/（/g, '(').replace(/）/g, ')');
  const isOpen = (text: string, [open = '', close = '']: string) =>
    wide(text).split(open).length !== wide(text).split(close).length;
  const pair = pairs.find((one) => isOpen(passage.text, one) && !isOpen(english, one));
  if (pair === undefined) return [];
  const place = Math.max(0, passage.text.search(new RegExp(`[${pair.replace(/[[\]]/g, '\\$&')}]`)));
  const found = `a bracket without its other half in ${excerptAround(passage.text, place, 20, 30)}`;
  return [problemInPassage(passage, place, { found, expected: `as many ${pair[0]} as ${pair[1]}` })];
}

/** Returns what looks like Markdown in a page and is none, so that it would be printed as it was typed. */
export function markdownProblems(page: ContentPage): Problem[] {
  return page.lookalikes.map(({ offset, ...finding }) => problemAt(page, offset, finding));
}

/** Strings are words with tags of their own: Markdown in them is printed as it was typed. */
export const markdownInStrings: Check = {
  title: 'Markdown in a string',
  rule: 'A string has no Markdown: no **words**, no [words](/path), no footnotes and no comments.',
  problems: ({ language, strings }) =>
    strings.flatMap((string) =>
      lookalikesInPlainText(string.text)
        .filter(({ written }) => language === 'en' || !string.english.includes(written))
        .map(({ offset, ...finding }) => problemInPassage(string, offset, finding)),
    ),
};
