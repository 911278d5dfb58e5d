import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslator } from '../i18n/createTranslator';
import { IsEnglish } from '../i18n/EnglishContent';
import { CurrentPageContext, PageLinksContext, type PageLinks } from '../i18n/usePage';
import { WordBreaks } from '../ui/wordBreaks';
import type { IslandData } from './islandData';

interface PageRootProps {
  page: Omit<IslandData, 'props'>;
  /** Links to others, which an island has not. */
  links?: PageLinks;
  isEnglish?: boolean;
  children: ReactNode;
}

/** What surrounds a page and each of its islands, alike in the HTML and in the browser: words, language, links to others. */
export function PageRoot({ page, links, isEnglish = false, children }: PageRootProps) {
  const { language, numbers, strings, fallbackStrings, wordBreaks } = page;
  return (
    <I18nextProvider i18n={createTranslator(language.code, strings, fallbackStrings, numbers)}>
      <WordBreaks words={wordBreaks}>
        <CurrentPageContext.Provider value={page}>
          <PageLinksContext.Provider value={links}>
            <IsEnglish.Provider value={isEnglish}>{children}</IsEnglish.Provider>
          </PageLinksContext.Provider>
        </CurrentPageContext.Provider>
      </WordBreaks>
    </I18nextProvider>
  );
}
