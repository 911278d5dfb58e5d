import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand';
import { RichText } from '../i18n/RichText';
import { ErrorBoundary } from './ErrorBoundary';
import { MailLink } from './MailLink';

interface PartBoundaryProps {
  /** Shows nothing in its place: for what only adds to the page. */
  silent?: boolean;
  /** The part is tried again when it changes: for one that stays from page to page. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps the failure of one part of a page to that part: a sentence with the mail address takes its place. */
export function PartBoundary({ silent = false, resetKey, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={() => (silent ? null : <FailedPart />)}>
      {children}
    </ErrorBoundary>
  );
}

function FailedPart() {
  const { t } = useTranslation('common');
  return (
    <p role="alert" css={notice}>
      <RichText
        text={t('error.part', { email: brand.email })}
        tags={{ mail: (words) => <MailLink to={brand.email}>{words}</MailLink> }}
      />
    </p>
  );
}

const notice = css({
  padding: 'var(--space-md)',
  color: 'var(--ink)',
  background: 'var(--kite-100)',
  borderRadius: 'var(--radius-md)',
});
