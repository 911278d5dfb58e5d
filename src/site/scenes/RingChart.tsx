import { css } from '@emotion/react';

/** A ring chart, clockwise from the top. */
export function RingChart({ parts }: { parts: readonly { colour: string; value: number }[] }) {
  const sum = (some: typeof parts) => some.reduce((total, { value }) => total + value, 0);
  const total = sum(parts);
  const gap = total / 100;
  return (
    <svg viewBox="0 0 42 42" css={ring}>
      <g fill="none" strokeWidth="6.5" transform="rotate(-90 21 21)">
        {parts.map(({ colour, value }, index) => (
          <circle
            key={colour}
            cx="21"
            cy="21"
            r="15.915"
            pathLength={total}
            stroke={colour}
            strokeDasharray={`${value - gap} ${total}`}
            strokeDashoffset={-sum(parts.slice(0, index))}
          />
        ))}
      </g>
    </svg>
  );
}

const ring = css({ display: 'block', flex: 'none', inlineSize: '8em', forcedColorAdjust: 'none' });
