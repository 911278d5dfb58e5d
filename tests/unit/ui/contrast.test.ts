import { theme } from '../../../src/ui/theme';

const text = 4.5;
const shape = 3;

/** Pairs that stand on each other somewhere on the site: foreground, ground, least ratio (WCAG 1.4.3, 1.4.11). */
const pairs: [keyof typeof theme.light, keyof typeof theme.light, number][] = [
  ['ink', 'paper', text],
  ['ink', 'surface', text],
  ['ink', 'sunken', text],
  ['ink', 'heather100', text],
  ['ink', 'gorseMark', text],
  ['ink2', 'paper', text],
  ['ink2', 'surface', text],
  ['ink2', 'sunken', text],
  ['ink2', 'heather100', text],
  ['ink3', 'paper', text],
  ['ink3', 'surface', text],
  ['ink3', 'sunken', text],
  ['lineStrong', 'paper', shape],
  ['lineStrong', 'surface', shape],
  ['lineStrong', 'sunken', shape],
  ['fern', 'paper', text],
  ['fern', 'surface', text],
  ['fern', 'sunken', text],
  ['fern', 'heather100', text],
  ['fern', 'fern100', text],
  ['fernHover', 'paper', text],
  ['onFern', 'fern', text],
  ['onFern', 'fernHover', text],
  ['onGorse', 'gorse', text],
  ['onGorse', 'gorseHover', text],
  ['gorseDeep', 'gorse100', text],
  ['heather', 'paper', text],
  ['heather', 'surface', text],
  ['heather', 'heather100', text],
  ['kite', 'surface', text],
  ['kite', 'kite100', text],
  ['surface', 'kite', text],
  ['estuary', 'estuary100', text],
  ['moss', 'paper', text],
  ['focus', 'paper', shape],
  ['focus', 'surface', shape],
  ['focus', 'sunken', shape],
  ['focus', 'heather100', shape],
];

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  test.each(pairs)('%s on %s reaches %f', (foreground, ground, least) => {
    expect(contrast(theme[scheme][foreground], theme[scheme][ground])).toBeGreaterThanOrEqual(least);
  });

  test.each(Object.entries(theme.hues))(
    'the hue of %s reads on its tint, on paper and on cards',
    (_category, pair) => {
      const [hue, tint] = pair[scheme];
      for (const ground of [tint, theme[scheme].paper, theme[scheme].surface]) {
        expect(contrast(hue, ground)).toBeGreaterThanOrEqual(text);
      }
    },
  );

  test.each(['ground', 'raised'] as const)('the slate band’s %s carries the dark palette', (level) => {
    const ground = theme.slate[scheme][level];
    const { gorse, fern, ink3, kite, lineStrong, focus } = theme.dark;
    for (const colour of [theme.slate.onSlate, theme.slate.onSlate2, gorse, fern, ink3, kite]) {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(text);
    }
    for (const colour of [lineStrong, focus]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(shape);
  });
});

/** The ratio of two colours' relative luminances (WCAG 2.2). */
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
