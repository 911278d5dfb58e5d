import { css } from '@emotion/react';
import { Span } from '../ui/elements';
import type { viewers } from '../samples/company';
import { OfChosen } from './Choice';
import { rated } from './companyParts';
import { small } from './sceneStyles';

/** A radar chart of scores from 0 to 5 on six axes, clockwise from the top, the chosen one marked; one polygon per group. */
export function SpiderChart({ axes, groups }: { axes: readonly string[]; groups: typeof viewers }) {
  return (
    <div css={labelled}>
      <svg viewBox="-124 -124 248 248" css={drawing}>
        {[1, 2, 3, 4, 5].map((step) => (
          <polygon key={step} points={corners(axes.map(() => step)).join(' ')} fill="none" stroke="var(--line)" />
        ))}
        <g fillOpacity=".16" strokeWidth="2.5" strokeLinejoin="round">
          {groups.map(({ hue, scores }, index) => (
            <polygon
              key={hue}
              points={corners(scores).join(' ')}
              fill={index === 0 ? `var(--${hue})` : 'none'}
              stroke={`var(--${hue})`}
            />
          ))}
        </g>
        <OfChosen as="g" name="skill" isElsewhere>
          {rated.map((axis) => (
            <g key={axis}>
              {groups.map(({ hue, scores }) => (
                <path key={hue} d={`M${corners(scores)[axis]}h0`} stroke={`var(--${hue})`} />
              ))}
            </g>
          ))}
        </OfChosen>
      </svg>
      {axes.map((axis) => (
        <Span key={axis}>{axis}</Span>
      ))}
    </div>
  );
}

function corners(scores: readonly number[]): readonly string[] {
  return scores.map((score, index) => {
    const angle = (index / scores.length) * 2 * Math.PI - Math.PI / 2;
    const distance = (score / 5) * reach;
    return `${Math.round(Math.cos(angle) * distance)},${Math.round(Math.sin(angle) * distance)}`;
  });
}

/** The radius of a score of 5, in SVG units. */
const reach = 104;

// Text of HTML, so that it does not shrink with the drawing: above and below it, and next to its free corners. Labels begin
// or end at the edge, however their words are written.
const labelled = css({
  direction: 'ltr',
  position: 'relative',
  display: 'grid',
  flex: 1,
  gridTemplateRows: 'auto minmax(12.5em, 1fr) auto',
  minBlockSize: 0,
  '& > span': {
    gridArea: '2 / 1',
    position: 'relative',
    justifySelf: 'start',
    maxInlineSize: 'calc(50% - 1.5em)',
    color: 'var(--ink2)',
    fontSize: small,
    lineHeight: 1.2,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& > span:nth-of-type(3n + 1)': { justifySelf: 'center', maxInlineSize: '100%' },
  '& > span:nth-of-type(1)': { gridRow: 1 },
  '& > span:nth-of-type(4)': { gridRow: 3 },
  '& > span:nth-of-type(2), & > span:nth-of-type(3)': { justifySelf: 'end', textAlign: 'end' },
  '& > span:nth-of-type(3), & > span:nth-of-type(5)': { alignSelf: 'end' },
  [rated.map((axis, index) => `main:has(#skill-${index}:checked) & > span:nth-of-type(${axis + 1})`).join()]: {
    color: 'var(--ink)',
    fontWeight: 700,
  },
});
const drawing = css({
  gridRow: '2 / 3',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  forcedColorAdjust: 'none',
  '& path': { strokeWidth: 14, strokeLinecap: 'round' },
});
