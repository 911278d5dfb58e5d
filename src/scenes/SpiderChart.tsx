import { css } from '@emotion/react';
import { portrait } from './sceneStyles';

/** Scores from 0 to 5 on one axis a subject, the first upwards, clockwise; one outline a group. */
export function SpiderChart({ axes, groups }: { axes: readonly string[]; groups: readonly Group[] }) {
  return (
    <svg viewBox="-182 -134 364 268" css={chart}>
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
      {axes.map((axis, index) => (
        <AxisLabel key={axis} text={axis} at={corner(5.4, index, axes.length)} />
      ))}
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
  const distance = (score / 5) * reach;
  return [Math.round(Math.cos(angle) * distance), Math.round(Math.sin(angle) * distance)];
}

/** A label beside its corner, in two lines where it is long; a long word has room above or below the corner only. */
function AxisLabel({ text, at: [x, y] }: { text: string; at: [x: number, y: number] }) {
  const lines = x === 0 ? [text] : inLines(text);
  const apart = x !== 0 && Math.max(...lines.map((words) => words.length)) > longest;
  const left = apart ? Math.sign(x) * edge : x;
  const top = y + 4.5 - ((lines.length - 1) * lineHeight) / 2 + (apart ? Math.sign(y) * lineHeight : 0);
  return (
    <text y={top} css={name} textAnchor={x === 0 ? 'middle' : x > 0 === apart ? 'end' : 'start'}>
      {lines.map((words, line) => (
        <tspan key={words} x={left} dy={line * lineHeight}>
          {words}
        </tspan>
      ))}
    </text>
  );
}

/** A long label in two lines, parted at the space nearest to its middle. */
function inLines(label: string): string[] {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.sort((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2));
  return label.length > longest && best !== undefined ? [label.slice(0, best), label.slice(best + 1)] : [label];
}

/** From the middle to a score of 5 and to the edge, and from line to line, in units of the drawing. */
const reach = 112;
const edge = 183;
const lineHeight = 14.5;

/** The letters that have room beside the chart. */
const longest = 11;

const name = css({ fill: 'var(--ink2)', fontSize: 13, [portrait]: { fontSize: 14.8 } });

const chart = css({
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  // as high as the column leaves it
  flex: '1 1 0',
  minBlockSize: 0,
  [portrait]: { minBlockSize: '15.3em' },
});
