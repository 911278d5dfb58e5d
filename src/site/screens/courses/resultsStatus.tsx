import { createContext, useContext, useEffect, type MouseEvent } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { buttonSecondary } from '../../ui/button';
import { Button, H2 } from '../../ui/elements';
import { PageIcon } from '../../ui/PageIcon';

/** What a heading of the results says; the area has a live region that is there before its text (WCAG 4.1.3). */
export const Announce = createContext<(text: string) => void>(() => undefined);

interface ResultsHeadingProps {
  title: string;
  /** What was searched for. */
  detail?: string;
}

/** The heading of the results, which names the area, and is announced with what was searched for: two searches may find nothing. */
export function ResultsHeading({ title, detail = '' }: ResultsHeadingProps) {
  const announce = useContext(Announce);
  useEffect(() => announce(`${title} ${detail}`.trim()), [announce, title, detail]);
  return (
    <div css={status}>
      <H2 id={resultsTitle}>{title}</H2>
      {detail && <p>{detail}</p>}
    </div>
  );
}

export const resultsTitle = 'results-title';

/** An error message with a retry button. */
export function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('courses');
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button gives way to the results, which take its focus.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div role="alert" css={notice}>
      <p>{t('results.failed')}</p>
      <Button type="button" css={buttonSecondary} onClick={retry}>
        <PageIcon name="refresh-cw" />
        {t('results.retry')}
      </Button>
    </div>
  );
}

const status = css({
  display: 'grid',
  gap: 10,
  marginBlockEnd: 'var(--space-md)',
  '& > p': { color: 'var(--ink2)' },
});

const notice = css({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  padding: 'var(--space-md)',
  color: 'var(--kite)',
  background: 'var(--kite-100)',
  borderRadius: 'var(--radius-lg)',
  fontWeight: 600,
});
