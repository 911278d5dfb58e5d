import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** The first focusable element: a link past the header (WCAG 2.4.1). */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href="#main" css={skip} data-print="hide">
      {t('skip.main')}
    </a>
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
