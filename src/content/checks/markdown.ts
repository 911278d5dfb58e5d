import { lookalikesInPlainText } from '../mdx/lookalikes';
import { problemAt, type Problem } from '../problem';
import type { ContentPage } from '../project';
import { problemInPassage, type Check } from './rule';

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
