import { css } from '@emotion/react';
import { chart, small } from './sceneStyles';

/** A line chart that fills its space; the first series is filled. */
export function LineChart({ series, ticks }: { series: readonly Series[]; ticks: readonly number[] }) {
  const low = Math.min(...ticks);
  const high = Math.max(...ticks);
  const level = (value: number) => round(100 - ((value - low) / (high - low)) * 100);
  const lines = series.map(({ values, ...stroke }) => ({
    ...stroke,
    path: `M${values.map((value, index) => `${round((index / (values.length - 1)) * 100)} ${level(value)}`).join('L')}`,
  }));
  return (
    <div css={labelled}>
      {ticks.map((tick) => (
        <span key={tick} css={label} style={{ insetBlockStart: `${level(tick)}%` }}>
          {tick}
        </span>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" css={[chart, fill]}>
        {ticks.map((tick) => (
          <path key={tick} d={`M0 ${level(tick)}h100`} stroke="var(--line)" />
        ))}
        <path d={`${lines[0]?.path}V100H0z`} fill="var(--fern-100)" opacity=".7" stroke="none" />
        <g fill="none" strokeWidth="2.5" strokeLinejoin="round">
          {lines.map(({ colour, dashes, path }) => (
            <path key={colour} d={path} stroke={colour} strokeDasharray={dashes} />
          ))}
        </g>
      </svg>
    </div>
  );
}

interface Series {
  colour: string;
  /** Distinguishes lines without colour. */
  dashes?: string;
  values: readonly number[];
}

const round = (value: number) => Math.round(value * 10) / 10;

const labelled = css({
  position: 'relative',
  flex: 1,
  minBlockSize: '8.5em',
  marginBlock: '.5em',
  marginInlineStart: '2.2em',
});
// Text of HTML, so that it does not shrink with the drawing.
const label = css({
  position: 'absolute',
  insetInlineEnd: 'calc(100% + .5em)',
  translate: '0 -50%',
  color: 'var(--ink3)',
  fontSize: small,
  lineHeight: 1,
});
const fill = css({
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  '& path': { vectorEffect: 'non-scaling-stroke' },
  // Time runs from the right there.
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});
