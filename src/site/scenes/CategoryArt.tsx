import { css } from '@emotion/react';
import type { Hue } from '../ui/theme';
import { Art } from './Art';

/** The drawing that each hue has: a thing of its course category. */
export function CategoryArt({ hue }: { hue: Hue }) {
  return (
    <div css={picture} data-hue={hue} aria-hidden="true">
      <Art name={`stones-${hue}`} css={{ display: 'block', blockSize: '100%' }} />
    </div>
  );
}

const picture = css({
  aspectRatio: '8 / 5',
  // An SVG without a size of its own is at least 150 px high.
  minBlockSize: 0,
  overflow: ['hidden', 'clip'],
  borderRadius: 'var(--radius-lg)',
  background: 'var(--hue-tint)',
  forcedColorAdjust: 'none',
});
