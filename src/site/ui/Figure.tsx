import type { ReactNode } from 'react';
import { css } from '@emotion/react';

interface FigureProps {
  /** For an illustration that is made of markup. */
  label?: string;
  /** Whether something in the illustration can be pressed. */
  acts?: boolean;
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** An illustration and its caption. One of markup is a named image, its parts inert; what acts is a named group. */
export function Figure({ label, acts = false, caption, className, children }: FigureProps) {
  return (
    <figure className={className}>
      {label === undefined ? (
        children
      ) : (
        <div role={acts ? 'group' : 'img'} aria-label={label}>
          <div inert={acts ? undefined : ''}>{children}</div>
        </div>
      )}
      {caption && <figcaption css={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}

export const captionStyle = css({
  marginBlockStart: 12,
  color: 'var(--ink3)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.45,
});
