import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { siteUrl } from './siteUrl';

/** Returns the URL of the page for search engines: that of the English page where the page is shown in English. */
export function useCanonicalUrl(): string {
  const { route, language, state } = usePage();
  return siteUrl + localisedPath(route, state === 'fallback' ? 'en' : language.code);
}
