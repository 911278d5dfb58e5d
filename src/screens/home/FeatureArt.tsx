import { css } from '@emotion/react';
import { Art } from '../../scenes/Art';
import type { Hue } from '../../ui/theme';

/** The feature with the large card. */
export const largeFeature = 'ai-course-builder';

/** The drawing of a feature, or of its hue where the feature has none. */
export function FeatureArt({ slug, hue }: { slug: string; hue: Hue }) {
  return (
    <Art name={drawn.has(slug) ? `feature-${slug}` : `category-${hue}`} css={slug === largeFeature ? large : drawing} />
  );
}

const drawn: ReadonlySet<string> = new Set(['qms', 'performance-reviews', 'ai-course-builder', 'reporting']);

const drawing = css({
  width: '100%',
  aspectRatio: '240 / 140',
  minHeight: 120,
  fill: 'var(--hue)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  forcedColorAdjust: 'none',
});

const large = css(drawing, { aspectRatio: '480 / 320' });
