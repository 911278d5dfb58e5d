import { css } from '@emotion/react';
import type { featureSlugs } from '../../routes';

type FeatureSlug = (typeof featureSlugs)[number];

/** The sign of a feature, cut from stones in its card's hue. */
export function FeatureArt({ slug }: { slug: FeatureSlug }) {
  return (
    <svg
      viewBox={slug === 'ai-course-builder' ? '0 0 480 320' : '0 0 240 140'}
      preserveAspectRatio="xMidYMax"
      css={ground}
      aria-hidden="true"
    >
      {drawings[slug].map(([d, opacity]) => (
        <path key={d} d={d} {...(opacity === 'paper' ? { fill: 'var(--surface)' } : { opacity })} />
      ))}
    </svg>
  );
}

type Stone = readonly [path: string, opacity: number | 'paper'];

/** A rectangle with three round corners and a tight one at its end. */
function stone(x: number, y: number, width: number, height: number, radius = 12): string {
  const r = Math.min(radius, width / 2, height / 2);
  const tight = r / 4;
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - r - tight}a${tight} ${tight} 0 0 1 ${-tight} ${tight}` +
    `h${r + tight - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

const drawings: Readonly<Record<FeatureSlug, readonly Stone[]>> = {
  // two lines of words become four rising lessons
  'ai-course-builder': [
    [stone(32, 56, 196, 100, 22), 'paper'],
    [stone(56, 82, 148, 14, 7), 0.75],
    [stone(56, 112, 96, 14, 7), 0.4],
    ['M88 186l9 23 23 9-23 9-9 23-9-23-23-9 23-9z', 1],
    ['M150 232l5 12 12 5-12 5-5 12-5-12-12-5 12-5z', 0.5],
    [stone(216, 238, 52, 82), 0.28],
    [stone(276, 188, 52, 132), 0.45],
    [stone(336, 130, 52, 190), 0.65],
    [stone(396, 64, 52, 256), 0.9],
  ],
  // versions of a document, the latest one approved
  qms: [
    [stone(64, 40, 84, 120), 0.25],
    [stone(82, 30, 84, 130), 0.45],
    [stone(100, 20, 84, 140), 'paper'],
    [stone(114, 38, 56, 8, 4), 0.35],
    [stone(114, 54, 40, 8, 4), 0.35],
    [stone(114, 76, 56, 44, 12), 1],
    ['M129 98l9 9 17-17 5 5-22 22-14-14z', 'paper'],
  ],
  // how people see themselves beside how they are seen
  'performance-reviews': [
    [stone(40, 92, 20, 48, 8), 0.35],
    [stone(64, 76, 20, 64, 8), 0.85],
    [stone(100, 66, 20, 74, 8), 0.35],
    [stone(124, 74, 20, 66, 8), 0.85],
    [stone(160, 44, 20, 96, 8), 0.35],
    [stone(184, 28, 20, 112, 8), 0.85],
  ],
  // a report: a sum and what it is made of
  reporting: [
    [stone(36, 20, 168, 140, 16), 'paper'],
    [stone(54, 38, 60, 14, 7), 0.8],
    [stone(54, 58, 36, 8, 4), 0.35],
    [stone(54, 112, 20, 28, 7), 0.35],
    [stone(80, 98, 20, 42, 7), 0.48],
    [stone(106, 104, 20, 36, 7), 0.48],
    [stone(132, 80, 20, 60, 7), 0.7],
    [stone(158, 56, 20, 84, 7), 0.95],
  ],
};

const ground = css({
  width: '100%',
  minHeight: 120,
  fill: 'var(--hue)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  forcedColorAdjust: 'none',
});
