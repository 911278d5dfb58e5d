import { css } from '@emotion/react';

/** A drawing of stepping stones, complete or with one that has slipped. */
export function SteppingStones({ slipped = false }: { slipped?: boolean }) {
  return (
    <div css={river}>
      <svg viewBox="0 0 560 400" css={drawing} aria-hidden="true">
        <path d={stone(22, 268, 92, 132)} fill="var(--fern)" />
        <path d={stone(128, 212, 92, 188)} fill="var(--estuary)" />
        {slipped ? (
          <path d={stone(235, 154, 90, 170)} css={gap} />
        ) : (
          <path d={stone(234, 154, 92, 246)} fill="var(--gorse)" />
        )}
        <path d={stone(340, 94, 92, 306)} fill="var(--heather)" />
        <path d={stone(446, 36, 92, 364)} fill="var(--heather)" opacity={0.45} />
        {slipped && (
          <g transform="rotate(17 280 330)">
            <path d={stone(234, 292, 92, 150)} fill="var(--gorse)" />
          </g>
        )}
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

const water = 'M0 350q35-12 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0v60H0z';
const ripples = 'M178 374q18-9 38-5M322 372q20-6 38 3M204 388q10-4 22-2';

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
