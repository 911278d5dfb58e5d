import { contrast, contrastPairs, least } from '../../gallery/contrast';
import { theme } from '../../../src/ui/theme';

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  test.each(contrastPairs)('%s on %s reaches %f', (foreground, ground, ratio) => {
    expect(contrast(theme[scheme][foreground], theme[scheme][ground])).toBeGreaterThanOrEqual(ratio);
  });

  test.each(Object.entries(theme.hues))('the hue of %s reads on its tint, on paper and on cards', (_category, pair) => {
    const [hue, tint] = pair[scheme];
    for (const ground of [tint, theme[scheme].paper, theme[scheme].surface]) {
      expect(contrast(hue, ground)).toBeGreaterThanOrEqual(least.text);
    }
  });

  test.each(['ground', 'raised'] as const)('the slate band’s %s carries the dark palette', (level) => {
    const ground = theme.slate[scheme][level];
    const { gorse, fern, ink3, kite, lineStrong, focus } = theme.dark;
    for (const colour of [theme.slate.onSlate, theme.slate.onSlate2, gorse, fern, ink3, kite]) {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least.text);
    }
    for (const colour of [lineStrong, focus]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least.shape);
  });
});
