import type { Hue } from './theme';

/** Colours by name, as values of `data-hue`. */
export const tones = {
  fern: 'management',
  gorse: 'leadership',
  heather: 'equality-diversity',
  kite: 'health-safety',
  estuary: 'hr',
  neutral: 'neutral',
} as const satisfies Record<string, Hue | 'neutral'>;

export type Tone = keyof typeof tones;
