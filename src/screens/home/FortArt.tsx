import { css } from '@emotion/react';
import { Art } from '../../scenes/Art';

/** A drawing of a fort, for the academy (Welsh “caer”). */
export function FortArt() {
  return <Art name="fort" css={fort} />;
}

const fort = css({
  width: '100%',
  aspectRatio: '480 / 280',
  maxWidth: 480,
  marginInline: 'auto',
  alignSelf: 'end',
  marginBlockEnd: 'calc(-1 * var(--section))',
  fill: 'var(--heather)',
  forcedColorAdjust: 'none',
});
