import type { ReactNode } from 'react';
import { css } from '@emotion/react';

/** A heading that is announced when it changes (WCAG 4.1.3). */
export function ResultsHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="status" css={status}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

const status = css({
  display: 'grid',
  gap: 10,
  marginBlockEnd: 'clamp(20px, 2.6vw, 32px)',
  '& > p': { color: 'var(--ink2)' },
});
