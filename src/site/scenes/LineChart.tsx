import { css } from '@emotion/react';
import { chart, portrait } from './sceneStyles';

/** A line chart; the first series is filled. */
export function LineChart({ series, ticks }: { series: readonly Series[]; ticks: readonly number[] }) {
  const low = Math.min(...ticks);
  const high = Math.max(...ticks);
  const level = (value: number) => round(height - ((value - low) / (high - low)) * height);
  const lines = series.map(({ values, ...stroke }) => ({
    ...stroke,
    path: `M${values.map((value, index) => `${round((index / (values.length - 1)) * width)} ${level(value)}`).join('L')}`,
  }));
  return (
    <svg viewBox={`-22 -4 ${width + 26} ${height + 10}`} css={[chart, labelled]}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M0 ${level(tick)}h${width}`} stroke="var(--line)" />
          <text x="-6" y={level(tick) + 3} textAnchor="end" css={label}>
            {tick}
          </text>
        </g>
      ))}
      <path d={`${lines[0]?.path}V${height}H0z`} fill="var(--fern-100)" opacity=".7" />
      <g fill="none" strokeWidth="2.5" strokeLinejoin="round">
        {lines.map(({ colour, dashes, path }) => (
          <path key={colour} d={path} stroke={colour} strokeDasharray={dashes} />
        ))}
      </g>
    </svg>
  );
}

interface Series {
  colour: string;
  /** Distinguishes lines without colour. */
  dashes?: string;
  values: readonly number[];
}

const width = 360;
const height = 120;

const round = (value: number) => Math.round(value * 10) / 10;

const labelled = css({
  [portrait]: { paddingInlineStart: '.5em' },
  // Time runs from the right there; the labels are turned back.
  '[dir=rtl] &': {
    direction: 'ltr',
    transform: 'scaleX(-1)',
    '& text': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
  },
});
const label = css({ fill: 'var(--ink3)', fontSize: 9, [portrait]: { fontSize: 15.5, translate: '0 2px' } });
