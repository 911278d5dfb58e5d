/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicFiles } from '../../src/build/host/publicFiles';
import { editingPaths, tokenHeader } from '../../src/model/editing';
import { publicFolder } from './builtSite';

test('nothing of the live server’s editor is in the site', () => {
  const files = publicFiles(publicFolder).filter((file) => /\.(?:html|js|mjs|json|map|txt|css)$/.test(file));
  const traces = ['__camre', tokenHeader, ...Object.values(editingPaths)];
  const found = files.filter((file) => {
    const text = readFileSync(path.join(publicFolder, file), 'utf8').toLowerCase();
    return traces.some((trace) => text.includes(trace));
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
