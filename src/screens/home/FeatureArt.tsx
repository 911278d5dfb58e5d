import { css } from '@emotion/react';
import { Art } from '../../scenes/Art';
import type { Hue } from '../../ui/theme';
import { isOneOf } from './isOneOf';
import { largeFeature } from './largeFeature';

/** The drawing of a feature, or of its hue where the feature has none. */
export function FeatureArt({ slug, hue }: { slug: string; hue: Hue }) {
  const name = isOneOf(drawn, slug) ? (`feature-${slug}` as const) : (`category-${hue}` as const);
  return <Art name={name} css={slug === largeFeature ? large : ground} />;
}

const drawn = ['qms', 'performance-reviews', 'ai-course-builder', 'reporting'] as const;

const ground = css({
  width: '100%',
  aspectRatio: '240 / 140',
  minHeight: 120,
  fill: 'var(--hue)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  forcedColorAdjust: 'none',
});

const large = css(ground, { aspectRatio: '480 / 320' });
