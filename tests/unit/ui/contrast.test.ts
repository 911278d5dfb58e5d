import { contrast, contrastPairs, least } from './contrastPairs';
import { theme } from '../../../src/site/ui/theme';

const { colours } = theme;

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  test.each(contrastPairs)('%s on %s reaches %f', (foreground, ground, ratio) => {
    expect(contrast(colours[foreground][scheme], colours[ground][scheme])).toBeGreaterThanOrEqual(ratio);
  });

  test.each(['ground', 'raised'] as const)('the dark palette reads on the slate band’s %s', (level) => {
    const ground = theme.slate[scheme][level];
    const { gorse, fern, ink3, kite, 'line-strong': lineStrong, focus } = colours;
    const palette = [gorse, fern, ink3, kite].map(({ dark }) => dark);
    for (const colour of [theme.slate.onSlate, theme.slate.onSlate2, ...palette]) {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least.text);
    }
    for (const { dark } of [lineStrong, focus]) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(least.shape);
  });
});
