import type { CSSProperties, ReactNode } from 'react';
import { css } from '@emotion/react';

interface CardGridProps {
  /** The minimum width of a card. */
  min?: string;
  /** The maximum number of columns. */
  columns?: number;
  /** The accessible name of the list. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Equal columns, as many as fit, without breakpoints. */
export function CardGrid({ min = '16rem', columns = 4, label, className, children }: CardGridProps) {
  const measures: CSSProperties & Record<'--min' | '--columns', string | number> = {
    '--min': min,
    '--columns': columns,
  };
  return (
    <ul role="list" aria-label={label} css={grid} className={className} style={measures}>
      {children}
    </ul>
  );
}

const gap = 'var(--space-sm)';
const widest = `(100% - (var(--columns) - 1) * ${gap}) / var(--columns)`;

const grid = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(var(--min), 100%), ${widest}), 1fr))`,
  gap,
});
