import { css } from '@emotion/react';

/** A ring chart, clockwise from the top. */
export function RingChart({ parts }: { parts: readonly { colour: string; value: number }[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <svg viewBox="0 0 42 42" css={ring}>
      {parts.map(({ colour, value }, index) => {
        const before = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0);
        const length = percent(value, total);
        return (
          <circle
            key={colour}
            cx="21"
            cy="21"
            r={radius}
            fill="none"
            stroke={colour}
            strokeWidth="6.5"
            strokeDasharray={`${length - 1} ${101 - length}`}
            strokeDashoffset={25 - percent(before, total)}
          />
        );
      })}
    </svg>
  );
}

// A circumference of 100, so that lengths are percentages.
const radius = 15.915;

const percent = (value: number, total: number) => Math.round((value / total) * 1000) / 10;

const ring = css({ display: 'block', flex: 'none', inlineSize: '8em', forcedColorAdjust: 'none' });
