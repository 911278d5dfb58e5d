import type { ReactNode } from 'react';
import { css } from '@emotion/react';

interface FigureProps {
  /** Makes one named image of an illustration that is made of markup, its parts inert. */
  label?: string;
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** An illustration and its caption. */
export function Figure({ label, caption, className, children }: FigureProps) {
  return (
    <figure className={className}>
      {label === undefined ? (
        children
      ) : (
        <div role="img" aria-label={label}>
          <div inert="">{children}</div>
        </div>
      )}
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
