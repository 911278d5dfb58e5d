import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PageContext } from '../../content/pageContext';
import { createTranslator } from '../i18n/createTranslator';
import { EnglishContent } from '../i18n/EnglishContent';
import { publishedLanguageOf } from '../i18n/publishedLanguageOf';
import { PageLinksProvider, PageProvider } from '../i18n/usePage';
import { WordBreaks } from '../ui/wordBreaks';
import { Island } from '../islands/Island';
import { ConnectionNotice } from './ConnectionNotice';
import { DraftNotice } from './DraftNotice';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { FallbackNotice } from './FallbackNotice';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { LanguageHint } from './LanguageHint';
import { SkipLink } from './SkipLink';
import { ToastRegion } from './toasts/ToastRegion.island';

export interface ShellProps {
  readonly pageContext: PageContext;
  readonly children: ReactNode;
}

/** The layout of every page: providers, header, footer, toasts, and in the live server an error boundary. */
export function PageShell({ pageContext, children }: ShellProps) {
  const { route, language: code, contentLocale, state, languages, translations, card } = pageContext;
  const { numbers, dates, strings, fallbackStrings, wordBreaks } = pageContext;
  const language = publishedLanguageOf(pageContext);
  return (
    <I18nextProvider i18n={createTranslator(code, strings, fallbackStrings, numbers)}>
      <WordBreaks words={wordBreaks}>
        <PageProvider value={{ route, language, numbers, dates, state }}>
          <PageLinksProvider value={{ languages, translations, card }}>
            <SkipLink />
            <Header />
            <LanguageHint />
            <main id="main" tabIndex={-1}>
              {process.env.GATSBY_PREVIEW === 'true' && pageContext.isDraft && <DraftNotice />}
              <FallbackNotice />
              <ErrorBoundary key={route} fallback={(message) => <ErrorScreen message={message} />}>
                {contentLocale === code ? children : <EnglishContent>{children}</EnglishContent>}
              </ErrorBoundary>
            </main>
            <Footer />
            <Island defer="touch">
              <ToastRegion />
            </Island>
            <ConnectionNotice />
            <template id="page-error">
              <ErrorScreen message="" />
            </template>
          </PageLinksProvider>
        </PageProvider>
      </WordBreaks>
    </I18nextProvider>
  );
}
