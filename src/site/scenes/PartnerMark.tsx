import { css } from '@emotion/react';
import { Art } from './Art';

/** The logo and name of a partner. */
export function PartnerMark({ id, name }: { id: string; name: string }) {
  return (
    <span css={mark}>
      <Art name={`partner-${id}`} css={glyph} />
      <span>{name}</span>
    </span>
  );
}

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  fontSize: 'var(--text-h3)',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-.018em',
  fontVariationSettings: '"FLAR" 100',
});

const glyph = css({
  flex: 'none',
  inlineSize: '1.75em',
  blockSize: '1.75em',
  forcedColorAdjust: 'none',
});
