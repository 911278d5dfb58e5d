import { intlLocale } from './intlLocale';

/** A language tag as a code of this site: a language, with a script or region where needed: fil, zh-Hant, es-419. */
export const languageCode = '[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\\d{3}))?';

/** Returns the script of a language by CLDR’s likely subtags: Latn, Arab, Hans. */
export function scriptOf(language: string): string {
  return likely(language).script ?? 'Latn';
}

/** Returns the direction of a language's script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/.test(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** Returns whether pages of a language have the site’s typeface, with Latin letters next to its own. */
export function hasLatinLetters(language: string): boolean {
  return /^(Latn|Grek|Cyrl)$/.test(scriptOf(language));
}

/** Returns the region of a language by CLDR’s likely subtags: GB, 419; for a language with a locale of ours, of that. */
export function regionOf(language: string): string | undefined {
  return likely(intlLocale(language)).region;
}

/**
 * Returns what a table by language has for a language, else for the language that it is a variant of: de-AT is German. A
 * variant in another script is none: zh-Hant has nothing of Simplified Chinese.
 */
export function ofLanguage<T>(table: Readonly<Partial<Record<string, T>>>, language: string): T | undefined {
  const parts = language.split('-');
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  const name = names.find((one) => table[one] !== undefined && scriptOf(one) === scriptOf(language));
  return name === undefined ? undefined : table[name];
}

/** Returns whether a tag of a tool, such as `de_DE` or `zh-CN`, is of a language: the same script and region. */
export function isLanguage(tag: string, language: string): boolean {
  return `${likely(intlLocale(tag.replace(/_/g, '-')))}` === `${likely(intlLocale(language))}`;
}

/**
 * Returns the language that a reader of a tag reads, of these: in the same script, rather of the same region, then of a part
 * of the world (es-419), then without a region. Undefined where none is.
 */
export function closestLanguage(tag: string, languages: readonly string[]): string | undefined {
  const theirs = likely(tag);
  const isHome = likely(theirs.language).region === theirs.region;
  const score = (language: string) => {
    const own = new Intl.Locale(language);
    const ours = likely(intlLocale(language));
    if (ours.language !== theirs.language || ours.script !== theirs.script) return 0;
    if (ours.region === theirs.region) return 4;
    if (/^\d/.test(own.region ?? '') && !isHome) return 3;
    return own.region === undefined ? 2 : 1;
  };
  const best = Math.max(0, ...languages.map(score));
  return best === 0 ? undefined : languages.find((language) => score(language) === best);
}

/** Returns a tag with its likely script and region; what is no tag is Latin. Norwegian is Bokmål. */
function likely(tag: string): Intl.Locale {
  try {
    const locale = new Intl.Locale(tag).maximize();
    return locale.language === 'no' ? new Intl.Locale(locale, { language: 'nb' }) : locale;
  } catch {
    return new Intl.Locale('und');
  }
}
