/** @jest-environment jsdom */
import { mostVisibleFirst } from '../../src/authoring/texts/editableTexts';
import type { StringState } from '../../src/content/strings/strings';

test('a translator begins with what most visitors see; what is only heard, or shown where something fails, comes last', () => {
  const [home, pricing] = ['/', '/pricing'];
  const text = (name: string, pages: readonly string[], state: StringState, context: string) => ({
    name,
    pages,
    state,
    context: [context],
  });
  const texts = [
    text('label', [home, pricing], 'missing', 'Screen-reader name of the trail of links'),
    text('toast', [home, pricing], 'missing', 'Title of a toast when a link leads nowhere'),
    text('price', [pricing], 'missing', 'Heading'),
    text('old menu', [home, pricing], 'stale', 'Menu'),
    text('menu', [home, pricing], 'missing', 'Menu'),
    text('hero', [home], 'missing', 'Heading'),
  ];
  const names = mostVisibleFirst(texts, [home, pricing]).map(({ name }) => name);
  expect(names).toEqual(['menu', 'old menu', 'hero', 'price', 'label', 'toast']);
});
