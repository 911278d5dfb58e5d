import { usePage } from '../../i18n/usePage';

interface ContentLanguage {
  /** `lang` of what comes from MDX, where that is not the page's own language. */
  readonly contentLang: string | undefined;
  /** `lang` of the page's own words inside such content. */
  readonly interfaceLang: string | undefined;
}

/** Which language the body of an MDX page is in: English, where it has not been translated (WCAG 3.1.2). */
export function useContentLanguage(): ContentLanguage {
  const { state, language } = usePage();
  return state === 'fallback'
    ? { contentLang: 'en-GB', interfaceLang: language.htmlLang }
    : { contentLang: undefined, interfaceLang: undefined };
}
