import { css } from '@emotion/react';

/** Scores from 0 to 5 on one axis a subject, the first upwards, clockwise; one outline a group. */
export function SpiderChart({ axes, groups }: { axes: readonly string[]; groups: readonly Group[] }) {
  return (
    <svg viewBox="-160 -120 320 240" css={chart}>
      {[1, 2, 3, 4, 5].map((step) => (
        <polygon key={step} points={outline(axes.map(() => step))} fill="none" stroke="var(--line)" />
      ))}
      {groups.map(({ colour, filled, scores }) => (
        <polygon
          key={colour}
          points={outline(scores)}
          fill={filled ? colour : 'none'}
          fillOpacity=".16"
          stroke={colour}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ))}
      {axes.map((axis, index) => {
        const [x, y] = corner(5.4, index, axes.length);
        return (
          <text key={axis} x={x} y={y + 4} fontSize="11.5" fill="var(--ink2)" textAnchor={anchor(x)}>
            {axis}
          </text>
        );
      })}
    </svg>
  );
}

interface Group {
  colour: string;
  filled?: boolean;
  scores: readonly number[];
}

function outline(scores: readonly number[]): string {
  return scores.map((score, index) => corner(score, index, scores.length).join()).join(' ');
}

function corner(score: number, index: number, count: number): [x: number, y: number] {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const distance = (score / 5) * 104;
  return [Math.round(Math.cos(angle) * distance), Math.round(Math.sin(angle) * distance)];
}

function anchor(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 5) return 'middle';
  return x > 0 ? 'start' : 'end';
}

const chart = css({
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  marginBlock: 'auto',
});
