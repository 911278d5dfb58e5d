import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslator } from '../i18n/createTranslator';
import { IsEnglish } from '../i18n/EnglishContent';
import { PageProvider } from '../i18n/usePage';
import { WordBreaks } from '../ui/wordBreaks';
import type { IslandData } from './islandData';

interface IslandRootProps {
  page: Omit<IslandData, 'props'>;
  isEnglish: boolean;
  children: ReactNode;
}

/** What surrounds an island, alike in the HTML and in the browser. */
export function IslandRoot({ page, isEnglish, children }: IslandRootProps) {
  const { language, numbers, strings, fallbackStrings, wordBreaks } = page;
  return (
    <I18nextProvider i18n={createTranslator(language.code, strings, fallbackStrings, numbers)}>
      <WordBreaks words={wordBreaks}>
        <PageProvider value={page}>
          <IsEnglish.Provider value={isEnglish}>{children}</IsEnglish.Provider>
        </PageProvider>
      </WordBreaks>
    </I18nextProvider>
  );
}
