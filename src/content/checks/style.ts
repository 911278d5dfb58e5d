import { countWords } from '../strings/marks';
import { ofLanguage, scriptOf } from '../language/languageTag';
import { fieldLimits } from '../pages/kinds';
import { problemAt, type Finding, type Problem } from '../problem';
import { pageName, type ContentPage, type Project } from '../project';
import { fixedLimit, lengthLimit, textLength } from '../strings/length';
import { englishFor } from '../strings/strings';
import { fixQuotationMarks, foreignQuotationMarks, quotationMarksOf } from '../language/typography';
import { excerpt, excerptAround, problemInPassage, problemsAtMatches, type Check } from './translation';

export const quotes: Check = {
  title: 'Quotation marks',
  rule: 'No straight quotation marks, and none of another language: each writes its own, and ’ as apostrophe.',
  problems: ({ language, passages }) => {
    const { outer, inner } = quotationMarksOf(language);
    const expected = `${outer.join('…')}, inside them ${inner.join('…')}, apostrophe ’`;
    return passages
      .filter(({ verbatim }) => !verbatim)
      .flatMap((passage) =>
        foreignQuotationMarks(passage.text, language).map(({ offset, mark, instead }) =>
          problemInPassage(passage, offset, {
            found: `${/["']/.test(mark) ? `a straight ${mark}` : mark} in ${excerptAround(passage.text, offset, 16, 17)}`,
            expected,
            fix: instead && `write ${instead.trim()}, or npm run check -- --fix`,
          }),
        ),
      );
  },
  fix: fixQuotationMarks,
};

export const spaces: Check = {
  title: 'No-break spaces',
  rule: 'In French a no-break space is before ; : ! ? » and after « (U+202F, or U+00A0 before : and inside « »).',
  problems: ({ language, passages }) =>
    problemsAtMatches(isSpacedOut(language) ? passages : [], unset, ({ 0: match, index }, { text }) => ({
      found: `${match.includes(' ') ? 'an ordinary space' : 'no space'} in [${text.slice(Math.max(0, index - 12), index + 6)}]`,
      expected: 'a no-break space (U+202F before ; ! ?, U+00A0 before : » and after «)',
      fix: 'npm run check -- --fix',
    })),
  fix: (text, language) => (isSpacedOut(language) ? text.replace(unset, setApart) : text),
};

// A sign with an ordinary space or none next to it; a colon inside 12:30, {{first}}:{{second}} or https:// is no sign.
const unset =
  /« |«(?=[^\s\u00A0\u202F])| [;!?:»]|(?<=[^\s\u00A0\u202F«])»|(?<=[\p{L}\d)}>%])[;!?]+(?=$|[\s<)»])|(?<=[\p{L}\d)}>%]):(?=$|\s)/gu;

function setApart(match: string): string {
  if (match.startsWith('«')) return '«\u00A0';
  const sign = match.trim();
  return `${/^[;!?]/.test(sign) ? '\u202F' : '\u00A0'}${sign}`;
}

export const whitespace: Check = {
  title: 'Spaces',
  rule: 'No two spaces in a row, no line break inside a string, and no space at the start or end of one (a warning).',
  problems: ({ passages }) =>
    passages.flatMap((passage) => {
      const isString = passage.source.file.endsWith('.json');
      const match = (isString ? / {2,}|\n|^[ ]|[ ]$/ : /(?<=[^\s|]) {2,}(?=\S)/).exec(passage.text);
      if (!match || passage.verbatim) return [];
      const around = passage.text.slice(Math.max(0, match.index - 12), match.index + 12).replace(/\n/g, '⏎');
      return problemInPassage(passage, match.index, {
        severity: 'warning',
        found: `${match[0].length > 1 ? 'two spaces' : match[0] === '\n' ? 'a line break' : 'a space at the edge'} in [${around}]`,
        expected: 'one space between words',
        fix: 'npm run check -- --fix',
      });
    }),
  // A passage of a page keeps the spaces at its edges: they are between it and a link.
  fix: (text, _, isString) =>
    isString ? text.replace(/[ \n]*\n[ \n]*| {2,}/g, ' ').trim() : text.replace(/(?<=[^\s|]) {2,}(?=\S)/g, ' '),
};

/** A sentence that lost its end. A short one may be a heading, and some scripts have no full stop. */
export const punctuation: Check = {
  title: 'Final punctuation',
  rule: 'A text of more than eight words ends with a sign where the English does (a warning), in scripts that have full stops.',
  problems: ({ language, texts }) =>
    texts.flatMap((passage) => {
      const { english, text, isDeliberate } = passage;
      const isLost = /[.?!:…]\W*$/.test(english) && countWords(english) > 8 && /[\p{L}\p{M}\p{N}]\s*$/u.test(text);
      if (isDeliberate || !isLost || withoutFullStops.test(scriptOf(language))) return [];
      return problemInPassage(passage, Math.max(0, text.trimEnd().length - 1), {
        severity: 'warning',
        found: `no punctuation at the end of ${excerpt(text.slice(-40))}`,
        expected: `the end of a sentence, as in ${excerpt(english.slice(-40))}`,
        fix: 'end it as the English ends; if it is right so, accept it --as-is or --reviewed',
      });
    }),
};

