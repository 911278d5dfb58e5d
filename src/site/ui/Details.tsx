import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { css } from '@emotion/react';
import { Icon } from './Icon';
import { useWordBreaks } from './wordBreaks';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  /** Whether it is opened where there is room (`src/site/browser/page.ts`). */
  openFromMedium?: boolean;
}

/** A row with an arrow that shows and hides the content below it; it works without scripts. */
export function Details({ summary, openFromMedium, children, ...attributes }: DetailsProps) {
  const withBreaks = useWordBreaks();
  return (
    <details data-open-from-medium={openFromMedium ? '' : undefined} {...attributes} css={box}>
      <summary>
        {withBreaks(summary)}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

const box = css({
  '& > summary': { display: 'flex', alignItems: 'center', gap: 14, minHeight: 44 },
  '& > summary > svg:last-child': { fontSize: '1.375rem', transition: 'rotate var(--medium) var(--ease)' },
  '&[open] > summary > svg:last-child': { rotate: '180deg' },
});
