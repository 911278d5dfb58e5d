import { intlLocale } from '../../content/language/intlLocale';
import { likelySubtags } from '../../content/language/languageTag';

/**
 * Returns the language that a reader of a tag reads, of these: in the same script, rather of the same region, then of a part
 * of the world (es-419), then without a region. Undefined where none is.
 */
export function closestLanguage(tag: string, languages: readonly string[]): string | undefined {
  const theirs = likelySubtags(tag);
  const isHome = likelySubtags(theirs.language).region === theirs.region;
  const score = (language: string) => {
    const own = new Intl.Locale(language);
    const ours = likelySubtags(intlLocale(language));
    if (ours.language !== theirs.language || ours.script !== theirs.script) return 0;
    if (ours.region === theirs.region) return 4;
    if (/^\d/.test(own.region ?? '') && !isHome) return 3;
    return own.region === undefined ? 2 : 1;
  };
  const best = Math.max(0, ...languages.map(score));
  return best === 0 ? undefined : languages.find((language) => score(language) === best);
}
