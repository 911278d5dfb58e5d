import { useEffect, useRef, type DetailsHTMLAttributes, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { isMedium } from './breakpoints';
import { Icon } from './Icon';
import { useWordBreaks } from './wordBreaks';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  /** Whether it is open where there is room. */
  openFromMedium?: boolean;
}

/** A row with an arrow that shows and hides the content below it; it works without scripts. */
export function Details({ summary, openFromMedium = false, children, ...attributes }: DetailsProps) {
  const withBreaks = useWordBreaks();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (openFromMedium && details.current && isMedium()) details.current.open = true;
  }, [openFromMedium]);
  return (
    <details ref={details} {...attributes} css={box}>
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
  '& > summary > svg:last-child': {
    flex: 'none',
    fontSize: '1.375rem',
    transition: 'rotate var(--medium) var(--ease)',
  },
  '&[open] > summary > svg:last-child': { rotate: '180deg' },
});
