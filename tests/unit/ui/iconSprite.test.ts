import { iconsUsedIn, iconSprite } from '../../../src/ui/iconSprite';

test('the sprite holds the icons a page uses and no others', () => {
  const used = iconsUsedIn('<svg><use href="#i-star"></use></svg><use href="#i-check"></use>');
  expect(used).toEqual(['check', 'star']);
  const sprite = iconSprite(used);
  expect(sprite.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="i-check"', '<symbol id="i-star"']);
});

test('every drawing begins with an absolute move, since several shapes share a path', () => {
  const drawings = [...iconSprite().matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  expect(drawings.length).toBeGreaterThan(80);
  expect(drawings.every((drawing) => drawing?.startsWith('M') && !/m/.test(drawing.slice(0, 1)))).toBe(true);
});
