import type { Hue } from './theme';

/** Colours by their own names, for parts whose hue is not a category's; each is the hue that `data-hue` picks. */
export const tones = {
  fern: 'management',
  gorse: 'leadership',
  heather: 'equality-diversity',
  kite: 'health-safety',
  estuary: 'hr',
  neutral: 'neutral',
} as const satisfies Record<string, Hue | 'neutral'>;

export type Tone = keyof typeof tones;
