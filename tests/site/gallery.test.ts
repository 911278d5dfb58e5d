/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { publicFolder } from './builtSite';

/** Files and folders. */
const names = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });

test('a build has no page of the gallery, nor its data', () => {
  expect(names.filter((name) => /gallery/i.test(name))).toEqual([]);
});

test('nothing that a build serves names the gallery or has its code', () => {
  const texts = names.filter(
    (name) =>
      /\.(html|js|json|xml|txt|css|svg|conf)$|^_(headers|redirects)$/.test(name) &&
      statSync(path.join(publicFolder, name)).isFile(),
  );
  const found = texts.filter((file) =>
    /_gallery|Gallery of parts|data-specimen|GalleryQuery/.test(readFileSync(path.join(publicFolder, file), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
