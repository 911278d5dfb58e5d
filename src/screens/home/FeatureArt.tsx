import { css } from '@emotion/react';
import { Art } from '../../scenes/Art';
import { CourseBuilderScene } from '../../scenes/CourseBuilderScene';
import type { Hue } from '../../ui/theme';

/** The feature with the large card. */
export const largeFeature = 'ai-course-builder';

/** A feature's scene, or the drawing of its hue where the feature has none. */
export function FeatureArt({ slug, hue }: { slug: string; hue: Hue }) {
  if (slug === largeFeature)
    return (
      <div css={scene} aria-hidden="true" inert="">
        <CourseBuilderScene />
      </div>
    );
  return <Art name={drawn.has(slug) ? `feature-${slug}` : `category-${hue}`} css={drawing} />;
}

const drawn: ReadonlySet<string> = new Set(['qms', 'performance-reviews', 'reporting']);

const ground = css({ background: 'var(--hue-tint)', borderRadius: 'var(--radius-md)' });

const drawing = css(ground, {
  width: '100%',
  aspectRatio: '240 / 140',
  minHeight: 120,
  fill: 'var(--hue)',
  forcedColorAdjust: 'none',
});

const scene = css(ground, {
  display: 'grid',
  flexGrow: 1,
  alignContent: 'center',
  justifyItems: 'center',
  padding: 'clamp(16px, 2vw, 28px)',
  '& > div': { maxInlineSize: '34rem' },
});
