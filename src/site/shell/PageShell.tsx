import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PageContext } from '../../content/pageContext';
import { createTranslator } from '../i18n/createTranslator';
import { EnglishContent } from '../i18n/EnglishContent';
import { PageProvider } from '../i18n/usePage';
import { WordBreaks } from '../ui/wordBreaks';
import { ArrivalStatus } from './ArrivalStatus';
import { ConsentRegion } from './consent/ConsentRegion';
import { DraftNotice } from './DraftNotice';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { FallbackNotice } from './FallbackNotice';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { LanguageHint } from './LanguageHint';
import { PartBoundary } from './PartBoundary';
import { SkipLink } from './SkipLink';
import { ToastRegion } from './toasts/ToastRegion';

export interface ShellProps {
  readonly pageContext: PageContext;
  readonly children: ReactNode;
}

/** The layout of every page: providers, header, footer, consent, toasts, error boundaries. */
export function PageShell({ pageContext, children }: ShellProps) {
  const { route, language: code, contentLocale, state, languages, translations, card } = pageContext;
  const { numbers, dates, strings, fallbackStrings, wordBreaks } = pageContext;
  const translator = createTranslator(code, strings, fallbackStrings, numbers);
  useEffect(() => {
    if (Object.keys(fallbackStrings).length === 0) return;
    const stop = import('../i18n/markEnglish').then(
      ({ keepEnglishMarked }) => keepEnglishMarked(document.body, fallbackStrings),
      // The words are the same without it.
      () => undefined,
    );
    return () => void stop.then((unmark) => unmark?.());
  }, [fallbackStrings]);
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`The page ${route} has no language “${code}”`);
  return (
    <I18nextProvider i18n={translator}>
      <WordBreaks words={wordBreaks}>
        <PageProvider value={{ route, language, numbers, dates, state, languages, translations, card }}>
          <SkipLink />
          <PartBoundary silent resetKey={route}>
            <ConsentRegion />
          </PartBoundary>
          <PartBoundary key={`header of ${route}`}>
            <Header />
          </PartBoundary>
          <PartBoundary silent resetKey={route}>
            <LanguageHint />
          </PartBoundary>
          <main id="main" tabIndex={-1}>
            {process.env.GATSBY_PREVIEW === 'true' && pageContext.isDraft && <DraftNotice />}
            <FallbackNotice />
            <ErrorBoundary key={route} fallback={(message) => <ErrorScreen message={message} />}>
              {contentLocale === code ? children : <EnglishContent>{children}</EnglishContent>}
            </ErrorBoundary>
          </main>
          <PartBoundary resetKey={route}>
            <Footer />
          </PartBoundary>
          <PartBoundary silent resetKey={route}>
            <ToastRegion />
            <ArrivalStatus />
          </PartBoundary>
        </PageProvider>
      </WordBreaks>
    </I18nextProvider>
  );
}
