import { hues } from '../../../src/content/data/hues';
import { hueTokens, theme } from '../../../src/site/ui/theme';

type Colour = keyof typeof theme.colours;

/** Minimum ratios of text and of meaningful shapes (WCAG 1.4.3, 1.4.11). */
const least = { text: 4.5, shape: 3 } as const;

/** Foreground, the backgrounds that it is on, minimum ratio. */
const uses: readonly (readonly [Colour, readonly Colour[], number])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'heather-100', 'gorse-mark'], least.text],
  ['ink2', ['paper', 'surface', 'sunken', 'heather-100'], least.text],
  ['ink3', ['paper', 'surface', 'sunken'], least.text],
  ['line-strong', ['paper', 'surface', 'sunken'], least.shape],
  ['fern', ['sunken', 'heather-100'], least.text],
  ['fern-hover', ['paper'], least.text],
  ['on-fern', ['fern', 'fern-hover'], least.text],
  ['on-gorse', ['gorse', 'gorse-hover'], least.text],
  ['surface', ['kite'], least.text],
  ['focus', ['paper', 'surface', 'sunken', 'heather-100'], least.shape],
  ...hues.map(hueTokens).map(([hue, tint]) => [hue, [tint, 'paper', 'surface'], least.text] as const),
];

/** Pairs in use: foreground, background, minimum ratio. */
const contrastPairs = uses.flatMap(([foreground, grounds, ratio]) =>
  grounds.map((ground) => [foreground, ground, ratio] as const),
);

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  test.each(contrastPairs)('%s on %s reaches %f', (foreground, ground, ratio) => {
    expect(contrast(theme.colours[foreground][scheme], theme.colours[ground][scheme])).toBeGreaterThanOrEqual(ratio);
  });

  test.each(['slate', 'slate-raised'] as const)('the dark palette reads on %s', (level) => {
    const ground = theme.slate[level][scheme];
    const { gorse, fern, ink3, kite, 'line-strong': lineStrong, focus } = theme.colours;
    const palette = [gorse, fern, ink3, kite].map(({ dark }) => dark);
    for (const colour of [theme.constants['on-slate'], theme.constants['on-slate2'], ...palette]) {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least.text);
    }
    for (const { dark } of [lineStrong, focus]) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(least.shape);
  });
});

/** Returns the contrast ratio of two colours (WCAG 2.2). */
function contrast(a: string, b: string): number {
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
