import { css } from '@emotion/react';

/** A fort of stones with its gate open: what the academy's name, Caer, means. */
export function FortArt() {
  return (
    <svg viewBox="0 0 480 280" css={fort} aria-hidden="true">
      {courses.map(([opacity, d]) => (
        <path key={opacity} d={d} opacity={opacity} />
      ))}
      <path d={gate} fill="var(--gorse)" />
    </svg>
  );
}

/** The stones of one shade, as one path; those higher up are darker. */
const courses = [
  [0.22, blocks([24, 236, 76, 44], [106, 236, 62, 44], [312, 236, 62, 44], [380, 236, 76, 44])],
  [0.36, blocks([24, 186, 48, 44], [78, 186, 90, 44], [312, 186, 90, 44], [408, 186, 48, 44])],
  [0.52, blocks([24, 136, 76, 44], [106, 136, 62, 44], [174, 136, 132, 34], [312, 136, 62, 44], [380, 136, 76, 44])],
  [
    0.7,
    blocks(
      [24, 86, 40, 44],
      [88, 86, 40, 44],
      [152, 86, 82, 44],
      [246, 86, 82, 44],
      [352, 86, 40, 44],
      [416, 86, 40, 44],
    ),
  ],
  [0.88, blocks([152, 36, 36, 44], [222, 36, 36, 44], [292, 36, 36, 44])],
] as const;

const gate = 'M190 280v-56a50 50 0 0 1 100 0v56z';

function blocks(...rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[]): string {
  return rectangles
    .map(
      ([x, y, width, height]) =>
        `M${x + 12} ${y}h${width - 24}q12 0 12 12v${height - 15}q0 3-3 3h${15 - width}q-12 0-12-12v${24 - height}q0-12 12-12z`,
    )
    .join('');
}

const fort = css({
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
  alignSelf: 'end',
  marginBlockEnd: 'calc(-1 * var(--section))',
  fill: 'var(--heather)',
  forcedColorAdjust: 'none',
});
