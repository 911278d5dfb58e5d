import { css } from '@emotion/react';

/** A named pair of colour and tint, for parts whose hue is not a category's. */
export const tones = {
  fern: css({ '--hue': 'var(--fern)', '--hue-tint': 'var(--fern-100)' }),
  gorse: css({ '--hue': 'var(--gorse-deep)', '--hue-tint': 'var(--gorse-100)' }),
  heather: css({ '--hue': 'var(--heather)', '--hue-tint': 'var(--heather-100)' }),
  kite: css({ '--hue': 'var(--kite)', '--hue-tint': 'var(--kite-100)' }),
  estuary: css({ '--hue': 'var(--estuary)', '--hue-tint': 'var(--estuary-100)' }),
  neutral: css({ '--hue': 'var(--ink2)', '--hue-tint': 'var(--line)' }),
} as const;

export type Tone = keyof typeof tones;
