import { usePage } from '../../i18n/usePage';

interface ContentLanguage {
  /** The `lang` of MDX content where it differs from the page's. */
  readonly contentLang: string | undefined;
  /** The `lang` of interface text inside such content. */
  readonly interfaceLang: string | undefined;
}

/** Returns the `lang` attributes for a page whose content is in English (WCAG 3.1.2). */
export function useContentLanguage(): ContentLanguage {
  const { state, language } = usePage();
  return state === 'fallback'
    ? { contentLang: 'en-GB', interfaceLang: language.htmlLang }
    : { contentLang: undefined, interfaceLang: undefined };
}
