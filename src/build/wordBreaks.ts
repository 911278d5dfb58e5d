import { ideographicSentence } from '../content/language/ideographicSentence';
import longWords from '../../locales/hyphens.json';
import noBreakWords from '../../locales/noBreakWords.json';
import { ofLanguage, scriptOf } from '../content/language/languageTag';

/**
 * Returns which words of a page's texts do not break where a browser would break them: those that stay whole, and long ones
 * with a bar where they may be hyphenated. Texts are the strings in `page`, however deep. The page turns them into elements
 * (src/site/ui/wordBreaks.tsx), because a character in the text itself would be spoken, copied and indexed.
 */
export function wordBreaks(page: unknown, language: string): string[] {
  const texts = textsIn(page);
  const all = texts.join('\n');
  const whole = [
    ...(ofLanguage(noBreakWords, language) ?? []).filter((word) => all.includes(word)),
    ...hyphenatedWords(all, language),
    ...(/^(Hans|Hant|Jpan)$/.test(scriptOf(language)) ? ideographicWords(texts, language) : []),
  ];
  const long = (ofLanguage(longWords, language) ?? []).flatMap((word) => longWordsIn(all, word));
  return [...new Set([...whole, ...long])];
}

/** Returns the words of a text that have a hyphen at which no line may end. */
export function hyphenatedWords(text: string, language: string): string[] {
  const own = ofLanguage(ownHyphens, language);
  return [shortFirstPart, ...(own ? [own] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([word]) => (word.length <= longestWhole ? [word] : [])),
  );
}

/** A longer one could be wider than a narrow column, and is hyphenated there. */
const longestWhole = 14;

/** One or two letters, or a number, and the part after them: e-bost, HR-System, 360-Grad, 2–4. */
const shortFirstPart = /(?<![\p{L}\p{M}\p{N}-])(?:\p{L}{1,2}-[\p{L}\p{M}]+|\d{1,3}(?:-[\p{L}\p{M}]+|–\d{1,3}))/gu;

/** In some languages, after an abbreviation or before a clitic. */
const ownHyphens: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:\p{Lu}{1,5}|Multi)-\p{Lu}\p{L}*/gu,
  en: /(?<!\p{L})(?:Multi-\p{L}+|sign-off)/gu,
  pt: /\p{L}{2,}-(?:\p{L}{1,3}|feiras?)(?!\p{L})/gu,
  ro: /\p{L}{2,}-\p{L}{1,3}(?!\p{L})/gu,
  uk: /(?<!\p{L})будь-\p{L}+/giu,
};

/** Returns the words of Chinese or Japanese headings and labels. In sentences a line may end after any character. */
function ideographicWords(texts: readonly string[], language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return texts
    .filter((text) => !ideographicSentence.test(text))
    .flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment))
    .filter((word) => /^[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー]{2,}$/u.test(word));
}

/** Returns a word of locales/hyphens.json as the texts write it, in upper or lower case, with bars for hyphens. */
function longWordsIn(texts: string, word: string): string[] {
  const parts = word.split('-');
  const pattern = new RegExp(parts.map((part) => `(${part})`).join(''), 'giu');
  return [...texts.matchAll(pattern)].map((found) => found.slice(1).join('|'));
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
