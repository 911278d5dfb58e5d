import articlesByLanguage from '../../../locales/articles.json';
import { escapeRegExp } from '../terms';
import { problemInPassage, type Check } from './rule';

/** An article agrees with the word after it, so it cannot be right before every value of a placeholder. */
export const articles: Check = {
  title: 'Articles before placeholders',
  rule: 'No article of locales/articles.json comes before a {{placeholder}} other than a count, a date or a language (a warning).',
  appliesToSource: true,
  problems: ({ language, strings }) => {
    const known: Readonly<Partial<Record<string, readonly string[]>>> = articlesByLanguage;
    const words = known[language]?.map((article) => escapeRegExp(article) + (article.endsWith('’') ? '' : '\\s'));
    if (!words) return [];
    const pattern = new RegExp(
      `(?<![\\p{L}’])(?:${words.join('|')})\\{\\{(?!count\\}|date\\}|language\\}).*?\\}\\}`,
      'giu',
    );
    return strings
      .filter(({ isDeliberate }) => !isDeliberate)
      .flatMap((string) =>
        [...string.text.matchAll(pattern)].map(({ index, 0: found }) =>
          problemInPassage(string.place, index, {
            severity: 'warning',
            found: `“${found}” in "${string.key}"`,
            expected: 'words that are right before every value of the placeholder',
            fix: 'name the kind of thing first, such as “the company {{name}}”; if it is right so, accept it --as-is',
          }),
        ),
      );
  },
};
