import { css } from '@emotion/react';
import { RichText } from '../i18n/RichText';
import { useWordBreaks } from '../ui/wordBreaks';

/** A string whose `<mark>` has a thick underline; at most one per page. */
export function MarkedText({ text }: { text: string }) {
  const withBreaks = useWordBreaks();
  return <RichText text={text} tags={{ mark: (words) => <mark css={mark}>{withBreaks(words)}</mark> }} />;
}

const mark = css({
  color: 'inherit',
  background: 'none',
  // No background or shadow: their place depends on the font's metrics, which WebKit does not override, and WebKit does not
  // balance lines with a box whose decoration is cloned. In longhands, as Safari takes no thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationColor: 'var(--gorse-mark)',
  textDecorationThickness: '.3em',
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '-.1em',
  '@media (forced-colors: active)': {
    color: 'CanvasText',
    forcedColorAdjust: 'none',
    textDecorationColor: 'currentColor',
    textDecorationThickness: '.12em',
    textUnderlineOffset: '.12em',
  },
});
