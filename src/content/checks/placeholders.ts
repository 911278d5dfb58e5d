import { diffArrays } from 'diff';
import articlesByLanguage from '../../../locales/articles.json';
import type { Problem } from '../problem';
import { tags } from '../strings/marks';
import { numbersOfForm, splitPlural } from '../strings/plurals';
import { placeholdersIn } from '../strings/strings';
import { escapeRegExp, isSpaced } from '../strings/terms';
import { excerpt, problemInPassage, problemsAtMatches, type Check, type TranslatedString } from './translation';
import { isWritten, numbersIn, without } from '../strings/numbersInText';

export const placeholders: Check = {
  title: 'Placeholders and tags',
  rule: 'A text has the {{placeholders}} and <tags> of the English; {{count}} may be left out only in a plural form for a single number.',
  isForTranslations: true,
  problems: ({ language, strings }) =>
    strings.flatMap((string) => (string.isOfToday && otherMarks(string, language)) || brokenMarks(string)),
};

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

/** An ending goes with what is before it, and a title may be an order or a question: no word continues every value. */
export const endings: Check = {
  title: 'Words after placeholders',
  rule: 'No ending is joined to a {{placeholder}} (“{{name}}’nin”), and no word follows that of a title (“{{course}} eğitimi”): a sign is between them.',
  isForTranslations: true,
  problems: ({ language, strings }) =>
    problemsAtMatches(
      isSpaced(language) ? strings.filter(({ isDeliberate }) => !isDeliberate) : [],
      /\{\{\w+\}\}[’-]?\p{L}+|\{\{(?:course|page)\}\} \p{L}+/gu,
      ([found], { key, english }) =>
        english.includes(found)
          ? undefined
          : {
              found: `“${found}” in "${key}"`,
              expected: 'words that are right before and after every value of the placeholder',
              fix: 'turn it round, with a colon or quotation marks, such as “Daha fazla bilgi: {{course}}”; if it is right so, accept it --as-is',
            },
    ),
};

function otherMarks(string: TranslatedString, language: string): Problem | undefined {
  const [ours, theirs] = [marks(string.text), marks(string.english)];
  const { category } = splitPlural(string.key);
  // A plural form may say its number by itself, as the Welsh form for two does.
  const isForOne = category !== undefined && numbersOfForm(language, category).filter(Number.isInteger).length <= 1;
  const changes = diffArrays(theirs, ours);
  const added = changes.flatMap((change) => (change.added ? change.value : []));
  const lost = changes
    .flatMap((change) => (change.removed ? change.value : []))
    .filter((mark) => !isForOne || mark !== '{{count}}');
  if (lost.length + added.length === 0) return undefined;
  const found = [...lost.map((mark) => `no ${mark}`), ...added.map((mark) => `${mark} that the English has not`)];
  return problemOf(string, Math.max(0, string.text.indexOf(added[0] ?? '')), found.join(', '));
}

function brokenMarks(string: TranslatedString): Problem[] {
  const brace = string.text.search(/(?<!\{)\{(?!\{)|\{\{(?!\s*[\w-]+\s*\}\})|(?<!\})\}(?!\})/);
  if (brace >= 0) return [problemOf(string, brace, 'a brace that belongs to no placeholder')];
  let open: string | undefined;
  for (const { 0: mark, index } of string.text.matchAll(tags)) {
    const name = mark.replace(/[</>\s]/g, '');
    const closes = mark.startsWith('</');
    if (closes ? open !== name : open !== undefined)
      return [problemOf(string, index, `${mark} where ${open ? `</${open}> has to come first` : 'nothing is open'}`)];
    open = closes ? undefined : name;
  }
  return [];
}

function problemOf(string: TranslatedString, index: number, found: string): Problem {
  const expected = marks(string.english).join(' ') || 'none, as in the English';
  return problemInPassage(string, index, { found: `${found} in "${string.key}"`, expected });
}

/** Placeholders once, however often they occur; tags as often as they occur. */
function marks(text: string): string[] {
  return placeholdersIn(text)
    .filter((mark, index, all) => mark.startsWith('<') || all.indexOf(mark) === index)
    .sort();
}

export const numbers: Check = {
  title: 'Numbers',
  rule: 'A translation has the numbers of the English (a number that is another one is an error, one that is missing a warning); a number may be a word.',
  problems: ({ texts }) =>
    texts.flatMap((passage) => {
      const { english, text, isDeliberate } = passage;
      if (isDeliberate) return [];
      const [theirs, ours] = [numbersIn(english), numbersIn(text)];
      const missing = without(theirs, ours);
      const [added] = without(ours, theirs).filter(({ digits }) => !isWritten(digits, english));
      if (added && missing.length > 0)
        return problemInPassage(passage, added.index, {
          found: `the number ${added.written} in ${excerpt(text)}`,
          expected: missing.map(({ written }) => written).join(', '),
          fix: 'write the number of the English',
        });
      const lost = missing.find(({ digits }) => digits.length > 2);
      if (!added && !lost) return [];
      return problemInPassage(passage, added?.index ?? 0, {
        severity: 'warning',
        found: added
          ? `the number ${added.written}, which the English does not have`
          : `no ${lost?.written} in ${excerpt(text)}`,
        expected: `the numbers of ${excerpt(english)}`,
        fix: 'write the number of the English; if it is right so, accept it --as-is or --reviewed',
      });
    }),
};
