import type { ReactNode } from 'react';
import { css } from '@emotion/react';

interface FigureProps {
  /** For an illustration that is made of markup. */
  label?: string;
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** An illustration and its caption. */
export function Figure({ label, caption, className, children }: FigureProps) {
  return (
    <figure className={className}>
      {label === undefined ? children : <Illustration label={label}>{children}</Illustration>}
      {caption && <figcaption css={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}

/** One named image of what is made of markup, its parts inert. */
export function Illustration({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label}>
      <div inert="">{children}</div>
    </div>
  );
}

const captionStyle = css({
  marginBlockStart: 12,
  color: 'var(--ink3)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.45,
});
