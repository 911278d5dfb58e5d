import { css } from '@emotion/react';

/** Stepping stones through a river, one of which has slipped into the water. */
export function MissingStep() {
  return (
    <div css={river}>
      <svg viewBox="0 0 560 400" css={drawing} aria-hidden="true">
        <path d={stone(40, 262, 96, 138)} fill="var(--fern)" />
        <path d={stone(148, 206, 96, 194)} fill="var(--estuary)" />
        <path d={stone(258, 148, 92, 170)} css={gap} />
        <path d={stone(364, 92, 96, 308)} fill="var(--heather)" />
        <path d={stone(472, 36, 96, 364)} fill="var(--heather)" opacity={0.45} />
        <g transform="rotate(19 306 330)">
          <path d={stone(258, 286, 96, 150)} fill="var(--gorse)" />
        </g>
        <path d={water} fill="var(--estuary-100)" opacity={0.86} />
        <path d={ripples} css={ripple} />
      </svg>
    </div>
  );
}

function stone(x: number, y: number, width: number, height: number): string {
  return (
    `M${x + 26} ${y}h${width - 52}q26 0 26 26v${height - 33}q0 7-7 7h${33 - width}` +
    `q-26 0-26-26v${52 - height}q0-26 26-26z`
  );
}

const water = 'M0 350q35-12 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0v50H0z';
const ripples = 'M214 340q20-12 44-8M352 338q22-6 42 4M196 364q16-8 36-6M372 364q18-4 34 4';

const river = css({
  overflow: 'clip',
  background: 'var(--estuary-100)',
  borderRadius: 'var(--radius-xl)',
  forcedColorAdjust: 'none',
});

const drawing = css({ width: '100%' });

const gap = css({
  fill: 'none',
  stroke: 'var(--estuary)',
  strokeWidth: 2.5,
  strokeDasharray: '3 11',
  strokeLinecap: 'round',
});

const ripple = css({ fill: 'none', stroke: 'var(--estuary)', strokeWidth: 2.5, strokeLinecap: 'round', opacity: 0.55 });
