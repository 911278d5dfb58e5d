import { createContext, type ReactNode } from 'react';
import type { PageStrings } from '../../content/pageContext';
import { englishLang } from './englishLang';

/** Collects, while the server renders a page, the strings that are shown in English in place of missing translations. */
export const FallbackCollector = createContext<PageStrings[] | undefined>(undefined);

/** Whether the component is part of content that is shown in English. */
export const IsEnglish = createContext(false);

/**
 * Content that is shown in English on a page of another language: marked as such, its numbers written the English way (WCAG
 * 3.1.2).
 */
export function EnglishContent({ children }: { children: ReactNode }) {
  return (
    <IsEnglish.Provider value={true}>
      <div lang={englishLang} dir="ltr" css={{ display: 'contents' }}>
        {children}
      </div>
    </IsEnglish.Provider>
  );
}
