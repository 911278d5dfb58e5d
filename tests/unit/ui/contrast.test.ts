import { contrast, contrastPairs, least } from '../../gallery/contrast';
import { theme } from '../../../src/ui/theme';

const { colours } = theme;

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  test.each(contrastPairs)('%s on %s reaches %f', (foreground, ground, ratio) => {
    expect(contrast(colours[foreground][scheme], colours[ground][scheme])).toBeGreaterThanOrEqual(ratio);
  });

  test.each(Object.entries(theme.hues))(
    'the hue of %s reads on its tint, on paper and on cards',
    (_category, [hue, tint]) => {
      for (const ground of [tint, 'paper', 'surface'] as const) {
        expect(contrast(colours[hue][scheme], colours[ground][scheme])).toBeGreaterThanOrEqual(least.text);
      }
    },
  );

  test.each(['ground', 'raised'] as const)('the slate band’s %s carries the dark palette', (level) => {
    const ground = theme.slate[scheme][level];
    const { gorse, fern, ink3, kite, 'line-strong': lineStrong, focus } = colours;
    const palette = [gorse, fern, ink3, kite].map(({ dark }) => dark);
    for (const colour of [theme.slate.onSlate, theme.slate.onSlate2, ...palette]) {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least.text);
    }
    for (const { dark } of [lineStrong, focus]) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(least.shape);
  });
});
