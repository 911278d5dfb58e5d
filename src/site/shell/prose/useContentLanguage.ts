import { englishLang } from '../../i18n/englishLang';
import { usePage } from '../../i18n/usePage';

/** Returns the `lang` of English content on a page of another language, and of interface text in it (WCAG 3.1.2). */
export function useContentLanguage() {
  const { state, language } = usePage();
  const isFallback = state === 'fallback';
  return {
    contentLang: isFallback ? englishLang : undefined,
    interfaceLang: isFallback ? language.htmlLang : undefined,
  };
}
