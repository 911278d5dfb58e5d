import { css } from '@emotion/react';
import { chart, portrait } from './sceneStyles';

/** A radar chart of scores from 0 to 5, clockwise from the top; one polygon per group. */
export function SpiderChart({ axes, groups }: { axes: readonly string[]; groups: readonly Group[] }) {
  return (
    <svg viewBox="-182 -134 364 268" css={[chart, tall]}>
      {[1, 2, 3, 4, 5].map((step) => (
        <polygon key={step} points={outline(axes.map(() => step))} fill="none" stroke="var(--line)" />
      ))}
      <g fillOpacity=".16" strokeWidth="2.5" strokeLinejoin="round">
        {groups.map(({ colour, filled, scores }) => (
          <polygon key={colour} points={outline(scores)} fill={filled ? colour : 'none'} stroke={colour} />
        ))}
      </g>
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

/** An axis label, in two lines where it is long; long words are above or below the corner. */
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

/** Splits a long label at the space nearest its middle. */
function inLines(label: string): string[] {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.sort((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2));
  return label.length > longest && best !== undefined ? [label.slice(0, best), label.slice(best + 1)] : [label];
}

/** The radius of a score of 5, the right edge and the line height, in SVG units. */
const reach = 112;
const edge = 183;
const lineHeight = 14.5;

/** The number of letters that fit next to the chart. */
const longest = 11;

const name = css({ fill: 'var(--ink2)', fontSize: 13, [portrait]: { fontSize: 14.8 } });

// As high as the column allows. Labels end or begin at their corner, however their words are written.
const tall = css({ direction: 'ltr', flex: '1 1 0', minBlockSize: 0, [portrait]: { minBlockSize: '15.3em' } });
