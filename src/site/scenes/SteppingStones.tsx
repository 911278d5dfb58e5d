import { css } from '@emotion/react';

/** A drawing of stepping stones, complete or with one that has slipped. */
export function SteppingStones({ slipped = false }: { slipped?: boolean }) {
  return (
    <div css={river}>
      <svg className="forward" viewBox="0 0 560 400" css={{ width: '100%' }} aria-hidden="true">
        <path d="M48 268h40q26 0 26 26v99q0 7-7 7h-59q-26 0-26-26v-80q0-26 26-26z" fill="var(--fern)" />
        <path d="M154 212h40q26 0 26 26v155q0 7-7 7h-59q-26 0-26-26v-136q0-26 26-26z" fill="var(--estuary)" />
        <path
          d="M260 154h40q26 0 26 26v213q0 7-7 7h-59q-26 0-26-26v-194q0-26 26-26z"
          fill="var(--gorse)"
          css={slipped && gap}
        />
        <path d="M366 94h40q26 0 26 26v273q0 7-7 7h-59q-26 0-26-26v-254q0-26 26-26z" fill="var(--heather)" />
        <path
          d="M472 36h40q26 0 26 26v331q0 7-7 7h-59q-26 0-26-26v-312q0-26 26-26z"
          fill="var(--heather)"
          opacity={0.45}
        />
        {slipped && (
          <g transform="rotate(17 280 330)">
            <path d="M260 292h40q26 0 26 26v117q0 7-7 7h-59q-26 0-26-26v-98q0-26 26-26z" fill="var(--gorse)" />
          </g>
        )}
        <path d={water} fill="var(--estuary-100)" opacity={0.86} />
        <path d={ripples} css={outline} opacity={0.55} />
      </svg>
    </div>
  );
}

const water = 'M0 350q35-12 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0v60H0z';
const ripples = 'M178 374q18-9 38-5M322 372q20-6 38 3M204 388q10-4 22-2';

const river = css({
  overflow: ['hidden', 'clip'],
  background: 'var(--estuary-100)',
  borderRadius: 'var(--radius-xl)',
  forcedColorAdjust: 'none',
});

const outline = css({ fill: 'none', stroke: 'var(--estuary)', strokeWidth: 2.5, strokeLinecap: 'round' });
const gap = css(outline, { strokeDasharray: '3 11' });
