import { css } from '@emotion/react';
import type { Hue } from '../ui/theme';
import { Art } from './Art';

/** The picture of a course category: stones that climb from left to right, arranged and coloured by the category's hue. */
export function CategoryArt({ hue }: { hue: Hue }) {
  return (
    <div css={picture} data-hue={hue} aria-hidden="true">
      <Art name={`category-${hue}`} css={fill} />
    </div>
  );
}

const picture = css({
  aspectRatio: '8 / 5',
  // else the drawing, which has no size of its own, would be 150 pixels high at least
  minBlockSize: 0,
  overflow: 'clip',
  borderRadius: 'var(--radius-lg)',
  background: 'var(--hue-tint)',
  forcedColorAdjust: 'none',
});

const fill = css({ display: 'block', inlineSize: '100%', blockSize: '100%', fill: 'var(--hue)' });
