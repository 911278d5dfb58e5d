/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { artSprite } from '../../src/commands/artSprite';
import { courseSlugs, featureSlugs } from '../../src/routes';

const sprite = readFileSync('static/art.svg', 'utf8');

test('static/art.svg is what npm run art makes', () => {
  expect(sprite).toBe(artSprite());
});

test('the drawing of the name is as wide as the page takes it to be', () => {
  const { width }: { width: number } = JSON.parse(readFileSync('src/ui/wordmark.json', 'utf8'));
  expect(readFileSync('static/wordmark.svg', 'utf8')).toContain(`viewBox="0 0 ${Math.round(width * 100)} 100"`);
});

test.each([...courseSlugs.map((slug) => `category-${slug}`), ...featureSlugs.map((slug) => `feature-${slug}`), 'fort'])(
  'there is a drawing of %s',
  (name) => {
    expect(sprite).toContain(`<symbol id="${name}"`);
  },
);
