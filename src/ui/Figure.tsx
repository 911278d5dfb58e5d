import type { ReactNode } from 'react';
import { css } from '@emotion/react';

interface FigureProps {
  label: string;
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** An illustration made of markup: one named image to assistive technology, its parts inert. */
export function Figure({ label, caption, className, children }: FigureProps) {
  return (
    <figure className={className}>
      <div role="img" aria-label={label}>
        <div inert="">{children}</div>
      </div>
      {caption && <figcaption css={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}

const captionStyle = css({
  marginBlockStart: 12,
  color: 'var(--ink3)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.45,
});
