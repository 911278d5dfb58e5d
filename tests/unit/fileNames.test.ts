import { readdirSync } from 'node:fs';
import path from 'node:path';

test('no two modules have names that differ only in case: macOS and Windows take one for the other', () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('src', file).replace(/\.tsx?$/, ''));
  const firstOf = new Map<string, string>();
  const confused = modules.filter((module) => {
    const known = firstOf.get(module.toLowerCase());
    firstOf.set(module.toLowerCase(), module);
    return known !== undefined;
  });
  expect(confused).toEqual([]);
  expect(modules.length).toBeGreaterThan(300);
});
