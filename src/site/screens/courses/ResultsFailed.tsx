import type { MouseEvent } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { buttonSecondary } from '../../ui/button';
import { Button } from '../../ui/elements';
import { PageIcon } from '../../ui/PageIcon';

export function ResultsFailed({ onRetry }: { onRetry: () => unknown }) {
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