const withoutFullStops = /^(?:Thai|Laoo)$/;

/** Returns whether a language has a no-break space before “?” and “:”: French has, but not that of Canada. */
function isSpacedOut(language: string): boolean {
  return ofLanguage({ fr: true, 'fr-CA': false }, language) ?? false;
}

/** Parts of a page that are the title of another page, by the kind of their segment. */
const titleFields: Readonly<Record<string, keyof typeof fieldLimits>> = { 'title of Course': 'title' };

export const lengths: Check = {
  title: 'Length',
  rule: 'A text is no longer than its “max” in locales/meta, a translation 40% longer at most. Titles and descriptions for search engines have the same room in every language, and a description fills it (a warning).',
  problems: ({ project, language, strings, pages }) => [
    ...strings.flatMap((string) => {
      const { namespace, key, text, isOfToday } = string;
      const limits = englishFor(key, project.meta[namespace]?.value ?? {});
      if (!limits || !isOfToday) return [];
      const finding = lengthFinding(text, language, { ...limits, searched: limits.fixed }, `"${key}"`);
      return finding ? problemInPassage(string, 0, finding) : [];
    }),
    ...pages.flatMap(({ page }) =>
      (page?.segments ?? []).flatMap(({ kind, text, start }) => {
        const field = /^field (.+)/.exec(kind)?.[1] ?? titleFields[kind];
        const limits = field === undefined ? undefined : fieldLimits[field];
        if (!page || !field || !limits) return [];
        const finding = lengthFinding(text, language, { ...limits, fixed: true }, `“${field}”`);
        return finding ? problemAt(page, start, finding) : [];
      }),
    ),
  ],
};

/** Those of a field; `fixed`: a translation has no more room than the English. */
type Limits = Partial<(typeof fieldLimits)[string]> & { readonly fixed?: true };

function lengthFinding(text: string, language: string, limits: Limits, name: string): Finding | undefined {
  const { max = Infinity, min = 0, fixed, searched } = limits;
  const length = textLength(text, language);
  const [least, most] = [fixedLimit(min, language), (fixed ? fixedLimit : lengthLimit)(max, language)];
  if (length >= least && length <= most) return undefined;
  const more = language === 'en' || fixed ? '' : ` (the English may have ${max})`;
  return {
    severity: searched ? 'warning' : 'error',
    found: `${length} characters in ${name}`,
    expected: `${least > 0 ? `${least} to` : 'at most'} ${most}${more}`,
    fix:
      length < least
        ? 'say what the page offers, in words that people type'
        : `write it shorter${name.startsWith('"') ? '; locales/meta says where it is shown' : ''}`,
  };
}

/** Checks how we write in English: British, plain, for who hears the page too. Warnings, for a person to weigh. */
export function proseProblems(page: ContentPage, project: Project): Problem[] {
  const passages = page.passages.map((passage) => ({ ...passage, source: page }));
  const severity = project.drafts.includes(pageName(page)) ? 'warning' : 'error';
  return [
    ...proseRules.flatMap(([pattern, expected]) =>
      problemsAtMatches(passages, pattern, ([found]) => ({
        severity: 'warning',
        found: `“${found.trim()}”`,
        expected,
      })),
    ),
    // What the template left to fill in is an error on a page that is published.
    ...problemsAtMatches(passages, /\bTODO\b[^\n">[]*/g, ([found]) => ({
      severity,
      found: `“${found.trim()}”`,
      expected: 'words of your own in place of the template’s',
    })),
  ];
}

const proseRules: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/—/g, 'an en dash with spaces – like this – or two sentences'],
  [/\b(?:e\.g\.|i\.e\.|etc\.)/g, '“for example”, “that is”, “and so on”: screen readers spell the Latin out'],
  [/\b\w+\s+(?:and\/or)\s+\w+/g, '“or”, or “a or b, or both”'],
  [
    /\b(?:organiz|customiz|recogniz|prioritiz|optimiz|personaliz|summariz|digitiz|minimiz|maximiz|utiliz)\w*/gi,
    'British spelling: -ise',
  ],
  [
    /\b(?:colors?|centers?|behaviors?|favorites?|fulfill|enrollments?|programs|catalogs?|modeling|canceled|traveled|inquir(?:y|ies))\b/gi,
    'British spelling',
  ],
];
