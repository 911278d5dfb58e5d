import { css } from '@emotion/react';
import type { featureSlugs } from '../../routes';

type FeatureSlug = (typeof featureSlugs)[number];

/** The sign of a feature, cut from stones in its card's hue. */
export function FeatureArt({ slug }: { slug: FeatureSlug }) {
  return (
    <svg viewBox={slug === 'ai-course-builder' ? '0 0 480 240' : '0 0 240 140'} css={ground} aria-hidden="true">
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
    [stone(28, 46, 172, 84, 20), 'paper'],
    [stone(48, 68, 132, 12, 6), 0.75],
    [stone(48, 92, 88, 12, 6), 0.4],
    ['M88 146l7.500 18.500 18.500 7.500-18.500 7.500-7.500 18.500-7.500-18.500-18.500-7.500 18.500-7.500z', 1],
    ['M138 176l3.800 9.200 9.200 3.800-9.200 3.800-3.800 9.200-3.800-9.200-9.200-3.800 9.200-3.800z', 0.5],
    [stone(236, 168, 48, 72), 0.28],
    [stone(292, 128, 48, 112), 0.45],
    [stone(348, 84, 48, 156), 0.65],
    [stone(404, 34, 48, 206), 0.9],
  ],
  // versions of a document, the latest one approved
  qms: [
    [stone(64, 40, 84, 100), 0.25],
    [stone(82, 30, 84, 110), 0.45],
    [stone(100, 20, 84, 120), 'paper'],
    [stone(114, 38, 56, 8, 4), 0.35],
    [stone(114, 54, 40, 8, 4), 0.35],
    [stone(114, 76, 56, 44, 12), 1],
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
    [stone(36, 20, 168, 120, 16), 'paper'],
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
