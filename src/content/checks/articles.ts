import articlesByLanguage from '../../../locales/articles.json';
import { escapeRegExp } from '../terms';
import { problemsAtMatches, type Check } from './rule';

/** An article agrees with the word after it, so it cannot be right before every value of a placeholder. */
export const articles: Check = {
  title: 'Articles before placeholders',
  rule: 'No article of locales/articles.json comes before a {{placeholder}} other than a count, a date or a language (a warning).',
  problems: ({ language, strings }) => {
    const known: Readonly<Partial<Record<string, readonly string[]>>> = articlesByLanguage;
    const words = known[language]?.map((article) => escapeRegExp(article) + (article.endsWith('’') ? '' : '\\s'));
    if (!words) return [];
    const pattern = new RegExp(
      `(?<![\\p{L}’])(?:${words.join('|')})\\{\\{(?!count\\}|date\\}|language\\}).*?\\}\\}`,
      'giu',
    );
    const checked = strings.filter(({ isDeliberate }) => !isDeliberate);
    return problemsAtMatches(checked, pattern, ([found], { key }) => ({
      severity: 'warning',
      found: `“${found}” in "${key}"`,
      expected: 'words that are right before every value of the placeholder',
      fix: 'name the kind of thing first, such as “the company {{name}}”; if it is right so, accept it --as-is',
    }));
  },
};
