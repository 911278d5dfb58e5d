import { intlLocale } from '../../../content/language/intlLocale';
import { likelySubtags } from '../../../content/language/languageTag';
import { languageHintsFile } from '../../searchFiles';
import { fetchInTime } from '../requests';

/** Shows which of the links to a page in other languages a reader would rather have, in a sentence of that language. */
export async function showOffer(
  hint: HTMLElement,
  links: readonly HTMLAnchorElement[],
  preferred: readonly string[],
): Promise<void> {
  const offered = links.map(({ lang }) => lang);
  const [best] = preferred.flatMap((tag) => closestLanguage(tag, offered) ?? []);
  const link = links.find(({ lang }) => lang === best);
  const own = hint.querySelector('a');
  if (!link || !own || best === document.documentElement.lang) return;
  const sentences: Readonly<Record<string, string>> = await fetchInTime(languageHintsFile, (read) => read.json());
  own.href = link.href;
  own.hreflang = own.lang = link.lang;
  own.dir = link.dir;
  own.textContent = sentences[link.lang] ?? '';
  hint.hidden = false;
}

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
