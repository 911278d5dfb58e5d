import { css } from '@emotion/react';
import { RichText } from '../i18n/RichText';

/** A string whose `<mark>` has a thick underline; at most one per page. */
export function MarkedText({ text }: { text: string }) {
  return <RichText text={text} tags={{ mark: (words) => <mark css={mark}>{words}</mark> }} />;
}

const mark = css({
  color: 'inherit',
  background: 'none',
  boxShadow: 'inset 0 -.3em 0 var(--gorse-mark)',
  borderEndEndRadius: '.08em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media (forced-colors: active)': {
    color: 'CanvasText',
    forcedColorAdjust: 'none',
    textDecoration: 'underline .12em',
    textUnderlineOffset: '.12em',
  },
});
