import { intlLocale } from './intlLocale';
import { remembered } from '../remembered';

/** A language tag as a code of this site: a language, with a script or region where needed: fil, zh-Hant, es-419. */
export const languageCode = '[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\\d{3}))?';

/** Returns the script of a language by CLDR’s likely subtags: Latn, Arab, Hans. */
export function scriptOf(language: string): string {
  return likelySubtags(language).script ?? 'Latn';
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/.test(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** Returns whether pages of a language have the site’s typeface, with Latin letters next to its own. */
export function hasLatinLetters(language: string): boolean {
  return /^(Latn|Grek|Cyrl)$/.test(scriptOf(language));
}

/** Returns the region of a language by CLDR’s likely subtags: GB, 419; for a language with a locale of ours, of that. */
export function regionOf(language: string): string | undefined {
  return likelySubtags(intlLocale(language)).region;
}

/** Returns the locale of a language as Open Graph has it: cy_GB. Latin America has no code of a country there. */
export function openGraphLocale(language: string): string {
  const { language: name, region = '' } = likelySubtags(intlLocale(language));
  return `${name}_${/^[A-Z]{2}$/.test(region) ? region : 'LA'}`;
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

/** Returns whether a language is a variant of the source, such as en-US, in which most texts are the English ones. */
export function isVariantOfEnglish(language: string): boolean {
  return language !== 'en' && likelySubtags(language).language === 'en';
}

/** Returns the tag of a locale as POSIX and gettext name it: `sr_RS.UTF-8@latin` is sr-Latn-RS. */
export function tagOf(locale: string): string {
  const [, language = '', rest = '', modifier = ''] = /^([^_.@-]*)([^.@]*)[^@]*@?(.*)$/.exec(locale.trim()) ?? [];
  const script = scriptsOfModifiers[modifier] ?? '';
  // Of others, such as @euro, only those that are names of variants say anything.
  const variant = script === '' && /^[a-z]{5,8}$/.test(modifier) ? `-${modifier}` : '';
  return language + script + rest.replaceAll('_', '-') + variant;
}

const scriptsOfModifiers: Partial<Record<string, string>> = { arabic: '-Arab', cyrillic: '-Cyrl', latin: '-Latn' };

/** Returns whether a tag of a tool, such as `zh-CN` or `sr@latin`, is of a language: the same script and region. */
export function isLanguage(tag: string, language: string): boolean {
  return `${likelySubtags(intlLocale(tagOf(tag)))}` === `${likelySubtags(intlLocale(language))}`;
}

/** Returns a tag with its likely script and region; what is no tag is Latin. Norwegian is Bokmål. */
export const likelySubtags = remembered((tag) => {
  try {
    const locale = new Intl.Locale(tag).maximize();
    return locale.language === 'no' ? new Intl.Locale(locale, { language: 'nb' }) : locale;
  } catch {
    return new Intl.Locale('und');
  }
});
