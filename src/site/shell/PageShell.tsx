import type { ReactNode } from 'react';
import type { PageContext } from '../../content/pageContext';
import { EnglishContent } from '../i18n/EnglishContent';
import { withLanguage } from '../i18n/withLanguage';
import { Island } from '../islands/Island';
import { PageRoot } from '../islands/PageRoot';
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

/** The layout of every page: header, footer, toasts, what says that something did not load, and an error boundary. */
export function PageShell({ pageContext, children }: ShellProps) {
  const { route, language: code, contentLocale } = pageContext;
  return (
    <PageRoot page={withLanguage(pageContext)} links={pageContext}>
      <SkipLink />
      <Header />
      <LanguageHint />
      <main id="main" tabIndex={-1}>
        {process.env.GATSBY_PREVIEW === 'true' && pageContext.isDraft && <DraftNotice />}
        <FallbackNotice />
        <ErrorBoundary key={route} fallback={(error) => <ErrorScreen message={String(error)} />}>
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
    </PageRoot>
  );
}
