import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { LateHydration, useTurn } from './LateHydration';

interface FigureProps {
  label: string;
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** An illustration made of markup: one image with a name to whoever listens, its parts out of reach. */
export function Figure({ label, caption, className, children }: FigureProps) {
  const [turn, watched] = useTurn('touched');
  return (
    <figure ref={watched} className={className}>
      <div role="img" aria-label={label}>
        <div inert>
          <LateHydration turn={turn}>{children}</LateHydration>
        </div>
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
