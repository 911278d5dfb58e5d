import { graphql } from 'gatsby';
import { useContext, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PageContext } from '../../content/pageContext';
import { createTranslator, type PageStrings } from '../i18n/createTranslator';
import { EnglishContent, FallbackCollector } from '../i18n/EnglishContent';
import { PageProvider } from '../i18n/usePage';
import type { NumberStyle } from '../../content/numberStyle';
import { ConsentRegion } from './consent/ConsentRegion';
import { ErrorBoundary } from './ErrorBoundary';
import { FallbackNotice } from './FallbackNotice';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { LanguageHint } from './LanguageHint';
import { SkipLink } from './SkipLink';
import { ToastRegion } from './toasts/ToastRegion';

/** The page's context and query data, as `wrapPageElement` receives them. */
export interface ShellProps {
  readonly pageContext: PageContext;
  readonly data: {
    readonly pageStrings: PageStrings;
    /** English, for what is not translated. */
    readonly fallbackStrings: PageStrings;
    readonly numbers: NumberStyle;
    readonly languages: Queries.ShellFragment['languages'];
  };
  readonly children: ReactNode;
}

/** The layout of every page: providers, header, footer, consent, toasts, error boundary. */
export function PageShell({ pageContext, data, children }: ShellProps) {
  const { route, language: code, contentLocale, state, translations, card } = pageContext;
  const { numbers, pageStrings, fallbackStrings } = data;
  const languages = data.languages.nodes;
  const translator = createTranslator(code, pageStrings, fallbackStrings, numbers);
  useContext(FallbackCollector)?.push(fallbackStrings);
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
      <PageProvider value={{ route, language, numbers, state, languages, translations, card }}>
        <SkipLink />
        <ConsentRegion />
        <Header key={route} />
        <LanguageHint />
        <main id="main" tabIndex={-1}>
          <FallbackNotice />
          <ErrorBoundary key={route}>
            {contentLocale === code ? children : <EnglishContent>{children}</EnglishContent>}
          </ErrorBoundary>
        </main>
        <Footer />
        <ToastRegion />
      </PageProvider>
    </I18nextProvider>
  );
}

export const shellData = graphql`
  fragment Shell on Query {
    pageStrings(language: $language, namespaces: $namespaces, contentLocale: $contentLocale)
    fallbackStrings(language: $language, namespaces: $namespaces, contentLocale: $contentLocale)
    numbers: numberStyle(language: $language) {
      locale
      decimal
      group
      groupedFrom
      money
      percent
    }
    languages: allLanguagesJson(filter: { code: { in: $published } }) {
      nodes {
        code
        name
        htmlLang
        ogLocale
        flag
        dir
      }
    }
  }
`;
