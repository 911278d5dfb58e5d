import { css } from '@emotion/react';
import type { courseSlugs } from '../routes';
import { Art } from './Art';

/** The picture of a course category: stones that climb from left to right, in the category's own arrangement and hue. */
export function CategoryArt({ slug }: { slug: (typeof courseSlugs)[number] }) {
  return (
    <div css={picture} data-hue={slug} aria-hidden="true">
      <Art name={`category-${slug}`} css={fill} />
    </div>
  );
}

const picture = css({
  aspectRatio: '8 / 5',
  overflow: 'clip',
  borderRadius: 'var(--radius-lg)',
  background: 'var(--hue-tint)',
  forcedColorAdjust: 'none',
});

const fill = css({ display: 'block', inlineSize: '100%', blockSize: '100%', fill: 'var(--hue)' });
