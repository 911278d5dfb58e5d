import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../content/pageContext';
import { EnglishContent } from '../i18n/EnglishContent';
import { LocaleLink } from '../i18n/LocaleLink';
import { usePage } from '../i18n/usePage';
import { withLanguage } from '../i18n/withLanguage';
import { Island } from '../islands/Island';
import { PageRoot } from '../islands/PageRoot';
import { buttonPrimary, buttonRow, buttonSecondary, target } from '../ui/button';
import { container } from '../ui/container';
import { H1 } from '../ui/elements';
import { Icon } from '../ui/Icon';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
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

/** The first focusable element: a link past the header (WCAG 2.4.1). */
function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href="#main" css={skip} data-print="hide">
      {t('skip.main')}
    </a>
  );
}

/**
 * A link to the page in the browser's preferred language, written in that language: `offerLanguage` fills it in and shows
 * it. Nothing is stored and nobody is redirected.
 */
function LanguageHint() {
  const { t } = useTranslation('common');
  return (
    <aside id="language-hint" aria-label={t('language.label')} css={place} data-print="hide" hidden>
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/anchor-has-content -- filled in before it is shown */}
      <a data-language="" css={link} />
    </aside>
  );
}

/** A notice in the page's language that the content is in English. */
function FallbackNotice() {
  const { t } = useTranslation('common');
  const { state, language } = usePage();
  if (state !== 'fallback') return null;
  return (
    <div css={container}>
      <p css={notice}>
        <Icon name="languages" />
        {t('language.fallback', { language: language.name })}
      </p>
    </div>
  );
}

/** What marks a draft in a preview of a branch, for colleagues; a build for visitors has neither. */
function DraftNotice() {
  return (
    <div css={container}>
      <p lang="en" dir="ltr" css={notice}>
        {/* eslint-disable-next-line no-restricted-syntax -- colleagues read it, no visitor does */}
        <strong>Draft</strong>: only previews have this page.
      </p>
    </div>
  );
}

/** Says that something did not load, without a script that would have to load for it (`src/site/browser/index.ts`). */
function ConnectionNotice() {
  const { t } = useTranslation('common');
  return (
    <div id="connection" role="alert" css={connectionNotice} data-print="hide" hidden>
      <p>
        <strong>{t('connection.title')}</strong>
      </p>
      <p data-when="slow">{t('connection.slow')}</p>
      <p data-when="offline">{t('connection.offline')}</p>
    </div>
  );
}

/** In place of a page that fails to render, or that the router cannot show (`src/site/browser/index.ts`). */
function ErrorScreen({ message }: { message: string }) {
  const { t } = useTranslation('common');
  return (
    <div css={[container, screen]} role="alert">
      <H1>{t('error.title')}</H1>
      <p>{t('error.text')}</p>
      <pre data-message="" role="note" css={details} aria-label={t('error.message')}>
        {message}
      </pre>
      <div css={buttonRow}>
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the address that is shown is loaded again */}
        <a href="" css={buttonPrimary} data-native="">
          {t('error.reload')}
        </a>
        <LocaleLink to="/" css={buttonSecondary} data-native="">
          {t('error.home')}
        </LocaleLink>
      </div>
    </div>
  );
}

const skip = css({
  position: 'absolute',
  zIndex: 50,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '12px 20px',
  color: 'var(--on-fern)',
  background: 'var(--fern)',
  borderRadius: 'var(--radius-md)',
  fontWeight: 640,
  '&:hover': { color: 'var(--on-fern)' },
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});

// Out of the flow, as it is added after the page is painted; no higher than the space above a page's first words.
const place = css({ position: 'absolute', zIndex: 1, insetInlineEnd: 0 });
const link = css(target, {
  paddingInline: 'var(--gutter)',
  color: 'var(--estuary)',
  background: 'var(--estuary-100)',
  // A target’s height; what is painted ends above the page’s heading.
  backgroundClip: 'padding-box',
  borderBlockEnd: '8px solid transparent',
  borderRadius: '0 0 0 14px',
  fontSize: 'var(--text-caption)',
});

// Below the link to the reader's language, which is 44 pixels high.
const notice = css({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  marginBlockStart: 52,
  padding: '12px 16px',
  color: 'var(--estuary)',
  background: 'var(--estuary-100)',
  borderRadius: 'var(--radius-md)',
});

const connectionNotice = css({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  width: 'min(26rem, calc(100vw - 40px))',
  padding: '14px 18px',
  color: 'var(--paper)',
  background: 'var(--kite)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 'var(--text-small)',
  lineHeight: 1.45,
  '&[data-state="slow"] [data-when="offline"], &[data-state="offline"] [data-when="slow"], &[hidden]': {
    display: 'none',
  },
});

const screen = css({ display: 'grid', gap: 20, justifyItems: 'start', paddingBlock: 'var(--section)' });

const details = css({
  maxWidth: '100%',
  padding: 16,
  color: 'var(--kite)',
  background: 'var(--kite-100)',
  borderRadius: 'var(--radius-md)',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '.92em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
