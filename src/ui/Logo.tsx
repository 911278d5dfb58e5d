import { css } from '@emotion/react';
import outline from './wordmark.json';

interface LogoProps {
  /** The product's name, set beside the mark. */
  wordmark: string;
  /** Whether the name is a drawing (static/wordmark.svg), for pages without a Latin font. */
  drawn?: boolean;
  className?: string;
}

/** Three stones rising, and the name; the link around it has the name for screen readers. */
export function Logo({ wordmark, drawn = false, className }: LogoProps) {
  return (
    <span css={logo} className={className}>
      <svg viewBox="0 0 34 24" aria-hidden="true" css={mark}>
        {stones.map(({ colour, outline }) => (
          <path key={colour} fill={colour} d={outline} />
        ))}
      </svg>
      {drawn ? (
        <svg aria-hidden="true" css={drawing}>
          <use href="/wordmark.svg#wordmark" />
        </svg>
      ) : (
        wordmark
      )}
    </span>
  );
}

const stones = [
  { colour: 'var(--fern)', outline: stone(0, 15) },
  { colour: 'var(--gorse)', outline: stone(12, 8) },
  { colour: 'var(--heather)', outline: stone(24, 1) },
];

// ten wide, from `top` down to the ground at 24, its last corner tight
function stone(left: number, top: number): string {
  const height = 24 - top;
  return `M${left + 4} ${top}h2a4 4 0 0 1 4 4v${height - 5}a1 1 0 0 1-1 1h-5a4 4 0 0 1-4-4v${8 - height}a4 4 0 0 1 4-4z`;
}

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: 'var(--ink)',
  fontSize: '1.5rem',
  fontVariationSettings: '"FLAR" 100',
  fontWeight: 720,
  letterSpacing: '-.025em',
  lineHeight: 1,
});

const drawing = css({ height: '1em', width: `${outline.width}em`, fill: 'currentColor' });

const mark = css({
  width: 34,
  height: 24,
  flex: 'none',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});
