import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PageContext } from '../../content/pageContext';
import { createTranslator } from '../i18n/createTranslator';
import { publishedLanguageOf } from '../i18n/publishedLanguageOf';
import { PageLinksProvider, PageProvider } from '../i18n/usePage';
import { WordBreaks } from '../ui/wordBreaks';

interface PageRootProps {
  page: PageContext;
  children: ReactNode;
}

/** What surrounds everything that the build renders of a page: its words, its language, its links to others. */
export function PageRoot({ page, children }: PageRootProps) {
  const { route, language: code, state, languages, translations, indexed, card } = page;
  const { numbers, dates, strings, fallbackStrings, wordBreaks } = page;
  return (
    <I18nextProvider i18n={createTranslator(code, strings, fallbackStrings, numbers)}>
      <WordBreaks words={wordBreaks}>
        <PageProvider value={{ route, language: publishedLanguageOf(page), numbers, dates, state }}>
          <PageLinksProvider value={{ languages, translations, indexed, card }}>{children}</PageLinksProvider>
        </PageProvider>
      </WordBreaks>
    </I18nextProvider>
  );
}
