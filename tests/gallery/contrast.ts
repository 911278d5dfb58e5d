import type { theme } from '../../src/ui/theme';

type Colour = keyof typeof theme.colours;

/** Minimum ratios of text and of meaningful shapes (WCAG 1.4.3, 1.4.11). */
export const least = { text: 4.5, shape: 3 } as const;

/** Pairs in use: foreground, background, minimum ratio. */
export const contrastPairs: readonly (readonly [Colour, Colour, number])[] = [
  ['ink', 'paper', least.text],
  ['ink', 'surface', least.text],
  ['ink', 'sunken', least.text],
  ['ink', 'heather-100', least.text],
  ['ink', 'gorse-mark', least.text],
  ['ink2', 'paper', least.text],
  ['ink2', 'surface', least.text],
  ['ink2', 'sunken', least.text],
  ['ink2', 'heather-100', least.text],
  ['ink3', 'paper', least.text],
  ['ink3', 'surface', least.text],
  ['ink3', 'sunken', least.text],
  ['line-strong', 'paper', least.shape],
  ['line-strong', 'surface', least.shape],
  ['line-strong', 'sunken', least.shape],
  ['fern', 'paper', least.text],
  ['fern', 'surface', least.text],
  ['fern', 'sunken', least.text],
  ['fern', 'heather-100', least.text],
  ['fern', 'fern-100', least.text],
  ['fern-hover', 'paper', least.text],
  ['on-fern', 'fern', least.text],
  ['on-fern', 'fern-hover', least.text],
  ['on-gorse', 'gorse', least.text],
  ['on-gorse', 'gorse-hover', least.text],
  ['gorse-deep', 'gorse-100', least.text],
  ['heather', 'paper', least.text],
  ['heather', 'surface', least.text],
  ['heather', 'heather-100', least.text],
  ['kite', 'surface', least.text],
  ['kite', 'kite-100', least.text],
  ['surface', 'kite', least.text],
  ['estuary', 'estuary-100', least.text],
  ['focus', 'paper', least.shape],
  ['focus', 'surface', least.shape],
  ['focus', 'sunken', least.shape],
  ['focus', 'heather-100', least.shape],
];

/** Returns the contrast ratio of two colours (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const luminances = [luminance(a), luminance(b)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
