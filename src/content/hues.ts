/** The ten hues of the palette, named after the course category that uses each. */
export const hues = [
  'management',
  'equality-diversity',
  'hr',
  'leadership',
  'licenses',
  'mental-health',
  'customer-support',
  'cyber-security',
  'food-safety',
  'health-safety',
] as const;
export type Hue = (typeof hues)[number];
