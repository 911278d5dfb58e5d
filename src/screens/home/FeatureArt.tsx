import { css } from '@emotion/react';
import { Art } from '../../scenes/Art';
import type { featureSlugs } from '../../routes';

/** The sign of a feature, cut from stones in its card's hue. */
export function FeatureArt({ slug }: { slug: (typeof featureSlugs)[number] }) {
  return <Art name={`feature-${slug}`} css={slug === 'ai-course-builder' ? large : ground} />;
}

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
